const THEME_KEY = 'console:theme';
const UP_KEY = 'console:up-colour';

export interface Appearance {
  readonly theme: 'light' | 'dark';
  /** The colour of rising prices. */
  readonly upColour: 'red' | 'green';
}

/** The theme this browser showed last: the first paint does not wait for the server. */
export function storedTheme(): Appearance['theme'] {
  return localStorage.getItem(THEME_KEY) === 'dark' ? 'dark' : 'light';
}

export function storedUpColour(): Appearance['upColour'] {
  return localStorage.getItem(UP_KEY) === 'green' ? 'green' : 'red';
}

/** The style sheets' variables follow two attributes of the document. */
export function applyAppearance({ theme, upColour }: Appearance): void {
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['market'] = upColour === 'green' ? 'green-up' : 'red-up';
}

export function keepAppearance({ theme, upColour }: Appearance): void {
  localStorage.setItem(THEME_KEY, theme);
  localStorage.setItem(UP_KEY, upColour);
}
