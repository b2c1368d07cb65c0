import { useState } from 'react';
import { forgetHands } from '../../core/session/forget-hands.ts';
import { useRefusal, type Refusal } from './use-refusal.ts';
import { wantedPath } from './wanted-path.ts';

interface Attempt extends Refusal {
  readonly sending: boolean;
  /** Loads the wanted page when `act` succeeds; calls `failed` with what it threw otherwise. */
  attempt(act: () => Promise<void>, failed: (error: unknown) => void): Promise<void>;
}

/**
 * The tries of one form to sign in. On success the browser loads the page at the address the visitor
 * wanted.
 */
export function useAttempt(first: string | null): Attempt {
  const refusal = useRefusal(first);
  const [sending, setSending] = useState(false);

  const attempt = async (act: () => Promise<void>, failed: (error: unknown) => void): Promise<void> => {
    if (sending || refusal.waiting) return;
    refusal.clear();
    setSending(true);
    try {
      await act();
      forgetHands();
      window.location.assign(wantedPath());
    } catch (error) {
      setSending(false);
      failed(error);
    }
  };

  return { ...refusal, sending, attempt };
}
