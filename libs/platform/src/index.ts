/**
 * The interface between the shell and every remote: the session, authorities, navigation, theme, maintenance
 * window and notices behind one `Platform` object; a typed client over the contract's entries with
 * react-query hooks; the single-spa lifecycle adapter. It knows no page and no component set.
 */
export { CallError } from './client/call-error.ts';
export { createClient, LOCKED_EVENT, type CallOptions, type Client } from './client/client.ts';
export type { StreamListeners } from './client/follow-stream.ts';
export { wallNow } from './clock/wall-clock.ts';
export { defineRemote, WhileShown, type Lifecycles, type RemoteProps } from './define-remote.tsx';
export { createEvents, type PlatformEvents } from './events.ts';
export { lazyComponent } from './lazy-component.tsx';
export { lessMotion } from './less-motion.ts';
export { loginPath, safeRedirect } from './client/login-path.ts';
export type { PlatformPage } from './page.ts';
export type { CanNeed, Notify, Platform, SessionUser, ThemeMode } from './platform.ts';
export { PlatformProvider, usePlatform } from './platform-context.tsx';
export { createStore, useStore, type Store, type WritableStore } from './store.ts';
export { storeText } from './store-text.ts';
export { pageTitle, usePageTitle } from './hooks/use-page-title.ts';
export { useCall, type UseCallOptions } from './hooks/use-call.ts';
export { isConflict } from './client/is-conflict.ts';
export { useCan } from './hooks/use-can.ts';
export { useChange, type Change } from './hooks/use-change.ts';
export { useCreateKey } from './hooks/use-create-key.ts';
export { useDraftKeeping, type DraftStore, type Keeping } from './hooks/use-draft-keeping.ts';
export { useServerNow } from './hooks/use-server-now.ts';
export { useSession } from './hooks/use-session.ts';
export { useTablePage } from './hooks/use-table-page.ts';
export { useTheme } from './hooks/use-theme.ts';
export { useUnsaved } from './hooks/use-unsaved.ts';
export { useWindow } from './hooks/use-window.ts';
export { createServerWindow, type ServerWindow } from './server-window.ts';
