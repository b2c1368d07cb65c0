import { signInAddresses } from '@console/contract-access/addresses';
import type { CallerInputOf } from '@console/contract-core';
import { ask } from './ask.ts';

/** Signs in; the session travels in cookies. Throws CallError with the text to show. */
export async function signIn(credentials: CallerInputOf<typeof signInAddresses.login>): Promise<void> {
  await ask(signInAddresses.login, credentials);
}
