import type { Registry } from '@console/contract-core';
import type { Store, WritableStore } from '@console/platform';
import type { ReactNode } from 'react';
import type { ModuleList } from '../../core/modules/module-list.ts';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { releaseDifference } from './release-difference.ts';
import { UpdateLine } from './update-line.tsx';

export interface WatchedUpdates {
  /** Loads the present releases. */
  readonly read: () => Promise<Registry>;
  readonly modules: Pick<ModuleList, 'get' | 'offer'>;
  /** The build of the shell that this page runs. */
  readonly shell: Registry['shell'];
  readonly lock: Store<{ readonly locked: boolean }>;
  readonly tabs: Pick<PageTabs, 'get' | 'subscribe' | 'page'>;
  /** The place where the offer is drawn. */
  readonly line: WritableStore<ReactNode>;
}

const EVERY_MS = 60_000;
/** A random share of the interval, so that pages opened together do not all ask together. */
const SPREAD = 0.2;
/** Milliseconds before it is asked again: a window that is clicked in and out does not ask each time. */
const AGAIN_MS = 5_000;

/**
 * Watches for releases made since the page was loaded, and offers to reload. A module that is not loaded in
 * this page is simply replaced. Asks each minute and when the reader comes back, not while the session is
 * locked.
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
