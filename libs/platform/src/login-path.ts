/** The login page that leads back to `here`, a path of this origin with its query. */
export function loginPath(here: string): string {
  const back = safeRedirect(here);
  return back === '/' || /^\/login\b/i.test(back) ? '/login' : `/login?redirect=${encodeURIComponent(back)}`;
}

/** `wanted` when it is a path of this origin, else `/`: `//host`, `/\host` and schemes lead elsewhere. */
export function safeRedirect(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and newlines inside an address, which would uncover a second slash.
  return [...wanted].some((character) => character < ' ') ? '/' : wanted;
}
