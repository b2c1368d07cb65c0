import type { Platform } from '@console/platform';
import { storeVisit, type Visit } from '../../core/visits/recent-visits.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';

/** A page counts as visited once it was shown this long. */
const VISIT_MS = 1_000;

/**
 * Records what this user looked at, for the home page and the command palette. A page whose subject comes late is first
 * recorded under the title of its route, then under its own.
 */
export function followVisits({
  tabs,
  platform,
}: {
  readonly tabs: PageTabs;
  readonly platform: Platform;
}): void {
  const { userId } = platform.session;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: string | null = null;
  let kept: Visit | null = null;
  const follow = (): void => {
    const { active } = tabs.get();
    if (active !== seen) {
      seen = active;
      kept = null;
      clearTimeout(timer);
      timer = setTimeout(keep, VISIT_MS);
    } else if (kept !== null && isRetitled(kept, seen)) keep();
  };
  const isRetitled = ({ path, title }: Visit, shown: string | null): boolean =>
    tabs.get().tabs.some((tab) => tab.key === shown && tab.address === path && tab.title !== title);
  const keep = (): void => {
    const { tabs: open, view } = tabs.get();
    const tab = open.find(({ key }) => key === seen);
    if (!tab || (view.kind !== 'remote' && view.kind !== 'own')) return;
    const visit: Visit = {
      path: tab.address,
      title: tab.title,
      page: view.route.title,
      at: platform.window.get()?.now() ?? 0,
    };
    storeVisit(userId, visit, kept);
    kept = visit;
  };
  follow();
  tabs.subscribe(follow);
}
