import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';

type Call = typeof companyCalls.marketValue;
type Range = Pick<InputOf<Call>, 'startTime' | 'endTime'>;
type Answer = OutputOf<Call>;

/** What a table's rows of one thing, or of several summed by day, are made of. */
interface Capital {
  readonly table: string;
  readonly key: string;
  readonly total: string;
  readonly float: string;
}
const OF_SHARES: Capital = {
  table: 'daily_bar',
  key: 'security_id',
  total: 'close * total_shares',
  float: 'close * float_shares',
};
const OF_SHENWAN: Capital = {
  table: 'industry_daily',
  key: 'sw_code',
  total: 'total_capital',
  float: 'float_capital',
};

/** What a company, or the companies of an industry together, were worth day by day. */
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

  /** An official Shenwan industry has its days summed already, by who was a member of it on the day. */
  private async ofIndustry({ tenantId }: Session, industryId: number, range: Range): Promise<Answer> {
    const [industry] = await this.database.query<{ swCode: string | null }[]>(
      `SELECT sw_code AS swCode FROM ${tableName('ecology', 'industry')}
        WHERE tenant_id = ? AND id = ? AND removed_at IS NULL`,
      [tenantId, industryId],
    );
    if (!industry) throw new Refusal(MESSAGES.notFound);
    if (industry.swCode !== null) return this.capital(OF_SHENWAN, [industry.swCode], range);
    return this.capital(OF_SHARES, await this.membersOf(tenantId, industryId), range);
  }

  /** The shares of today's companies of an industry and of the two levels below it. */
  private async membersOf(tenantId: string, industryId: number): Promise<readonly number[]> {
    const industry = tableName('ecology', 'industry');
    const rows = await this.database.query<{ securityId: number }[]>(
      `SELECT DISTINCT c.security_id AS securityId
         FROM ${industry} i
         LEFT JOIN ${industry} parent ON parent.id = i.parent_id
         JOIN ${tableName('ecology', 'membership')} m ON m.industry_id = i.id AND m.valid_to IS NULL
         JOIN ${tableName('ecology', 'company')} c ON c.id = m.company_id AND c.deleted_at IS NULL
        WHERE i.tenant_id = ? AND i.removed_at IS NULL AND m.tenant_id = ? AND c.tenant_id = ?
          AND ? IN (i.id, i.parent_id, parent.parent_id)`,
      [tenantId, tenantId, tenantId, industryId],
    );
    return rows.map(({ securityId }) => securityId);
  }

  private async capital(
    { table, key, total, float }: Capital,
    things: readonly (number | string)[],
    { startTime, endTime }: Range,
  ): Promise<Answer> {
    if (things.length === 0) return { points: [], asOf: null };
    const days = tableName('market', table);
    const [newest] = await this.database.query<{ day: string | null }[]>(
      `SELECT MAX(day) AS day FROM
         (SELECT MAX(trade_date) AS day FROM ${days}
           WHERE ${key} IN (?) AND trade_date <= ? GROUP BY ${key}) newest`,
      [things, endTime ?? '9999-12-31'],
    );
    const day = newest?.day ?? null;
    const points = await this.database.query<Answer['points']>(
      `SELECT trade_date AS reportDate, SUM(${total}) AS totalCapital, SUM(${float}) AS floatCapitalOfShares
         FROM ${days}
        WHERE ${key} IN (?) AND trade_date >= COALESCE(?, DATE_SUB(?, INTERVAL 1 YEAR)) AND trade_date <= ?
        GROUP BY trade_date ORDER BY trade_date`,
      [things, startTime ?? null, day, day],
    );
    return { points, asOf: points.at(-1)?.reportDate ?? null };
  }
}
