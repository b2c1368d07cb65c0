import type { BarDay } from '../bar-chunks.ts';

/** The columns of the bars that `barParts` reads. */
export const BAR_COLUMNS = [
  ...['close', 'pre_close', 'high', 'low', 'volume', 'amount'],
  ...['total_shares', 'float_shares', 'pe_ttm', 'pb', 'ps_ttm'],
];

/** The place of each part among them. */
export const PART = {
  capital: 0,
  highCapital: 1,
  lowCapital: 2,
  floatCapital: 3,
  totalShares: 4,
  floatShares: 5,
  amount: 6,
  volume: 7,
  before: 8,
  after: 9,
  /**
   * The numerator and denominator of a multiple of an industry: Σ capital / Σ capital ÷ multiple, of the members
   * that have one.
   */
  peCapital: 10,
  earnings: 11,
  pbCapital: 12,
  book: 13,
  psCapital: 14,
  sales: 15,
} as const;
export const PARTS = 16;

/**
 * What a bar adds to the sums of its industries, NaN where nothing. For a suspended security the close counts as
 * high and low. A security's first bar has a price to start from, but no return of the industry's. Only the
 * profitable count towards PE.
 */
export function barParts(
  { columns }: Pick<BarDay, 'columns'>,
  at: number,
  { isFirst, into }: { readonly isFirst: boolean; readonly into: Float64Array },
): Float64Array {
  const cell = (column: number): number => columns[column]?.[at] ?? NaN;
  const [close, shares, floatShares] = [cell(0), cell(6), cell(7)];
  const capital = close * shares;
  into[PART.capital] = capital;
  into[PART.highCapital] = orElse(cell(2), close) * shares;
  into[PART.lowCapital] = orElse(cell(3), close) * shares;
  into[PART.floatCapital] = close * floatShares;
  into[PART.totalShares] = shares;
  into[PART.floatShares] = floatShares;
  into[PART.amount] = cell(5);
  into[PART.volume] = cell(4);
  into[PART.before] = isFirst ? NaN : cell(1) * shares;
  into[PART.after] = isFirst ? NaN : capital;
  const pe = cell(8);
  putMultiple(into, PART.peCapital, capital, pe > 0 ? pe : NaN);
  const pb = cell(9);
  putMultiple(into, PART.pbCapital, capital, pb > 0 ? pb : NaN);
  putMultiple(into, PART.psCapital, capital, cell(10));
  return into;
}

function putMultiple(into: Float64Array, at: number, capital: number, multiple: number): void {
  const counts = !Number.isNaN(multiple) && multiple !== 0;
  into[at] = counts ? capital : NaN;
  into[at + 1] = counts ? capital / multiple : NaN;
}

const orElse = (value: number, other: number): number => (Number.isNaN(value) ? other : value);
