/** With the user's id: when a hand of theirs was last seen in this browser, milliseconds since the epoch. */
export const ACTIVE_KEY = 'console:active:';

/** Once a session is over, begins or was unlocked: silence is counted anew, or what opens next locks at once. */
export function forgetHands(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(ACTIVE_KEY)) localStorage.removeItem(key);
}
