import { isThin } from '@console/contract-core';
import { COMPARED_NAMES, type ComparedName, type ComparedValue } from '@console/contract-industry';
import { levelsOf, orNull } from '@console/quant';
import type { DayFigureName } from '../days/day-figures.ts';
import type { SetDays } from '../days/set-days.ts';

/** Trading days of five years, over which percentiles and medians are made. */
const FIVE_YEARS = 1250;

/** The figure by day that a line is made of; changes are those of the index over some days. */
const MADE_OF = {
  totalCapital: 'totalCapital',
  change20: 20,
  change60: 60,
  change250: 250,
  pe: 'pe',
  pb: 'pb',
  ps: 'ps',
  turnover: 'amountOverFloat',
  connect: 'connectOverFloat',
  financing: 'financingOverFloat',
  preference: 'preferenceIndex',
} as const satisfies Readonly<Record<ComparedName, DayFigureName | number>>;

/** A figure before it is compared with that of another set. */
export type OwnFigure = Omit<ComparedValue, 'ratio' | 'ratioWhy'> & {
  /** Made of too few members to be ranked, in its own history or against others. */
  readonly thin: boolean;
};

/** The newest figures of a set, each within its own five years. */
export function comparedFigures(days: SetDays): Promise<OwnFigure[]> {
  return Promise.all(
    COMPARED_NAMES.map(async (name) => {
      const source = MADE_OF[name];
      const figure = typeof source === 'number' ? 'index' : source;
      const { values, counts } = await days.figure(figure);
      const series = typeof source === 'number' ? changesOver(values, source) : values;
      const last = series.length - 1;
      const value = orNull(series[last] ?? NaN);
      const capitalShare = orNull(await days.capitalShareOn(figure, last));
      const n = counts[last] ?? 0;
      const thin = isThin({ corpNum: n, memberNum: days.memberCounts[last] ?? 0, capitalShare });
      const known = [...series.slice(-FIVE_YEARS)].filter((each) => !Number.isNaN(each));
      const { levels, rank } = levelsOf(known);
      return {
        name,
        value,
        percentile: value === null || thin ? null : rank,
        median: levels?.median ?? null,
        n,
        capitalShare,
        thin,
      };
    }),
  );
}

/** The change of a series over some days, NaN before. */
const changesOver = (levels: Float64Array, days: number): Float64Array =>
  levels.map((level, row) => (row < days ? NaN : level / (levels[row - days] as number) - 1));
