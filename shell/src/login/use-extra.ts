import { useEffect, useState } from 'react';
import { ask } from './ask.ts';

/** What the page can do without: asked once it is drawn, null until and unless an answer comes. */
export function useExtra<T>(path: string): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    void ask<T>({ method: 'GET', path }).then(
      (result) => !gone && setAnswer(result),
      () => undefined,
    );
    return () => void (gone = true);
  }, [path]);
  return answer;
}
