import { Injectable } from '@nestjs/common';
import type { companyCalls, Valuation } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { levelsOf } from './levels-of.ts';

type MarketValue = typeof companyCalls.marketValue;
type Levels = typeof companyCalls.valuationLevels;

const COLUMNS: Readonly<Record<Valuation, string>> = { pe: 'pe_ttm', pb: 'pb', ps: 'ps_ttm' };

/** What the market paid for the company, day by day. */
@Injectable()
export class ValuationService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** 404 as `ShareOfCompany`. */
  async marketValue(
    session: Session,
    { dataId, startTime, endTime }: InputOf<MarketValue>,
  ): Promise<OutputOf<MarketValue>> {
    const securityId = await this.shares.of(session, dataId);
    const newest = await this.newestDay(securityId, endTime);
    if (newest === null) return { points: [], asOf: null };
    const points = await this.database.query<OutputOf<MarketValue>['points']>(
      `SELECT trade_date AS date, close * total_shares AS totalCapital,
              close * float_shares AS floatCapitalOfShares
         FROM ${tableName('market', 'daily_bar')}
        WHERE security_id = ? AND trade_date >= COALESCE(?, DATE_SUB(?, INTERVAL 1 YEAR)) AND trade_date <= ?
        ORDER BY trade_date`,
      [securityId, startTime ?? null, newest, newest],
    );
    return { points, asOf: points.at(-1)?.date ?? null };
  }

  /** 404 as `ShareOfCompany`. */
  async levels(session: Session, { dataId, indicator, years }: InputOf<Levels>): Promise<OutputOf<Levels>> {
    const securityId = await this.shares.of(session, dataId);
    const newest = await this.newestDay(securityId);
    if (newest === null) return { points: [], ...levelsOf([]), asOf: null };
    const column = COLUMNS[indicator];
    const first = years === '0' ? 'MAKEDATE(YEAR(?), 1)' : `DATE_SUB(?, INTERVAL ${Number(years)} YEAR)`;
    const points = await this.database.query<OutputOf<Levels>['points']>(
      `SELECT trade_date AS date, ${column} AS data FROM ${tableName('market', 'daily_bar')}
        WHERE security_id = ? AND trade_date >= ${first} AND ${column} IS NOT NULL ORDER BY trade_date`,
      [securityId, newest],
    );
    return { points, ...levelsOf(points.map(({ data }) => data)), asOf: points.at(-1)?.date ?? null };
  }

  /** The share's newest day, up to `until` where given; null where it has none. */
  private async newestDay(securityId: number, until?: string): Promise<string | null> {
    const [row] = await this.database.query<{ day: string | null }[]>(
      `SELECT MAX(trade_date) AS day FROM ${tableName('market', 'daily_bar')}
        WHERE security_id = ? AND trade_date <= ?`,
      [securityId, until ?? '9999-12-31'],
    );
    return row?.day ?? null;
  }
}
