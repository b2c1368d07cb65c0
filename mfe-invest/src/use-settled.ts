import { useEffect, useState } from 'react';

/** The typed text once it has not changed for `restMs` milliseconds: the input of calls. */
export function useSettled(text: string, restMs = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return settled;
}
