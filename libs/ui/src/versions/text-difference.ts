export interface Piece {
  readonly kind: 'same' | 'then' | 'now';
  readonly text: string;
}

/** Cells of the comparison: beyond, two texts that differ throughout are told apart as wholes. */
const MOST_CELLS = 1_000_000;

/**
 * How `now` differs from `then`, in reading order. Sentences and lines are compared, what replaced one another
 * is narrowed down to the signs that differ. The pieces of `same` and `then` joined are `then`, those of `same`
 * and `now` are `now`.
 */
export function textDifference(then: string, now: string): readonly Piece[] {
  const [olds, news] = [sentences(then), sentences(now)];
  const head = alike(olds, news);
  const tail = alike(olds.slice(head).reverse(), news.slice(head).reverse());
  const middle = compared(olds.slice(head, olds.length - tail), news.slice(head, news.length - tail));
  const pieces: Piece[] = [
    { kind: 'same', text: olds.slice(0, head).join('') },
    ...middle,
    { kind: 'same', text: olds.slice(olds.length - tail).join('') },
  ];
  return joined(narrowed(joined(pieces)));
}

const sentences = (text: string): string[] => (text === '' ? [] : text.split(/(?<=[。！？；\n])/));

/** How many items two lists begin with alike. */
function alike(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) if (one[index] !== other[index]) return index;
  return length;
}

/** By the longest common subsequence. */
function compared(olds: readonly string[], news: readonly string[]): Piece[] {
  const width = news.length + 1;
  if ((olds.length + 1) * width > MOST_CELLS)
    return [
      { kind: 'then', text: olds.join('') },
      { kind: 'now', text: news.join('') },
    ];
  const common = new Uint32Array((olds.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = olds.length - 1; row >= 0; row -= 1)
    for (let column = news.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        olds[row] === news[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < olds.length || column < news.length) {
    const [old, fresh] = [olds[row], news[column]];
    if (old !== undefined && old === fresh) {
      pieces.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (old !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'then', text: old });
      row += 1;
    } else {
      pieces.push({ kind: 'now', text: fresh ?? '' });
      column += 1;
    }
  }
  return pieces;
}

/** Neighbours of one kind as one piece; what was replaced stands before what replaced it. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let [then, now] = ['', ''];
  const flush = (): void => {
    if (then !== '') result.push({ kind: 'then', text: then });
    if (now !== '') result.push({ kind: 'now', text: now });
    [then, now] = ['', ''];
  };
  for (const { kind, text } of pieces) {
    if (text === '') continue;
    const last = result.at(-1);
    if (kind === 'then') then += text;
    else if (kind === 'now') now += text;
    else if (then === '' && now === '' && last?.kind === 'same')
      result[result.length - 1] = { kind, text: last.text + text };
    else {
      flush();
      result.push({ kind, text });
    }
  }
  flush();
  return result;
}

/** Where pieces replaced one another, the signs at both ends that are alike count as the same. */
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
