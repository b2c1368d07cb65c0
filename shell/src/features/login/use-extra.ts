import type { CallerInputOf, Destination, OutputOf } from '@console/contract-core';
import { useEffect, useState } from 'react';
import { ask } from './ask.ts';

/** Data that the page can do without: requested once it is drawn, null until and unless an answer comes. */
export function useExtra<A extends Destination>(
  address: A,
  input: CallerInputOf<A> & object,
): OutputOf<A> | null {
  const [answer, setAnswer] = useState<OutputOf<A> | null>(null);
  const [asked] = useState(input);
  useEffect(() => {
    let gone = false;
    void ask(address, asked).then(
      (result) => {
        if (!gone) setAnswer(result);
      },
      () => undefined,
    );
    return () => void (gone = true);
  }, [address, asked]);
  return answer;
}
