import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session, Valuation, ValuationSpan } from '@console/contract-core';
import { levelsOf } from '@console/quant';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { shenwanOf } from '../../facts/shenwan-of.ts';
import { queries, type Tables } from '../../queries.ts';

type Levels = typeof companyCalls.valuationLevels;
type IndustryLevels = typeof companyCalls.industryValuationLevels;

/** A table with daily figures: the column of its subject, and the figures. */
interface Days {
  readonly table: 'market.daily_bar' | 'market.industry_daily';
  readonly key: Expression<number | string>;
  readonly columns: Readonly<Record<Valuation, Expression<number | null>>>;
}
const ofShare = expressionBuilder<Tables, 'market.daily_bar'>();
const OF_SHARE: Days = {
  table: 'market.daily_bar',
  key: ofShare.ref('security_id'),
  columns: { pe: ofShare.ref('pe_ttm'), pb: ofShare.ref('pb'), ps: ofShare.ref('ps_ttm') },
};
const ofIndustry = expressionBuilder<Tables, 'market.industry_daily'>();
const OF_INDUSTRY: Days = {
  table: 'market.industry_daily',
  key: ofIndustry.ref('sw_code'),
  columns: { pe: ofIndustry.ref('pe'), pb: ofIndustry.ref('pb'), ps: ofIndustry.ref('ps') },
};

/** The valuation levels, day by day: what the market paid for a yuan of profit, book value or sales. */
@Injectable()
export class ValuationService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** 404 as `ShareOfCompany`. */
  async levels(session: Session, { dataId, ...asked }: InputOf<Levels>): Promise<OutputOf<Levels>> {
    return this.levelsIn(OF_SHARE, await this.shares.of(session, dataId), asked);
  }

  /** The levels of the company's current level-1 industry. 404 as `ShareOfCompany`. */
  async industryLevels(
    session: Session,
    { dataId, ...asked }: InputOf<IndustryLevels>,
  ): Promise<OutputOf<IndustryLevels>> {
    const securityId = await this.shares.of(session, dataId);
    const industry = (await shenwanOf(this.database, securityId)).find(({ level }) => level === 1);
    if (!industry) return { points: [], ...levelsOf([]), asOf: null, industryName: null };
    return { ...(await this.levelsIn(OF_INDUSTRY, industry.code, asked)), industryName: industry.name };
  }

  private async levelsIn(
    { table, key, columns }: Days,
    thing: number | string,
    { indicator, years }: { readonly indicator: Valuation; readonly years: ValuationSpan },
  ): Promise<OutputOf<Levels>> {
    const own = queries(this.database).selectFrom(table).where(key, '=', thing);
    const newest = await own
      .select(({ fn }) => fn.max<string | null>('trade_date').as('day'))
      .executeTakeFirst();
    const last = newest?.day ?? null;
    const column = columns[indicator];
    const first =
      years === '0'
        ? sql<string>`MAKEDATE(YEAR(${last}), 1)`
        : sql<string>`DATE_SUB(${last}, INTERVAL ${Number(years)} YEAR)`;
    const days = await own
      .select(['trade_date as date', sql<number>`${column}`.as('data')])
      .where('trade_date', '>=', first)
      .where(column, 'is not', null)
      .orderBy('trade_date')
      .execute();
    const isLoss = ({ data }: { readonly data: number }): boolean => indicator === 'pe' && data <= 0;
    const points = days.filter((day) => !isLoss(day));
    const losses = days.filter(isLoss).map(({ date }) => date);
    const levels = levelsOf(points.map(({ data }) => data));
    const latest = days.at(-1);
    // A loss has no place among the percentiles.
    const rank = latest && isLoss(latest) ? null : levels.rank;
    return { points, ...(losses.length > 0 ? { losses } : {}), ...levels, rank, asOf: latest?.date ?? null };
  }
}
