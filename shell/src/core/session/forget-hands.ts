/**
 * The storage key, completed by the user's id, of the time of the user's last activity in this browser, in
 * milliseconds since the epoch.
 */
export const ACTIVE_KEY = 'console:active:';

/**
 * Forgets the last activity when a session ends, begins or is unlocked: idle time counts from then, or the
 * next page would lock at once.
 */
export function forgetHands(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(ACTIVE_KEY)) localStorage.removeItem(key);
}
