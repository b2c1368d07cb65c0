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
import { storedTheme } from '../theme/theme-choice.ts';
import { watchWindow } from '../window/watch-window.ts';
import { navigate } from './location-store.ts';

interface PlatformOptions {
  readonly session: SessionUser;
  readonly notify: Notify;
  readonly reportCrash: (module: ModuleName, error: unknown) => void;
}

export interface ShellPlatform extends Platform {
  readonly theme: WritableStore<ThemeMode>;
}

/** The one object that all modules are handed. */
export function createPlatform({ session, notify, reportCrash }: PlatformOptions): ShellPlatform {
  return {
    session,
    // The registry carries needs as plain text: one this shell has never heard of is simply not granted.
    can: (need) => allows(need as Need, session.authorities),
    navigate,
    theme: createStore<ThemeMode>(storedTheme()),
    window: watchWindow(),
    events: createEvents(),
    queryClient: createQueryClient(),
    notify,
    reportCrash,
  };
}

/** Old answers are shown while new ones load; only what had no answer at all is tried once more. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          failures < 1 && error instanceof CallError && [0, 503].includes(error.status),
      },
    },
  });
}
