import { PlatformProvider } from '@console/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createLock } from '../../features/lock/lock-store.ts';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { createTabPage } from '../../core/tabs/create-tab-page.ts';
import { createPlatform } from './create-platform.ts';
import { LockGate } from './lock-gate.tsx';

/**
 * The console of a session that is locked when the page opens: the lock alone. Before the password the
 * server does not say what its user may see; `onUnlocked` then makes pages, menus and the tabs that were
 * open.
 */
export function createLockedConsole(session: SessionInfo, onUnlocked: () => void): ReactElement {
  const platform = createPlatform({
    session,
    tabs: { navigate: nothing, page: () => NO_PAGE },
    notify: { success: nothing, info: nothing, error: nothing },
    reportCrash: nothing,
  });
  const lock = createLock({ session, queryClient: platform.queryClient });
  const stop = lock.subscribe(() => {
    if (lock.get().locked) return;
    stop();
    onUnlocked();
  });
  return (
    <PlatformProvider value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <LockGate lock={lock} session={session}>
          {null}
        </LockGate>
      </QueryClientProvider>
    </PlatformProvider>
  );
}

const nothing = (): void => undefined;

const NO_PAGE = createTabPage({
  address: '/',
  shown: true,
  onReplaced: nothing,
  back: nothing,
  setTitle: nothing,
  setUnsaved: nothing,
});
