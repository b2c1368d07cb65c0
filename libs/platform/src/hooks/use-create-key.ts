import { useRef } from 'react';

/**
 * An `Idempotency-Key` for the input of a form: the same input has the same key, however often it is sent, so
 * that a double click or a lost answer creates only one record. Another input has another key.
 */
export function useCreateKey(): (input: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
