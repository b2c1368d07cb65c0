import { CallError } from '@console/platform/call-error';
import { refreshCount, refreshSession } from '@console/platform/refresh-session';
import { ask } from '../login/ask.ts';

export const SIGNED_CALL = { method: 'GET', path: '/api/blade-user/info' } as const;

/** What of the answer names a person. */
export interface SignedPerson {
  readonly username: string;
  readonly realName: string;
}

/** Whether a session stands in this browser, renewed if need be; leads nowhere when none does. */
export async function isSignedIn(): Promise<boolean> {
  try {
    await ask(SIGNED_CALL);
    return true;
  } catch (error) {
    return isRefused(error) && renewed();
  }
}

/** Whose session stands in this browser, renewed if need be; null for none. Throws where that cannot be told. */
export async function signedPerson(): Promise<SignedPerson | null> {
  const asked = () => ask<SignedPerson>(SIGNED_CALL);
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
