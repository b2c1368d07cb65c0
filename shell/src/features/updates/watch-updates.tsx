import type { Registry } from '@console/contract-core';
import type { Store, WritableStore } from '@console/platform';
import type { ReactNode } from 'react';
import type { ModuleList } from '../../core/modules/module-list.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { releaseDifference } from './release-difference.ts';
import { UpdateLine } from './update-line.tsx';

export interface WatchedUpdates {
  /** Asks for the releases of now. */
  readonly read: () => Promise<Registry>;
  readonly modules: Pick<ModuleList, 'get' | 'offer'>;
  /** The shell's build that this page is. */
  readonly shell: Registry['shell'];
  readonly lock: Store<{ readonly locked: boolean }>;
  readonly tabs: Pick<PageTabs, 'get' | 'subscribe' | 'page'>;
  /** Where the line is put. */
  readonly line: WritableStore<ReactNode>;
}

const EVERY_MS = 60_000;
/** Pages opened together do not ask together. */
const SPREAD = 0.2;
/** A window that is clicked in and out does not ask each time. */
const AGAIN_MS = 5_000;

/**
 * Notices that something was released since the page was loaded, and offers to reload. A module that nothing
 * runs of is simply taken as it is now. Asks each minute and when its reader comes back, not behind the lock.
 */
export function watchUpdates({ read, modules, shell, lock, tabs, line }: WatchedUpdates): () => void {
  let dismissed: string | null = null;
  let asked = -AGAIN_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLooking = (): boolean => !lock.get().locked && document.visibilityState === 'visible';

  const look = async (): Promise<void> => {
    asked = performance.now();
    const released = await read().catch(() => null);
    if (released === null || released.modules.length === 0) return;
    modules.offer(released.modules);
    const news = releaseDifference({ modules: modules.get(), shell }, released);
    if (news === null || news.key === dismissed) return line.set(null);
    const dismiss = (): void => {
      dismissed = news.key;
      line.set(null);
    };
    line.set(<UpdateLine key={news.key} titles={news.titles} tabs={tabs} onDismiss={dismiss} />);
  };
  const lookSoon = (): void => {
    if (isLooking() && performance.now() - asked >= AGAIN_MS) void look();
  };
  const rest = (): void => {
    timer = setTimeout(
      () => {
        lookSoon();
        rest();
      },
      EVERY_MS * (1 + SPREAD * (2 * Math.random() - 1)),
    );
  };

  lookSoon();
  rest();
  window.addEventListener('focus', lookSoon);
  document.addEventListener('visibilitychange', lookSoon);
  const deaf = lock.subscribe(lookSoon);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', lookSoon);
    document.removeEventListener('visibilitychange', lookSoon);
    deaf();
  };
}
