import { MAP_PE_DAYS, ROTATION_SPANS, type MapTile } from '@console/contract-industry';
import { levelsOf, orNull, rotation } from '@console/quant';
import type { SetDays } from '../days/set-days.ts';

/** The figures of a tile that its set of companies has. */
export type TileFigures = Pick<
  MapTile,
  | 'totalCapital'
  | 'change'
  | 'pe'
  | 'pePercentile'
  | 'turnover'
  | 'preference'
  | 'strength'
  | 'momentum'
  | 'corpNum'
  | 'memberNum'
>;

/** The figures of a set on the newest day and over the `span` days up to it; `market` is the market's index. */
export async function mapFigures(days: SetDays, span: number, market: Float64Array): Promise<TileFigures> {
  const { totalCapital, index, pe, amountOverFloat, preferenceIndex } = await days.figures([
    ...(['totalCapital', 'index', 'pe', 'amountOverFloat', 'preferenceIndex'] as const),
  ]);
  const last = days.frame.dates.length - 1;
  const at = (values: Float64Array, row = last): number | null => orNull(values[row] ?? NaN);
  const { strength, momentum } = rotation(index.values, market, ROTATION_SPANS);
  return {
    totalCapital: at(totalCapital.values),
    change: orNull((index.values[last] ?? NaN) / (index.values[last - span] ?? NaN) - 1),
    pe: at(pe.values),
    pePercentile: percentileOf(pe.values.slice(-MAP_PE_DAYS)),
    turnover: meanOf(amountOverFloat.values.slice(-span)),
    preference: meanOf(preferenceIndex.values.slice(-span)),
    strength: at(strength),
    momentum: at(momentum),
    corpNum: totalCapital.counts[last] ?? 0,
    memberNum: days.memberCounts[last] ?? 0,
  };
}

/** The rank of the newest value among all known ones; null where it has none. */
function percentileOf(values: Float64Array): number | null {
  if (Number.isNaN(values.at(-1) ?? NaN)) return null;
  return levelsOf([...values].filter((value) => !Number.isNaN(value))).rank;
}

/** The plain mean of the known values; null for none. */
function meanOf(values: Float64Array): number | null {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
