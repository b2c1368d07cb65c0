import type { ModuleName } from '@console/contract-core';
import type { QueryClient } from '@tanstack/react-query';
import type { Events } from './events.ts';
import type { PlatformPage } from './page.ts';
import type { ServerWindow } from './server-window.ts';
import type { Store } from './store.ts';

export type ThemeMode = 'light' | 'dark';

/** Who is signed in, for the life of the page: another sign-in is another page load. */
export interface SessionUser {
  readonly userId: number;
  readonly username: string;
  readonly realName: string;
  readonly tenantId: string;
  readonly authorities: readonly string[];
}

/** An authority, any of several, 'signed-in' or 'public'; plain strings as in the registry. */
export type CanNeed = string | readonly string[];

export interface Notify {
  success(text: string): void;
  info(text: string): void;
  /** A text, or an error whose message is shown. */
  error(problem: string | Error): void;
}

/** The services of the shell for a remote: one object for all modules. */
export interface Platform {
  readonly session: SessionUser;
  can(need: CanNeed): boolean;
  /** To a path of this origin, with its query. Pages of other modules are reached the same way. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /** The page this tree draws; the shell's own frame counts as home. */
  readonly page: PlatformPage;
  readonly theme: Store<ThemeMode>;
  /** The maintenance window by the server's clock; null until first known. */
  readonly window: Store<ServerWindow | null>;
  readonly events: Events;
  readonly queryClient: QueryClient;
  readonly notify: Notify;
  /** A module's error boundary reports here; the shell puts its card in the module's place. */
  reportCrash(module: ModuleName, error: unknown): void;
}
