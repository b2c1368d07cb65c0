import { Injectable } from '@nestjs/common';
import type { companyCalls, Valuation, ValuationSpan } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { levelsOf } from './levels-of.ts';

type Levels = typeof companyCalls.valuationLevels;
type IndustryLevels = typeof companyCalls.industryValuationLevels;

/** A table's days of one thing: the column that names it, and what its figures are called. */
interface Days {
  readonly table: string;
  readonly key: string;
  readonly columns: Readonly<Record<Valuation, string>>;
}
const OF_SHARE: Days = {
  table: 'daily_bar',
  key: 'security_id',
  columns: { pe: 'pe_ttm', pb: 'pb', ps: 'ps_ttm' },
};
const OF_INDUSTRY: Days = {
  table: 'industry_daily',
  key: 'sw_code',
  columns: { pe: 'pe', pb: 'pb', ps: 'ps' },
};

/** What the market paid for a yuan of profit, book value or sales, day by day. */
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

  /** Of the company's level-1 industry of today. 404 as `ShareOfCompany`. */
  async industryLevels(
    session: Session,
    { dataId, ...asked }: InputOf<IndustryLevels>,
  ): Promise<OutputOf<IndustryLevels>> {
    const securityId = await this.shares.of(session, dataId);
    const [industry] = await this.database.query<{ code: string; name: string }[]>(
      `SELECT i.code, i.name FROM ${tableName('market', 'sw_member')} m
         JOIN ${tableName('market', 'sw_industry')} i ON i.code = m.l1_code AND i.valid_to IS NULL
        WHERE m.security_id = ? AND m.valid_to IS NULL`,
      [securityId],
    );
    if (!industry) return { points: [], ...levelsOf([]), asOf: null, industryName: null };
    return { ...(await this.levelsIn(OF_INDUSTRY, industry.code, asked)), industryName: industry.name };
  }

  private async levelsIn(
    { table, key, columns }: Days,
    thing: number | string,
    { indicator, years }: { readonly indicator: Valuation; readonly years: ValuationSpan },
  ): Promise<OutputOf<Levels>> {
    const [newest] = await this.database.query<{ day: string | null }[]>(
      `SELECT MAX(trade_date) AS day FROM ${tableName('market', table)} WHERE ${key} = ?`,
      [thing],
    );
    const column = columns[indicator];
    const first = years === '0' ? 'MAKEDATE(YEAR(?), 1)' : `DATE_SUB(?, INTERVAL ${Number(years)} YEAR)`;
    const days = await this.database.query<OutputOf<Levels>['points']>(
      `SELECT trade_date AS date, ${column} AS data FROM ${tableName('market', table)}
        WHERE ${key} = ? AND trade_date >= ${first} AND ${column} IS NOT NULL ORDER BY trade_date`,
      [thing, newest?.day ?? null],
    );
    const isLoss = ({ data }: { readonly data: number }): boolean => indicator === 'pe' && data <= 0;
    const points = days.filter((day) => !isLoss(day));
    const losses = days.filter(isLoss).map(({ date }) => date);
    const levels = levelsOf(points.map(({ data }) => data));
    const last = days.at(-1);
    // A loss has no place among the percentiles.
    const rank = last && isLoss(last) ? null : levels.rank;
    return { points, ...(losses.length > 0 ? { losses } : {}), ...levels, rank, asOf: last?.date ?? null };
  }
}
