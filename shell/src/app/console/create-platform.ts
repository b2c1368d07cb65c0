import { allows, type ModuleName, type Need } from '@console/contract-core';
import {
  CallError,
  createEvents,
  createStore,
  type Notify,
  type Platform,
  type SessionUser,
  type ThemeMode,
  type WritableStore,
} from '@console/platform';
import { QueryClient } from '@tanstack/react-query';
import type { PageTabs } from '../../core/tabs/create-page-tabs.ts';
import { HOME_KEY } from '../../core/tabs/tab-state.ts';
import { storedTheme } from '../../core/theme/theme-choice.ts';
import { watchWindow } from '../../core/window/watch-window.ts';
import { healAnswers } from './heal-answers.ts';

interface PlatformOptions {
  readonly session: SessionUser;
  readonly tabs: Pick<PageTabs, 'navigate' | 'page'>;
  readonly notify: Notify;
  readonly reportCrash: (module: ModuleName, error: unknown) => void;
}

export interface ShellPlatform extends Platform {
  readonly theme: WritableStore<ThemeMode>;
}

/** The platform: one object that all modules receive; each page gets it with its own address. */
export function createPlatform({ session, tabs, notify, reportCrash }: PlatformOptions): ShellPlatform {
  return {
    session,
    can: (need) => canOf(session, need),
    navigate: tabs.navigate,
    page: tabs.page(HOME_KEY),
    theme: createStore<ThemeMode>(storedTheme()),
    window: watchWindow(),
    events: createEvents(),
    queryClient: createQueryClient(),
    notify,
    reportCrash,
  };
}

/**
 * Whether the user has an authority. The registry carries needs as plain text: an authority this shell does
 * not know is not granted.
 */
export const canOf = ({ authorities }: SessionUser, need: string | readonly string[]): boolean =>
  allows(need as Need, authorities);

/**
 * A query client that shows old answers while new ones load; only a call without any answer is tried once
 * more.
 */
function createQueryClient(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A page out of sight does not use its answers; when it is shown again they are still there.
        gcTime: 60 * 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 1 && error instanceof CallError && [0, 503].includes(error.status),
      },
    },
  });
  healAnswers(queries);
  return queries;
}
