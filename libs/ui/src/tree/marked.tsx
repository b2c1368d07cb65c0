import type { ReactElement } from 'react';
import { cutByMatch } from './tree-search.ts';

export interface MarkedProps {
  readonly text: string;
  readonly search: string;
}

/** A text with the parts that a search matches marked. */
export function Marked({ text, search }: MarkedProps): ReactElement {
  return (
    <>
      {cutByMatch(text, search).map((part, index) =>
        part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
      )}
    </>
  );
}
