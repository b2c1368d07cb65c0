/** What the login page keeps in this browser: names that were to be kept, and the tab chosen last. */
type Kept = 'username' | 'phone' | 'login-tab';

/** What is kept; null when nothing was to be. */
export function remembered(what: Kept): string | null {
  return localStorage.getItem(`console:${what}`);
}

/** Keeps `text`, or with null forgets what was kept. */
export function remember(what: Kept, text: string | null): void {
  if (text === null) localStorage.removeItem(`console:${what}`);
  else localStorage.setItem(`console:${what}`, text);
}
