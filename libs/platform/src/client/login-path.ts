import { safePath } from '@console/contract-core';

/** Where a sign-in may lead back to. */
export { safePath as safeRedirect };

/** The login page that leads back to `here`, a path of this origin with its query. */
export function loginPath(here: string): string {
  const back = safePath(here);
  return back === '/' || /^\/login\b/i.test(back) ? '/login' : `/login?redirect=${encodeURIComponent(back)}`;
}
