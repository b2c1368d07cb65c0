import { rankCorrelations } from '@console/quant';
import type { CorrelateWork } from './judge-work.ts';

/** The fewest stocks in common of which a correlation says something. */
const LEAST_STOCKS = 10;

/** The body of the thread's order `correlate`. */
export function correlateRankings({ rankings, count, stocks }: CorrelateWork): Float64Array {
  const all = new Uint16Array(rankings);
  const length = count === 0 ? 0 : all.length / count;
  const each = Array.from({ length: count }, (_, at) => all.subarray(at * length, (at + 1) * length));
  return rankCorrelations(each, stocks, LEAST_STOCKS);
}
