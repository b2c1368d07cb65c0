import { CallError } from '@console/platform/call-error';
import { refreshCount, refreshSession } from '@console/platform/refresh-session';
import { ask } from '../login/ask.ts';

export const SIGNED_CALL = { method: 'GET', path: '/api/blade-user/info' } as const;

/** Whether a session stands in this browser, renewed if need be; leads nowhere when none does. */
export async function isSignedIn(): Promise<boolean> {
  try {
    await ask(SIGNED_CALL);
    return true;
  } catch (error) {
    return error instanceof CallError && error.status === 401 && renewed();
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
