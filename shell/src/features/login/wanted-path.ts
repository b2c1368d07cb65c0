import { safeRedirect } from '@console/platform/login-path';

/** Where the visitor wanted to go before they were asked to sign in, a path of this origin. */
export function wantedPath(): string {
  return safeRedirect(new URLSearchParams(window.location.search).get('redirect'));
}
