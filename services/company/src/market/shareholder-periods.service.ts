import { Injectable } from '@nestjs/common';
import type { Session } from '@console/contract-core';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { template } from '../queries.ts';

/** The quarters that have lists of shareholders. */
@Injectable()
export class ShareholderPeriodsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** The last days of the quarters, newest first. 404 as `ShareOfCompany`. */
  async periods(session: Session, dataId: number): Promise<string[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await periodsOf(this.database, { securityId });
    return rows.map(({ period }) => period);
  }
}

const periodsOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.shareholder')
    .select('report_period as period')
    .distinct()
    .where('security_id', '=', securityId)
    .orderBy('period', 'desc'),
);
