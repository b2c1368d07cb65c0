import { sessionAddresses } from '@console/contract-access/addresses';
import type { OutputOf } from '@console/contract-core';
import { CallError } from '@console/platform/call-error';
import { refreshCount, refreshSession } from '@console/platform/refresh-session';
import { ask } from '../ask.ts';

/** The parts of the answer that name a person. */
export type SignedPerson = Pick<OutputOf<typeof sessionAddresses.info>, 'username' | 'realName'>;

/** Whether this browser has a session, renewed if need be; redirects nowhere when it has none. */
export async function isSignedIn(): Promise<boolean> {
  try {
    await ask(sessionAddresses.info, {});
    return true;
  } catch (error) {
    return isRefused(error) && renewed();
  }
}

/**
 * The person whose session this browser has, renewed if need be; null for none. Throws where that is
 * unknown.
 */
export async function signedPerson(): Promise<SignedPerson | null> {
  const asked = (): Promise<SignedPerson> => ask(sessionAddresses.info, {});
  try {
    return await asked();
  } catch (error) {
    if (!isRefused(error)) throw error;
    return (await renewed()) ? asked() : null;
  }
}

/**
 * Whether the session was renewed. False also when the server was not reached: callers then continue as if
 * no one were signed in.
 */
export async function renewed(): Promise<boolean> {
  try {
    return await refreshSession(refreshCount());
  } catch {
    return false;
  }
}

const isRefused = (error: unknown): boolean => error instanceof CallError && error.status === 401;
