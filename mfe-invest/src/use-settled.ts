import { useEffect, useState } from 'react';

/** What was typed once the typing rests: what a call is asked with. */
export function useSettled(text: string, restMs = 250): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text, restMs]);
  return settled;
}
