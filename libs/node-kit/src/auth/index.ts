/** Access control: the sessions that the gate looks up, and a check for an authority inside an answer. */
export { requireAuthority } from './require-authority.ts';
export { SessionStore } from './session-store.ts';
