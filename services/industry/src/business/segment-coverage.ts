import type { PeriodCoverage } from '@console/contract-core';
import { periodKey } from '@console/market/read';
import { orNull, reportCoverage, reportedShare, reportMembers } from '@console/quant';
import { valuesOn, type MarketValues } from '../reports/market-values.ts';
import { epochDay } from '../reports/report-days.ts';
import type { SetMembers } from '../reports/set-members.ts';

/**
 * How many members disclosed each period, of those at its end, and their share of the members' market value then.
 * @param disclosed the securities by the last day of the period
 */
export function segmentCoverage(
  disclosed: ReadonlyMap<string, ReadonlySet<number>>,
  { securities, stocks, terms }: SetMembers,
  market: MarketValues,
): Readonly<Record<string, PeriodCoverage>> {
  const days = [...disclosed.keys()];
  const count = securities.length;
  const counted = reportMembers(terms, { days: days.map(epochDay), members: count });
  const made = new Uint8Array(days.length * count);
  const weights = new Float64Array(days.length * count);
  days.forEach((day, row) => {
    const those = disclosed.get(day);
    securities.forEach((security, at) => {
      if (those?.has(security)) made[row * count + at] = 1;
    });
    weights.set(valuesOn(market, day, stocks), row * count);
  });
  const { reported, members } = reportCoverage(made, counted, count);
  const shares = reportedShare({ made, counted, members: count }, weights);
  return Object.fromEntries(
    days.flatMap((day, row) => {
      const key = periodKey(day);
      if (key === null) return [];
      const capitalShare = orNull(shares[row] ?? NaN);
      return [[key, { reported: reported[row] ?? 0, members: members[row] ?? 0, capitalShare }]];
    }),
  );
}
