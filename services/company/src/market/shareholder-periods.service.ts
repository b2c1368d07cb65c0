import { Injectable } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';

/** Which quarters' lists of shareholders there are. */
@Injectable()
export class ShareholderPeriodsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** The last days of the quarters, newest first. 404 as `ShareOfCompany`. */
  async periods(session: Session, dataId: number): Promise<string[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await this.database.query<{ period: string }[]>(
      `SELECT DISTINCT report_period AS period FROM ${tableName('market', 'shareholder')}
        WHERE security_id = ? ORDER BY period DESC`,
      [securityId],
    );
    return rows.map(({ period }) => period);
  }
}
