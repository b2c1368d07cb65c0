import { sessionAddresses } from '@console/contract-access/addresses';
import { ACCESS_MESSAGES } from '@console/contract-access/texts';
import { CallError, createClient } from '@console/platform';
import { loadSession } from '../../core/session/load-session.ts';

export type UnlockAnswer =
  | { readonly kind: 'unlocked' }
  /** The server's own words; `triesLeft` null when it did not say. */
  | { readonly kind: 'wrong'; readonly text: string; readonly triesLeft: number | null }
  /** The session is over; why, where the server said so. */
  | { readonly kind: 'over'; readonly text: string };

/** Tries one password. Throws CallError when the server did not decide. */
export async function unlock(password: string): Promise<UnlockAnswer> {
  // The caller decides where to go when the session is over.
  const client = createClient('access', { onSessionLost: () => undefined });
  try {
    await client.call(sessionAddresses.unlock, { password });
    return { kind: 'unlocked' };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 401) return { kind: 'over', text: error.message };
    if (error.code !== ACCESS_MESSAGES.wrongUnlock.code) throw error;
    const info = await loadSession().catch(() => null);
    return { kind: 'wrong', text: error.message, triesLeft: info?.unlockTriesLeft ?? null };
  }
}
