import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf, Session, Valuation } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import { levelsOf, type DateRange } from '@console/quant';
import { aboutRows, presentRows } from '../days/day-points.ts';
import { IndustryDays } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';
import { spanRows } from '../days/span-rows.ts';

type Calls = typeof dayCalls;
type Points = OutputOf<Calls['pe']>;

/** What the market paid by day for a yuan of an industry's profit, equity or sales. 404 as `industrySet`. */
@Injectable()
export class ValuationService {
  constructor(private readonly industries: IndustryDays) {}

  levels(
    { tenantId }: Session,
    { dataId, members, indicator, years }: InputOf<Calls['valuationLevels']>,
  ): Promise<OutputOf<Calls['valuationLevels']>> {
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const { values, counts } = await days.figure(indicator);
      const rows = presentRows(counts, spanRows(days, years));
      const points = pointsOf(days, values, rows);
      return {
        points,
        ...levelsOf(points.map(({ data }) => data)),
        ...(await aboutRows(days, indicator, rows)),
      };
    });
  }

  series(
    { tenantId }: Session,
    indicator: Valuation,
    { industryId, members }: InputOf<Calls['pe']>,
  ): Promise<Points> {
    return this.industries.read({ tenantId, industryId, members }, async ({ days }) => {
      const { values } = await days.figure(indicator);
      return pointsOf(days, values, { from: 0, to: values.length });
    });
  }
}

/** The days with a value. */
const pointsOf = ({ frame }: SetDays, values: Float64Array, { from, to }: DateRange): Points =>
  frame.dates.slice(from, to).flatMap((date, at) => {
    const data = values[from + at] ?? NaN;
    return Number.isNaN(data) ? [] : [{ date, data }];
  });
