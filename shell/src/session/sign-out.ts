import { createClient } from '@console/platform';
import { forgetHands } from './forget-hands.ts';

export const LOGOUT_CALL = {
  id: 'access.logout',
  method: 'POST',
  path: '/api/blade-auth/logout',
  services: ['access'],
} as const;

/**
 * Ends the session on the server. Throws CallError when it did not end. By the plain path: the refresh cookie,
 * which outlives the access token, is sent nowhere else.
 */
export async function endSession(): Promise<void> {
  await createClient('gateway').send(LOGOUT_CALL, {});
  forgetHands();
}

/** Ends the session and leaves for the login page. */
export async function signOut(): Promise<void> {
  await endSession();
  window.location.assign('/login');
}
