import {
  growthOf,
  noGrowthReason,
  reasonText,
  type Period,
  type StatementRow,
  type UnitId,
} from '@console/contract-core';

/** The facts about one value of a statement: its comparison, and its last quarter. */
export interface ValueFacts {
  readonly value: number | null;
  readonly prior: number | null;
  /** A fraction; null where there is nothing to grow from. */
  readonly growth: number | null;
  /** Why there is none, where the two values are known. */
  readonly reason: string | undefined;
  /** The last quarter alone, where the value is cumulated from the start of the year. */
  readonly quarter: (Pick<ValueFacts, 'growth' | 'reason'> & { readonly value: number }) | null;
}

/** The previous report of the same fiscal year. */
const BEFORE: Readonly<Record<string, string>> = { H1: 'Q1', Q3: 'H1', Y: 'Q3' };

/**
 * The facts about a value. With `flows` values are cumulated from the start of the year, so that a quarter is
 * the difference of two.
 */
export function valueFacts(row: StatementRow, period: Period, flows: boolean): ValueFacts {
  const value = row[period] ?? null;
  const prior = row.prior?.[period] ?? null;
  const before = BEFORE[period.slice(4)];
  const former = `${period.slice(0, 4)}${before ?? ''}` as Period;
  const compared = row.comparable === undefined ? value : (row.comparable[period] ?? null);
  // The reports of a set are of other members each: their difference is no quarter.
  const single =
    flows && row.comparable === undefined && before !== undefined && !row.level && !isRatio(row)
      ? less(value, row[former] ?? null)
      : null;
  return {
    value,
    prior,
    ...grown(compared, prior),
    quarter:
      single === null ? null : { value: single, ...grown(single, less(prior, row.prior?.[former] ?? null)) },
  };
}

/** Whether a line is a ratio: it changes by points, not by percent, and is not additive. */
export const isRatio = (row: StatementRow): boolean => row.unit === 'percent' || row.unit === 'multiple';

/** The unit of a line. */
export const unitOf = (row: StatementRow, unit: UnitId): UnitId => row.unit ?? unit;

const less = (value: number | null, before: number | null): number | null =>
  value === null || before === null ? null : value - before;

const grown = (value: number | null, before: number | null): Pick<ValueFacts, 'growth' | 'reason'> => ({
  growth: growthOf(value, before),
  reason: reasonText(noGrowthReason(value, before)),
});
