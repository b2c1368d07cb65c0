import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { companiesWithin } from '@console/ecology';
import { times } from '@console/market/facts';
import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { queries, type Tables } from '../../queries.ts';

type Call = typeof companyCalls.marketValue;
type Range = Pick<InputOf<Call>, 'startTime' | 'endTime'>;
type Answer = OutputOf<Call>;

/** The columns of a table from which the values of one subject, or the daily sums of several, are read. */
interface Capital {
  readonly table: 'market.daily_bar' | 'market.industry_daily';
  readonly key: Expression<number | string>;
  readonly total: Expression<number | null>;
  readonly float: Expression<number | null>;
}
const ofShare = expressionBuilder<Tables, 'market.daily_bar'>();
const ofShenwan = expressionBuilder<Tables, 'market.industry_daily'>();
const OF_SHARES: Capital = {
  table: 'market.daily_bar',
  key: ofShare.ref('security_id'),
  total: times(ofShare.ref('close'), ofShare.ref('total_shares')),
  float: times(ofShare.ref('close'), ofShare.ref('float_shares')),
};
const OF_SHENWAN: Capital = {
  table: 'market.industry_daily',
  key: ofShenwan.ref('sw_code'),
  total: ofShenwan.ref('total_capital'),
  float: ofShenwan.ref('float_capital'),
};
const sumOf = (figure: Expression<number | null>): RawBuilder<number | null> => sql`SUM(${figure})`;

/** The market value of a company, or of the companies of an industry together, day by day. */
@Injectable()
export class MarketValueService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Refuses with 404 a company or an industry the tenant does not have. */
  async marketValue(session: Session, { dataId, industryId, ...range }: InputOf<Call>): Promise<Answer> {
    if (industryId !== undefined) return this.ofIndustry(session, industryId, range);
    if (dataId === undefined) throw new Refusal(MESSAGES.notFound);
    return this.capital(OF_SHARES, [await this.shares.of(session, dataId)], range);
  }

  /** The values of an industry. An official Shenwan industry has daily sums already, over its members on the day. */
  private async ofIndustry({ tenantId }: Session, industryId: number, range: Range): Promise<Answer> {
    const industry = await queries(this.database)
      .selectFrom('ecology.industry')
      .select('sw_code as swCode')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', industryId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!industry) throw new Refusal(MESSAGES.notFound);
    if (industry.swCode !== null) return this.capital(OF_SHENWAN, [industry.swCode], range);
    const companies = await companiesWithin(this.database, tenantId, industryId).execute();
    const shares = companies.map(({ security_id }) => security_id);
    return this.capital(OF_SHARES, shares, range);
  }

  private async capital(
    { table, key, total, float }: Capital,
    things: readonly (number | string)[],
    { startTime, endTime }: Range,
  ): Promise<Answer> {
    if (things.length === 0) return { points: [], asOf: null };
    const days = queries(this.database).selectFrom(table).where(key, 'in', things);
    const newest = days
      .select(({ fn }) => fn.max('trade_date').as('day'))
      .where('trade_date', '<=', endTime ?? '9999-12-31')
      .groupBy(() => [key])
      .as('newest');
    const last = await queries(this.database)
      .selectFrom(newest)
      .select(({ fn }) => fn.max<string | null>('newest.day').as('day'))
      .executeTakeFirst();
    const day = last?.day ?? null;
    if (day === null) return { points: [], asOf: null };
    const points = await days
      .select('trade_date as reportDate')
      .select([sumOf(total).as('totalCapital'), sumOf(float).as('floatCapitalOfShares')])
      .where('trade_date', '>=', startTime ?? sql<string>`DATE_SUB(${day}, INTERVAL 1 YEAR)`)
      .where('trade_date', '<=', day)
      .groupBy('trade_date')
      .orderBy('trade_date')
      .execute();
    return { points, asOf: points.at(-1)?.reportDate ?? null };
  }
}
