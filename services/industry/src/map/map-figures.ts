import { ROTATION_SPANS, type MapMeasureName, type MapTile } from '@console/contract-industry';
import type { ValuationSpan } from '@console/contract-core';
import { orNull, rotation } from '@console/quant';
import type { DayFigureName } from '../days/day-figures.ts';
import type { SetDays } from '../days/set-days.ts';
import { spanRows } from '../days/span-rows.ts';

/** The figures of a tile that its set of companies has. */
export type TileFigures = Omit<MapTile, 'industryId' | 'corpId' | 'name' | 'code' | 'parentName'>;

export interface MapSpans {
  /** Trading days. */
  readonly span: number;
  readonly years: ValuationSpan;
}

/** What the measures are made of. */
const MADE_OF = {
  change: 'index',
  pe: 'pe',
  turnover: 'amountOverFloat',
  preference: 'preferenceIndex',
} as const satisfies Readonly<Record<MapMeasureName, DayFigureName>>;

/** The rows that the newest place on the rotation is made of. */
const ROTATED = ROTATION_SPANS.window + ROTATION_SPANS.lag;

/** The figures of a set on the newest day and over the days up to it; `market` is the market's index. */
export async function mapFigures(
  days: SetDays,
  { span, years }: MapSpans,
  market: Float64Array,
): Promise<TileFigures> {
  const made = await days.figures(['totalCapital', 'index', 'pe', 'amountOverFloat', 'preferenceIndex']);
  const { totalCapital, index, pe, amountOverFloat, preferenceIndex } = made;
  const last = days.frame.dates.length - 1;
  const { strength, momentum } = rotation(
    index.values.subarray(-ROTATED),
    market.subarray(-ROTATED),
    ROTATION_SPANS,
  );
  return {
    totalCapital: newest(totalCapital.values),
    change: orNull((index.values[last] ?? NaN) / (index.values[last - span] ?? NaN) - 1),
    pe: newest(pe.values),
    pePercentile: rankOf(pe.values.subarray(spanRows(days, years).from)),
    turnover: meanOf(amountOverFloat.values.subarray(-span)),
    preference: meanOf(preferenceIndex.values.subarray(-span)),
    strength: newest(strength),
    momentum: newest(momentum),
    ...(await coverageOf(days, 'totalCapital')),
    coverage: {
      change: await coverageOf(days, MADE_OF.change),
      pe: await coverageOf(days, MADE_OF.pe),
      turnover: await coverageOf(days, MADE_OF.turnover),
      preference: await coverageOf(days, MADE_OF.preference),
    },
  };
}

/** The coverage of a figure of the newest day. */
async function coverageOf(days: SetDays, name: DayFigureName): Promise<MapTile['coverage']['pe']> {
  const last = days.frame.dates.length - 1;
  const { counts } = await days.figure(name);
  return {
    corpNum: counts[last] ?? 0,
    memberNum: days.memberCounts[last] ?? 0,
    capitalShare: orNull(await days.capitalShareOn(name, last)),
  };
}

const newest = (values: Float64Array): number | null => orNull(values.at(-1) ?? NaN);

/** The share of the known values at or below the newest; null where it has none. */
function rankOf(values: Float64Array): number | null {
  const last = values.at(-1) ?? NaN;
  if (Number.isNaN(last)) return null;
  let [below, known] = [0, 0];
  for (const value of values) {
    if (Number.isNaN(value)) continue;
    known += 1;
    if (value <= last) below += 1;
  }
  return below / known;
}

/** The plain mean of the known values; null for none. */
function meanOf(values: Float64Array): number | null {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
