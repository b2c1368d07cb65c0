import type { Compared } from './set-contributions.ts';
import type { SetRows } from './set-rows.ts';
import { isMultiple, type MultipleInput } from './sum-multiples.ts';

/** The change of a multiple between two days in natural logarithms, in parts that add up to it. */
export interface MultipleChange {
  /** ln(multiple of the last day ÷ multiple of the first). */
  readonly total: number;
  /** The part of the market value of the companies that count on both days. */
  readonly price: number;
  /** The part of their profit, equity or sales: growth lowers the multiple. */
  readonly earnings: number;
  /** The part of the companies that count on one of the days only: joined or left, or made a loss on the other. */
  readonly membership: number;
}

/** The change of PE, PB or PS of a set between two rows; null unless some company counts on both. */
export function multipleChange(
  { members, rows, stocks }: SetRows,
  { capital, multiple }: MultipleInput,
  { first, last }: Compared,
): MultipleChange | null {
  const sums = (row: number): ReadonlyMap<number, Part> => {
    const parts = new Map<number, Part>();
    for (let at = 0; at < members.stocks.length; at += 1) {
      if (row < (members.from[at] as number) || row >= (members.to[at] as number)) continue;
      const stock = members.stocks[at] as number;
      const cell = (row - rows.from) * stocks + stock;
      const [worth, times] = [capital[cell] as number, multiple[cell] as number];
      if (worth > 0 && isMultiple(times)) parts.set(stock, { worth, measure: worth / times });
    }
    return parts;
  };
  const [before, after] = [sums(first), sums(last)];
  const isBoth = (stock: number): boolean => before.has(stock) && after.has(stock);
  const everyone = (): boolean => true;
  const [allBefore, allAfter] = [sumOf(before, everyone), sumOf(after, everyone)];
  const [bothBefore, bothAfter] = [sumOf(before, isBoth), sumOf(after, isBoth)];
  if (bothBefore.worth === 0) return null;
  const total = Math.log(multipleOf(allAfter) / multipleOf(allBefore));
  const price = Math.log(bothAfter.worth / bothBefore.worth);
  const earnings = -Math.log(bothAfter.measure / bothBefore.measure);
  const membership =
    Math.log(multipleOf(allAfter) / multipleOf(bothAfter)) -
    Math.log(multipleOf(allBefore) / multipleOf(bothBefore));
  return { total, price, earnings, membership };
}

interface Part {
  readonly worth: number;
  readonly measure: number;
}

const multipleOf = ({ worth, measure }: Part): number => worth / measure;

function sumOf(parts: ReadonlyMap<number, Part>, counts: (stock: number) => boolean): Part {
  let [worth, measure] = [0, 0];
  for (const [stock, part] of parts)
    if (counts(stock)) {
      worth += part.worth;
      measure += part.measure;
    }
  return { worth, measure };
}
