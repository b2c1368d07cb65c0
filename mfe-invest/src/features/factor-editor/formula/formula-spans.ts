import type { GraphFaultData } from '@console/contract-invest';

export type SpanLook = 'output' | 'call' | 'name' | 'factor' | 'number' | 'label' | 'sign' | 'plain';

/** A part of a formula with one look, underlined where something is wrong with it. */
export interface FormulaSpan {
  readonly from: number;
  readonly to: number;
  readonly look: SpanLook;
  readonly faulty: boolean;
}

const PIECES =
  /(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>(?:`[^`\n]*`?|[\p{L}_][\p{L}\p{N}_]*)(?:@\d*)?)|(?<sign><=|>=|!=|==|[-+*/<>=≤≥≠−×÷])/gu;

const WORDS = new Set(['and', 'or', 'not']);

type Piece = Omit<FormulaSpan, 'faulty'>;

/**
 * A formula cut into parts of one colour, all of it, in order. It only colours: the service decides what
 * the text means. @param factorNames names that are factors', not indicators'
 */
export function formulaSpans(
  text: string,
  faults: readonly Pick<GraphFaultData, 'span'>[],
  factorNames: ReadonlySet<string>,
): readonly FormulaSpan[] {
  const marks = faults.flatMap(({ span }) => (span === undefined ? [] : [atLeastOne(span, text.length)]));
  return piecesOf(text, factorNames).flatMap((piece) => cut(piece, marks));
}

function piecesOf(text: string, factorNames: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PIECES)) {
    if (match.index > at) pieces.push({ from: at, to: match.index, look: 'plain' });
    const to = match.index + match[0].length;
    pieces.push({ from: match.index, to, look: lookOf(match, text.slice(to), factorNames) });
    at = to;
  }
  if (at < text.length) pieces.push({ from: at, to: text.length, look: 'plain' });
  return pieces;
}

function lookOf(match: RegExpExecArray, rest: string, factorNames: ReadonlySet<string>): SpanLook {
  const { number, name } = match.groups ?? {};
  if (number !== undefined) return 'number';
  if (name === undefined || WORDS.has(name)) return 'sign';
  if (/^\s*[(（]/.test(rest)) return match.index === 0 ? 'output' : 'call';
  if (/^\s*[:：]/.test(rest)) return 'label';
  return factorNames.has(name.replace(/@\d*$/, '').replaceAll('`', '')) ? 'factor' : 'name';
}

/**
 * A range of at least one character: a position between two characters, such as the end of the text, is
 * shown at the one before.
 */
function atLeastOne(
  { from, to }: { from: number; to: number },
  length: number,
): { from: number; to: number } {
  if (to > from && from < length) return { from, to };
  return { from: Math.max(0, Math.min(from, length) - 1), to: Math.min(length, Math.max(from, 1)) };
}

function cut(piece: Piece, marks: readonly { from: number; to: number }[]): readonly FormulaSpan[] {
  const inside = marks.flatMap(({ from, to }) => [from, to]).filter((at) => at > piece.from && at < piece.to);
  const ends = [...new Set([piece.from, ...inside, piece.to])].sort((a, b) => a - b);
  return ends.slice(0, -1).map((from, index) => ({
    from,
    to: ends[index + 1] ?? piece.to,
    look: piece.look,
    faulty: marks.some((mark) => mark.from <= from && mark.to > from),
  }));
}
