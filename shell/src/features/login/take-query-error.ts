/** The `error` a redirect brought, removed from the address so that a reload does not show it again. */
export function takeQueryError(): string | null {
  const url = new URL(window.location.href);
  const error = url.searchParams.get('error');
  if (error === null) return null;
  url.searchParams.delete('error');
  window.history.replaceState(window.history.state, '', url.pathname + url.search + url.hash);
  return error.trim() || null;
}
