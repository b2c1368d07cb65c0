import type { Platform } from '@console/platform';
import { storeVisit } from '../../core/visits/recent-visits.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';

/** A page counts as visited once it was shown this long; by then it has given itself a title. */
const VISIT_MS = 1_000;

/** Records what this user looked at, for the home page and the command palette. */
export function followVisits({
  tabs,
  platform,
}: {
  readonly tabs: PageTabs;
  readonly platform: Platform;
}): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: string | null = null;
  const follow = (): void => {
    const { active } = tabs.get();
    if (active === seen) return;
    seen = active;
    clearTimeout(timer);
    timer = setTimeout(() => keep(active), VISIT_MS);
  };
  const keep = (key: string | null): void => {
    const { tabs: open, view } = tabs.get();
    const tab = open.find((other) => other.key === key);
    if (!tab || (view.kind !== 'remote' && view.kind !== 'own')) return;
    storeVisit(platform.session.userId, {
      path: tab.address,
      title: tab.title,
      page: view.route.title,
      at: platform.window.get()?.now() ?? 0,
    });
  };
  follow();
  tabs.subscribe(follow);
}
