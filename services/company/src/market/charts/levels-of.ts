import type { companyCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { quantileOf } from './quantile-of.ts';

type Answer = OutputOf<typeof companyCalls.valuationLevels>;

/** The levels of a series; `values` are in the order of days, newest last. */
export function levelsOf(values: readonly number[]): Pick<Answer, 'levels' | 'n' | 'rank'> {
  const newest = values.at(-1);
  if (newest === undefined) return { levels: null, n: 0, rank: null };
  const ascending = [...values].sort((one, other) => one - other);
  const at = (fraction: number): number => quantileOf(ascending, fraction);
  return {
    levels: { min: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), max: at(1) },
    n: values.length,
    rank: values.filter((value) => value <= newest).length / values.length,
  };
}
