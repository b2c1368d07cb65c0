/** Who may call: the sessions that the gate looks up, and a check inside an answer for an authority. */
export { requireAuthority } from './require-authority.ts';
export { SessionStore } from './session-store.ts';
