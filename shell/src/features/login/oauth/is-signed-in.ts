import { sessionAddresses } from '@console/contract-access/addresses';
import type { OutputOf } from '@console/contract-core';
import { CallError } from '@console/platform/call-error';
import { refreshCount, refreshSession } from '@console/platform/refresh-session';
import { ask } from '../ask.ts';

/** What of the answer names a person. */
export type SignedPerson = Pick<OutputOf<typeof sessionAddresses.info>, 'username' | 'realName'>;

/** Whether a session stands in this browser, renewed if need be; leads nowhere when none does. */
export async function isSignedIn(): Promise<boolean> {
  try {
    await ask(sessionAddresses.info, {});
    return true;
  } catch (error) {
    return isRefused(error) && renewed();
  }
}

/** Whose session stands in this browser, renewed if need be; null for none. Throws where that cannot be told. */
export async function signedPerson(): Promise<SignedPerson | null> {
  const asked = (): Promise<SignedPerson> => ask(sessionAddresses.info, {});
  try {
    return await asked();
  } catch (error) {
    if (!isRefused(error)) throw error;
    return (await renewed()) ? asked() : null;
  }
}

/** False also where the server was not reached: whoever asks goes on as if nobody were signed in. */
export async function renewed(): Promise<boolean> {
  try {
    return await refreshSession(refreshCount());
  } catch {
    return false;
  }
}

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 401;
