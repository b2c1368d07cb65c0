/** `wanted` when it is a path of this origin, else `/`: `//host`, `/\host` and schemes lead elsewhere. */
export function safePath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and newlines inside an address, which would uncover a second slash.
  return [...wanted].some((character) => character < ' ') ? '/' : wanted;
}
