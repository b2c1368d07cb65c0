import { seededRandom } from '../../sample/seeded-random.ts';

const STRANGE = [Infinity, -Infinity, 0, -0];

/** What a panel of tests is made of. */
export interface PanelKind {
  readonly dates: number;
  readonly stocks: number;
  /** Shares of missing cells, of values from a handful of ties, of infinities and both zeros. */
  readonly gaps?: number;
  readonly ties?: number;
  readonly strange?: number;
}

/** A date-major panel of numbers around 0. */
export function seededPanel(
  seed: number,
  { dates, stocks, gaps = 0, ties = 0, strange = 0 }: PanelKind,
): Float64Array {
  const next = seededRandom(seed);
  return Float64Array.from({ length: dates * stocks }, () => {
    if (next() < gaps) return NaN;
    if (next() < strange) return STRANGE[Math.floor(next() * STRANGE.length)] ?? NaN;
    return next() < ties ? Math.floor(next() * 5) - 2 : (next() - 0.5) * 100;
  });
}

/** The last n values of a stock up to a date, oldest first; fewer at the beginning. */
export function windowOf(
  panel: Float64Array,
  {
    stocks,
    date,
    stock,
    n,
  }: { readonly stocks: number; readonly date: number; readonly stock: number; readonly n: number },
): number[] {
  const dates = Array.from({ length: Math.min(n, date + 1) }, (_, back) => date - back).reverse();
  return dates.map((each) => panel[each * stocks + stock] ?? NaN);
}

/** A panel computed cell by cell. */
export function eachCell(
  { dates, stocks }: { readonly dates: number; readonly stocks: number },
  of: (date: number, stock: number) => number,
): Float64Array {
  return Float64Array.from({ length: dates * stocks }, (_, cell) =>
    of(Math.floor(cell / stocks), cell % stocks),
  );
}
