import { usePlatform } from '@console/platform';
import { useRef, useState } from 'react';

interface Submit {
  /** True when it was accepted; a refusal is said and the same key is kept for the next try. */
  submit(send: (idempotencyKey: string) => Promise<unknown>): Promise<boolean>;
  readonly submitting: boolean;
}

/** Sends a create once, however often it is clicked: one key until it is accepted. */
export function useSubmit(): Submit {
  const { notify } = usePlatform();
  const key = useRef<string | null>(null);
  const [submitting, setSubmitting] = useState(false);
  return {
    submitting,
    async submit(send) {
      if (submitting) return false;
      setSubmitting(true);
      key.current ??= crypto.randomUUID();
      try {
        await send(key.current);
        key.current = null;
        return true;
      } catch (error) {
        // A refusal had no effect: another attempt, with other values, is another create.
        if (error instanceof Error) notify.error(error);
        key.current = null;
        return false;
      } finally {
        setSubmitting(false);
      }
    },
  };
}
