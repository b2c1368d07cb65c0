import { Factor } from './exact-numbers.ts';
import type { Weights } from '../ledger/account.ts';
import { compare } from '../ledger/decimal.ts';
import type { MarketTape } from './market-tape.ts';

/** Target weights that are decided at a close. */
export interface TapeSignal {
  /** Places of stocks, ascending. */
  readonly stocks: Int32Array;
  /** The weight of each. */
  readonly weights: readonly Factor[];
  /** Places in `stocks` by weight, the heaviest first; null where all weigh the same. */
  readonly heaviest: readonly number[] | null;
}

/** Signals by date of a tape; null on a date without one. */
export type TapeSignals = readonly (TapeSignal | null)[];

/** Stocks that all have the same weight; their places ascending. */
export function equalSignal(stocks: Int32Array, weight: Factor): TapeSignal {
  return { stocks, weights: new Array<Factor>(stocks.length).fill(weight), heaviest: null };
}

/**
 * The signals of dated weights for a tape.
 * @throws RangeError for a code that the tape does not have
 */
export function tapeSignals(
  { dates, securities }: MarketTape,
  weights: ReadonlyMap<string, Weights>,
): TapeSignals {
  const places = new Map(securities.map(({ code }, stock) => [code, stock]));
  return dates.map((date) => {
    const entries = [...(weights.get(date) ?? [])].map(([code, weight]) => {
      const stock = places.get(code);
      if (stock === undefined) throw new RangeError(`${code} is not on the tape`);
      return { stock, weight };
    });
    if (!weights.has(date)) return null;
    entries.sort((one, other) => one.stock - other.stock);
    const order = [...entries.keys()].sort((one, other) => {
      const [first, second] = [entries[one], entries[other]];
      return first && second ? compare(second.weight, first.weight) || one - other : 0;
    });
    return {
      stocks: Int32Array.from(entries, ({ stock }) => stock),
      weights: entries.map(({ weight }) => new Factor(weight)),
      heaviest: order.every((place, at) => place === at) ? null : order,
    };
  });
}
