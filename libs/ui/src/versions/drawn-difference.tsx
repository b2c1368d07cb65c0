import { useMemo, type ReactElement } from 'react';
import { textDifference, type Piece } from './text-difference.ts';

export interface DrawnDifferenceProps {
  readonly then: string;
  readonly now: string;
}

/** Two versions of a text as one, with the differences struck out or tinted. */
export function DrawnDifference({ then, now }: DrawnDifferenceProps): ReactElement {
  const pieces = useMemo(() => textDifference(then, now), [then, now]);
  return (
    <p className="c-difference">
      {pieces.map((piece, index) => (
        <PieceOfText key={index} piece={piece} first={index === 0} last={index === pieces.length - 1} />
      ))}
    </p>
  );
}

/** The number of equal code points shown on either side of a difference. */
const AROUND = 16;
/** The maximum number of code points shown of a difference. */
const MOST = 600;

function PieceOfText({
  piece: { kind, text },
  first,
  last,
}: {
  readonly piece: Piece;
  readonly first: boolean;
  readonly last: boolean;
}): ReactElement {
  const signs = [...text];
  const beginning = signs.length > MOST ? `${signs.slice(0, MOST).join('')}…` : text;
  if (kind === 'then') return <del>{beginning}</del>;
  if (kind === 'now') return <ins>{beginning}</ins>;
  const kept = { before: first ? 0 : AROUND, after: last ? 0 : AROUND };
  if (signs.length <= kept.before + kept.after + 1) return <>{text}</>;
  const head = signs.slice(0, kept.before).join('');
  return <>{`${head}…${signs.slice(signs.length - kept.after).join('')}`}</>;
}
