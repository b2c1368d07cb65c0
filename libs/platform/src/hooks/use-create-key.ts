import { useRef } from 'react';

/**
 * An `Idempotency-Key` for what a form sends: the same input is the same attempt, however often it is sent, so
 * that a double click or a lost answer makes one thing. Another input is another attempt.
 */
export function useCreateKey(): (input: unknown) => string {
  const last = useRef({ text: '', key: '' });
  return (input) => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
