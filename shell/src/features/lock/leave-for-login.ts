import { loginPath } from '@console/platform';
import { forgetHands } from '../../core/session/forget-hands.ts';

/**
 * Goes to the login page when the session is over, and back here after signing in; a reason is shown there.
 */
export function leaveForLogin(reason: string | null): void {
  forgetHands();
  const url = new URL(loginPath(window.location.pathname + window.location.search), window.location.origin);
  if (reason !== null) url.searchParams.set('error', reason);
  window.location.assign(url.pathname + url.search);
}
