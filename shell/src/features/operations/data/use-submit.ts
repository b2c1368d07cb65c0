import { CallError, usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from './data-client.ts';

interface Submit {
  /** Returns the answer when it was accepted; null otherwise, after showing why. */
  submit<Answer extends object>(send: (idempotencyKey: string) => Promise<Answer>): Promise<Answer | null>;
  readonly submitting: boolean;
}

/**
 * Submits a create once, however often it is clicked: the same idempotency key until the server has
 * decided.
 */
export function useSubmit(): Submit {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  return {
    submitting,
    async submit(send) {
      if (submitting) return null;
      setSubmitting(true);
      key.current ??= newKey();
      try {
        const answer = await send(key.current);
        key.current = null;
        void queries.invalidateQueries({ queryKey: [client.service] });
        return answer;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        notify.error(error);
        if (isDecided(error)) key.current = null;
        return null;
      } finally {
        setSubmitting(false);
      }
    },
  };
}

/**
 * Whether the server has decided: a refusal had no effect, so the next attempt is another create. Without
 * an answer it may be the same one.
 */
function isDecided(error: Error): boolean {
  return error instanceof CallError && error.status > 0 && error.status < 500;
}

/** A new key. Not by randomUUID, which browsers limit to https and localhost. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
