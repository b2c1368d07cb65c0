import type { ValuationSpan } from '@console/contract-core';
import { firstRowFrom } from '@console/market/panels';
import type { DateRange } from '@console/quant';
import { yearBefore, type SetDays } from './set-days.ts';

/** The days since 1 January of the newest day's year, or the years back from that day. */
export function spanRows({ frame: { dates } }: Pick<SetDays, 'frame'>, years: ValuationSpan): DateRange {
  const newest = dates.at(-1);
  if (newest === undefined) return { from: 0, to: 0 };
  const first = years === '0' ? `${newest.slice(0, 4)}-01-01` : yearBefore(newest, Number(years));
  return { from: firstRowFrom(dates, first), to: dates.length };
}
