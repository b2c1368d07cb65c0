import { Injectable } from '@nestjs/common';
import type { basicInfoCalls } from '@console/contract-company';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { EXECUTIVE_COLUMNS, executiveIdSql, TRADES_OF } from './executives.sources.ts';

type Executive = OutputOf<typeof basicInfoCalls.executiveDetail>;

/** The years that executives are told of, and one of them. 404 as `ShareOfCompany`. */
@Injectable()
export class ExecutivesService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Newest first, as all lists of years here. */
  async years(session: Session, dataId: number): Promise<number[]> {
    const securityId = await this.shares.of(session, dataId);
    return this.yearsOf(
      `SELECT DISTINCT year FROM ${tableName('market', 'executive')} WHERE security_id = ? ORDER BY year DESC`,
      [securityId],
    );
  }

  /** With `detailId` those of one executive and relatives; none for an id that nobody has. */
  async changeYears(
    session: Session,
    { dataId, detailId }: InputOf<typeof basicInfoCalls.executiveChangeYears>,
  ): Promise<number[]> {
    const securityId = await this.shares.of(session, dataId);
    return this.yearsOf(
      `SELECT DISTINCT YEAR(t.trade_date) AS year FROM ${tableName('market', 'executive_change')} t
        WHERE t.security_id = ? ${detailId === undefined ? '' : `AND ${TRADES_OF}`} ORDER BY year DESC`,
      detailId === undefined ? [securityId] : [securityId, detailId],
    );
  }

  /** Refuses with 404 an id that no executive of the company has. */
  async detail(
    session: Session,
    { dataId, id }: InputOf<typeof basicInfoCalls.executiveDetail>,
  ): Promise<Executive> {
    const securityId = await this.shares.of(session, dataId);
    const columns = Object.entries(EXECUTIVE_COLUMNS).map(([key, sql]) => `${sql} AS \`${key}\``);
    const [executive] = await this.database.query<Executive[]>(
      `SELECT ${columns.join(', ')}, t.year AS year FROM ${tableName('market', 'executive')} t
        WHERE t.security_id = ? AND ${executiveIdSql('t')} = ?`,
      [securityId, id],
    );
    if (!executive) throw new Refusal(MESSAGES.notFound);
    return executive;
  }

  private async yearsOf(sql: string, values: unknown[]): Promise<number[]> {
    const rows = await this.database.query<{ year: number }[]>(sql, values);
    return rows.map(({ year }) => year);
  }
}
