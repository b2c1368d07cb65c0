import type { arrivalAddresses } from '@console/contract-access/addresses';
import type { CallerInputOf } from '@console/contract-core';

/** What a third party's redirect, or another system's link, brought in the address. */
export type Arrival =
  | { readonly kind: 'token'; readonly token: string | null }
  | { readonly kind: 'return'; readonly error: string | null; readonly input: ReturnInput };

/** As the call takes it; a stranger's link may lack anything. */
export type ReturnInput = Partial<CallerInputOf<typeof arrivalAddresses.finish>>;

/**
 * Reads a sign-in begun elsewhere and removes it from the address at once: none of it may stay in the
 * history or be sent as a referrer. Null, and the address untouched, on any other address.
 */
export function takeArrival(): Arrival | null {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const token = /^\/oauth-login\/*$/i.test(pathname);
  const source = /\/oauth\/redirect\/([^/]+)\/*$/i.exec(pathname)?.[1] ?? query.get('source');
  if (!token && (source === null || !isReturn(pathname, query))) return null;
  window.history.replaceState(null, '', pathname);
  if (token) return { kind: 'token', token: query.get('access_token') || null };
  const input: Record<string, string> = {};
  for (const name of ['code', 'state', 'iss', 'tenantId']) {
    const value = query.get(name);
    if (value) input[name] = value;
  }
  return { kind: 'return', error: query.get('error'), input: { ...(source && { source }), ...input } };
}

/**
 * Whether it is a return from a provider: a redirect path names the source, the login page's address may
 * too. Document 3 §2.19.
 */
const isReturn = (pathname: string, query: URLSearchParams): boolean =>
  /\/oauth\/redirect\//i.test(pathname) ||
  (/^\/login\/*$/i.test(pathname) && (query.has('code') || query.has('state')));
