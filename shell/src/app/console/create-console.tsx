import type { Preferences } from '@console/contract-access';
import type { Registry } from '@console/contract-core';
import { createStore, PlatformProvider, type Notify, type Platform } from '@console/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { createToasts } from '../frame/toasts.tsx';
import { watchIdle } from '../../features/lock/idle-lock.ts';
import { createLock, type Lock } from '../../features/lock/lock-store.ts';
import { loadRegistry } from '../../core/modules/load-registry.ts';
import { createModuleStage } from '../../core/modules/module-stage.ts';
import { createFailureReports } from '../../core/modules/report-failure.ts';
import type { SessionInfo } from '../../core/session/load-session.ts';
import { followPreferences, preferenceStore, savePreferences } from '../../core/session/preferences.ts';
import { applyAppearance, keepAppearance } from '../../core/theme/theme-choice.ts';
import { SHELL_PAGES } from '../pages/shell-pages.ts';
import { createPageTabs } from '../../core/tabs/create-page-tabs.ts';
import type { WatchedUpdates } from '../../features/updates/watch-updates.tsx';
import type { ConsoleActions } from '../../core/menu/console-actions.ts';
import { Console } from './console.tsx';
import { canOf, createPlatform } from './create-platform.ts';
import { LockGate } from './lock-gate.tsx';
import { followVisits } from './follow-visits.ts';

/** The console put together: tabs, platform, stage and the React tree that draws around them. */
export function createConsole(session: SessionInfo, { modules, shell }: Registry): ReactElement {
  const { notify, toasts } = createToasts();
  const owner = `${session.tenantId}:${session.userId}`;
  const tabs = createPageTabs({
    pages: { own: SHELL_PAGES, modules },
    owner,
    can: (need) => canOf(session, need),
  });
  const platform = createPlatform({
    session,
    tabs,
    notify,
    // // The frame's own crash; a page's crash is known by its tab.
    reportCrash: (_module, error) => notify.error(error instanceof Error ? error : '页面出错'),
  });
  const pages = new Map<string, Platform>();
  const platformOf = (key: string): Platform => {
    const page = tabs.page(key);
    const kept = pages.get(key);
    if (kept?.page === page) return kept;
    const own: Platform = { ...platform, page, reportCrash: (_module, error) => stage.crashed(key, error) };
    pages.set(key, own);
    return own;
  };
  tabs.subscribe(() => {
    for (const key of pages.keys()) if (!tabs.get().tabs.some((tab) => tab.key === key)) pages.delete(key);
  });
  const lock = createLock({ session, queryClient: platform.queryClient });
  watchIdle({
    userId: session.userId,
    minutes: () => preferenceStore.get().autoLockMinutes,
    lock: () => lock.cover(),
  });
  const stage = createModuleStage({
    modules,
    tabs,
    platformOf,
    forgetAnswers: (name) => platform.queryClient.removeQueries({ queryKey: [name] }),
    whenOpen: whenUnlocked(lock),
    report: createFailureReports(),
  });
  const line = createStore<ReactNode>(null);
  watchLater({ read: loadRegistry, modules: stage.modules, shell, lock, tabs, line });
  followVisits({ tabs, platform });
  followPreferences(session.preferences, (preferences) => {
    platform.theme.set(preferences.theme);
    applyAppearance(preferences);
    keepAppearance(preferences);
  });
  return (
    <PlatformProvider value={platform}>
      <QueryClientProvider client={platform.queryClient}>
        <LockGate lock={lock} session={session}>
          <Console
            session={session}
            modules={modules}
            stage={stage}
            tabs={tabs}
            platformOf={platformOf}
            actions={consoleActions(notify, lock)}
            line={line}
            toasts={toasts}
          />
        </LockGate>
      </QueryClientProvider>
    </PlatformProvider>
  );
}

/** The actions that header and palette offer. */
function consoleActions(notify: Notify, lock: Lock): ConsoleActions {
  const fail = (text: string) => (error: unknown) => notify.error(error instanceof Error ? error : text);
  const save = (change: Partial<Preferences>): void =>
    void savePreferences(change).catch(fail('设置没有保存'));
  return {
    switchTheme: () => save({ theme: preferenceStore.get().theme === 'dark' ? 'light' : 'dark' }),
    switchUpColour: () => save({ upColour: preferenceStore.get().upColour === 'red' ? 'green' : 'red' }),
    lock: () => void lock.lock().catch(fail('锁屏失败')),
  };
}

/** Fetched after everything the reader waits for; but soon, since a later shell replaces these files. */
const WATCH_AFTER_MS = 5_000;

function watchLater(updates: WatchedUpdates): void {
  const watch = async (): Promise<void> => {
    const { watchUpdates } = await import('../../features/updates/watch-updates.tsx');
    watchUpdates(updates);
  };
  setTimeout(() => void watch().catch(() => undefined), WATCH_AFTER_MS);
}

function whenUnlocked(lock: Lock): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!lock.get().locked) resolve();
    };
    look();
    lock.subscribe(look);
  });
}
