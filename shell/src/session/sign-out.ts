import { createClient } from '@console/platform';
import { forgetHands } from './forget-hands.ts';

export const LOGOUT_CALL = {
  id: 'access.logout',
  method: 'POST',
  path: '/api/blade-auth/logout',
  services: ['access'],
} as const;

/**
 * Ends the session on the server and leaves for the login page. Throws CallError when it did not end.
 * By the plain path: the refresh cookie, which outlives the access token, is sent nowhere else.
 */
export async function signOut(): Promise<void> {
  await createClient('gateway').send(LOGOUT_CALL, {});
  forgetHands();
  window.location.assign('/login');
}
