import { Injectable } from '@nestjs/common';
import type { industryEntries } from '@console/contract-industry';
import { grown, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { isListedOn, isMemberOn, isYearBefore } from '@console/market/facts';
import { periodKey } from '@console/market/read';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { industrySet } from '../facts/industry-set.ts';
import { membersOn } from '../facts/members-on.ts';
import { queries } from '../queries.ts';

type Charts = typeof industryEntries;
type Asked = InputOf<Charts['industryRevenue']>;
type Figure = Expression<number | null>;

/** The least share of an industry's members that must have reported a period for it to be shown. */
const LEAST_SHARE = 0.5;

/** The members' joint earnings. Each refuses with 404 as `industrySet`. */
@Injectable()
export class IndustryChartsService {
  constructor(private readonly database: DataSource) {}

  async revenue(session: Session, asked: Asked): Promise<OutputOf<Charts['industryRevenue']>> {
    const periods = await this.periods(session, asked);
    const points = periods.map(({ reportPeriod, revenue, compared, base }) => ({
      reportPeriod,
      operatingTotalRevenue: revenue,
      ...grown('operatingRevenueYoy', compared, base),
    }));
    return { points, asOf: periods.at(-1)?.announced ?? null };
  }

  async grossMargin(session: Session, asked: Asked): Promise<OutputOf<Charts['industryGrossMargin']>> {
    const periods = await this.periods(session, asked);
    const points = periods.map(({ reportPeriod, sales, cost }) => ({
      reportPeriod,
      grossProfitMargin: sales === null || cost === null || sales <= 0 ? null : (sales - cost) / sales,
    }));
    return { points, asOf: periods.at(-1)?.announced ?? null };
  }

  /** Sums over the members that reported, for periods that enough of them did, oldest first. */
  private async periods({ tenantId }: Session, { dataId, members }: Asked) {
    const set = await industrySet(this.database, { tenantId, industryId: dataId, members });
    const on = await membersOn(this.database, set);
    const rows = await queries(this.database)
      .selectFrom('market.income_statement as s')
      .innerJoin(set.members.as('m'), 'm.security_id', 's.security_id')
      .innerJoin('market.security as share', 'share.id', 's.security_id')
      .leftJoin('market.income_statement as y', (join) =>
        join
          .onRef('y.security_id', '=', 's.security_id')
          .on(({ ref }) => isYearBefore(ref('y.report_period'), ref('s.report_period'))),
      )
      .where(({ ref }) => isMemberOn(set, ref('s.security_id'), ref('s.report_period')))
      .where(({ ref }) =>
        isListedOn(
          { listed: ref('share.list_date'), delisted: ref('share.delist_date') },
          ref('s.report_period'),
        ),
      )
      .groupBy('s.report_period')
      .orderBy('s.report_period')
      .select(['s.report_period as period'])
      .select(({ fn, ref }) => [
        fn.max('s.announce_date').as('announced'),
        fn.countAll<number>().as('reported'),
        fn.sum<number | null>('s.operating_total_revenue').as('revenue'),
        sumWith(ref('s.operating_total_revenue'), ref('y.operating_total_revenue')).as('compared'),
        sumWith(ref('y.operating_total_revenue'), ref('s.operating_total_revenue')).as('base'),
        sumWith(ref('s.operating_revenue'), ref('s.operating_cost')).as('sales'),
        sumWith(ref('s.operating_cost'), ref('s.operating_revenue')).as('cost'),
      ])
      .execute();
    return rows.flatMap(({ period, reported, ...sums }) => {
      const reportPeriod = periodKey(period);
      return reportPeriod === null || reported < on(period) * LEAST_SHARE ? [] : { reportPeriod, ...sums };
    });
  }
}

/** The sum of a figure over the rows that have the other as well. */
const sumWith = (figure: Figure, other: Figure): RawBuilder<number | null> =>
  sql`SUM(IF(${other} IS NULL, NULL, ${figure}))`;
