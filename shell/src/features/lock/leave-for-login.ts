import { loginPath } from '@console/platform';
import { forgetHands } from '../../core/session/forget-hands.ts';

/** The session is over: to the login page, and back here after it; a reason is shown there. */
export function leaveForLogin(reason: string | null): void {
  forgetHands();
  const url = new URL(loginPath(window.location.pathname + window.location.search), window.location.origin);
  if (reason !== null) url.searchParams.set('error', reason);
  window.location.assign(url.pathname + url.search);
}
