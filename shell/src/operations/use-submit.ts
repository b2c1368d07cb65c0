import { CallError, usePlatform } from '@console/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from './data-client.ts';

interface Submit {
  /** True when it was accepted; what stood in the way is said otherwise. */
  submit(send: (idempotencyKey: string) => Promise<unknown>): Promise<boolean>;
  readonly submitting: boolean;
}

/** Sends a create once, however often it is clicked: one key until the server has decided. */
export function useSubmit(): Submit {
  const { notify } = usePlatform();
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  return {
    submitting,
    async submit(send) {
      if (submitting) return false;
      setSubmitting(true);
      key.current ??= newKey();
      try {
        await send(key.current);
        key.current = null;
        void queries.invalidateQueries({ queryKey: [client.service] });
        return true;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        notify.error(error);
        if (isDecided(error)) key.current = null;
        return false;
      } finally {
        setSubmitting(false);
      }
    },
  };
}

/** A refusal had no effect: the next attempt is another create. After silence it may be the same one. */
function isDecided(error: Error): boolean {
  return error instanceof CallError && error.status > 0 && error.status < 500;
}

/** Not randomUUID, which browsers keep to https and localhost. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
