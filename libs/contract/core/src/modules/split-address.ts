/** An address within the console: its path, and its query with the `?`, empty without one. */
export function splitAddress(address: string): { readonly path: string; readonly search: string } {
  const at = address.indexOf('?');
  return at === -1
    ? { path: address, search: '' }
    : { path: address.slice(0, at), search: address.slice(at) };
}
