import { sessionAddresses } from '@console/contract-access/addresses';
import { createClient } from '@console/platform';
import { forgetHands } from './forget-hands.ts';

/**
 * Ends the session on the server. Throws CallError when it did not end. Uses the plain path, because the
 * refresh cookie, which outlives the access token, is sent nowhere else.
 */
export async function endSession(): Promise<void> {
  await createClient('gateway').call(sessionAddresses.logout, {});
  forgetHands();
}

/** Ends the session and leaves for the login page. */
export async function signOut(): Promise<void> {
  await endSession();
  window.location.assign('/login');
}
