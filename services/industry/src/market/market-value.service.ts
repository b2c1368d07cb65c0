import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import { orNull } from '@console/quant';
import { aboutRows, dayPoints, presentRows } from '../days/day-points.ts';
import { IndustryDays } from '../days/industry-days.ts';
import { dayReturns } from './day-returns.ts';

type Calls = typeof dayCalls;

/** The market value of an industry, and its newest figures. Each refuses with 404 as `industrySet`. */
@Injectable()
export class MarketValueService {
  constructor(private readonly industries: IndustryDays) {}

  marketValue(
    { tenantId }: Session,
    { dataId, members, ...range }: InputOf<Calls['marketValue']>,
  ): Promise<OutputOf<Calls['marketValue']>> {
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const { totalCapital, floatCapital } = await days.figures(['totalCapital', 'floatCapital']);
      const rows = presentRows(totalCapital.counts, days.rowsOf(range));
      const series = { totalCapital: totalCapital.values, floatCapitalOfShares: floatCapital.values };
      return { points: dayPoints(days, rows, series), ...(await aboutRows(days, 'totalCapital', rows)) };
    });
  }

  async rows(
    session: Session,
    { industryId, ...asked }: InputOf<Calls['floatCapital']>,
  ): Promise<OutputOf<Calls['floatCapital']>> {
    return (await this.marketValue(session, { ...asked, dataId: industryId })).points;
  }

  /** The figures of the newest day on which a member has a market value. */
  strip(
    { tenantId }: Session,
    { dataId, members }: InputOf<Calls['strip']>,
  ): Promise<OutputOf<Calls['strip']>> {
    return this.industries.read(
      { tenantId, industryId: dataId, members },
      async ({ days, members: shown }) => {
        const made = await days.figures(['totalCapital', 'index', 'pe', 'pb', 'ps']);
        const { counts } = made.totalCapital;
        const row = counts.findLastIndex((count) => count > 0);
        const at = (values: Float64Array): number | null => orNull(values[row] ?? NaN);
        return {
          totalCapital: at(made.totalCapital.values),
          industryIndex: at(made.index.values),
          changeRate: at(dayReturns(made.index)),
          pe: at(made.pe.values),
          pb: at(made.pb.values),
          ps: at(made.ps.values),
          ...(await aboutRows(days, 'totalCapital', { from: row < 0 ? 0 : row, to: row + 1 })),
          members: shown,
        };
      },
    );
  }
}
