const KEY = 'console:username';

/** The user name kept in this browser; null when none was to be kept. */
export function rememberedUsername(): string | null {
  return localStorage.getItem(KEY);
}

export function rememberUsername(username: string | null): void {
  if (username === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, username);
}
