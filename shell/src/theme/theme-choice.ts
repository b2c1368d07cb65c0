const KEY = 'console:theme';

type Theme = 'light' | 'dark';

/** The choice made in this browser; light until one is made. */
export function storedTheme(): Theme {
  return localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light';
}

export function storeTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
}

/** The style sheets' variables follow one attribute of the document. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
