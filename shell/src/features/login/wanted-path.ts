import { safeRedirect } from '@console/platform/login-path';

/** The path of this origin that the visitor wanted before signing in. */
export function wantedPath(): string {
  return safeRedirect(new URLSearchParams(window.location.search).get('redirect'));
}
