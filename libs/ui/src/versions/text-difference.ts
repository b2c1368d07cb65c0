import { diffArrays } from 'diff';

export interface Piece {
  readonly kind: 'same' | 'then' | 'now';
  readonly text: string;
}

/**
 * The maximum number of inserted and deleted sentences; beyond it, two texts that differ throughout are shown
 * as wholes.
 */
const MOST_EDITS = 1000;

/**
 * The differences of `now` from `then`, in reading order. Sentences and lines are compared, and replaced ones
 * are narrowed down to the characters that differ. The pieces of `same` and `then` joined are `then`, those
 * of `same` and `now` are `now`.
 */
export function textDifference(then: string, now: string): readonly Piece[] {
  const changes = diffArrays(sentences(then), sentences(now), { maxEditLength: MOST_EDITS });
  const pieces: Piece[] = changes?.map(({ added, removed, value }) => ({
    kind: added ? 'now' : removed ? 'then' : 'same',
    text: value.join(''),
  })) ?? [
    { kind: 'then', text: then },
    { kind: 'now', text: now },
  ];
  return joined(narrowed(pieces));
}

const sentences = (text: string): string[] => (text === '' ? [] : text.split(/(?<=[。！？；\n])/));

/** Where pieces replaced one another, equal characters at both ends count as the same. */
function narrowed(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1];
    if (piece.kind === 'now' && pieces[index - 1]?.kind === 'then') return [];
    if (piece.kind !== 'then' || next?.kind !== 'now') return [piece];
    const [olds, news] = [[...piece.text], [...next.text]];
    const head = alike(olds, news);
    const tail = alike(olds.slice(head).reverse(), news.slice(head).reverse());
    const part = (signs: readonly string[]): string => signs.slice(head, signs.length - tail).join('');
    return [
      { kind: 'same', text: olds.slice(0, head).join('') },
      { kind: 'then', text: part(olds) },
      { kind: 'now', text: part(news) },
      { kind: 'same', text: olds.slice(olds.length - tail).join('') },
    ] as const;
  });
}

/** The number of equal characters at the start of two lists. */
function alike(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((sign, index) => sign !== other[index]);
  return differs === -1 ? one.length : differs;
}

/** Neighbours that are the same as one piece, without the empty ones. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = [];
  for (const { kind, text } of pieces.filter((piece) => piece.text !== '')) {
    const last = result.at(-1);
    if (kind === 'same' && last?.kind === 'same')
      result[result.length - 1] = { kind, text: last.text + text };
    else result.push({ kind, text });
  }
  return result;
}
