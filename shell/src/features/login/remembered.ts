/**
 * What the login page stores in this browser: names the visitor wanted remembered, and the tab chosen last.
 */
type Kept = 'username' | 'phone' | 'login-tab';

/** The stored text; null when there is none. */
export function remembered(what: Kept): string | null {
  return localStorage.getItem(`console:${what}`);
}

/** Stores `text`; null removes what was stored. */
export function remember(what: Kept, text: string | null): void {
  if (text === null) localStorage.removeItem(`console:${what}`);
  else localStorage.setItem(`console:${what}`, text);
}
