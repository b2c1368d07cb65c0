import { Injectable } from '@nestjs/common';
import type { majorEventsCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';

/** The events that are answered as a list. 404 as `ShareOfCompany`. */
@Injectable()
export class MajorEventsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Newest first; a company has some dozens at most. */
  async pledges(session: Session, dataId: number): Promise<OutputOf<typeof majorEventsCalls.equityPledge>> {
    const securityId = await this.shares.of(session, dataId);
    return this.database.query(
      `SELECT CONCAT(announce_date, '-', sequence) AS id, announce_date AS announcementDate,
              pledger AS pledgeName, start_date AS startDate, pledged_shares AS pledgeNumberOfShares,
              holding_ratio AS proportionSharesHeld, release_announce_date AS releaseAnnouncementDate,
              released_shares AS releaseNumberOfShares, remaining_shares AS releaseNumberOfRemainingShares,
              holder_remaining_shares AS releaseTotalNumberOfRemainingPledgedShares,
              company_remaining_shares AS releaseCompanyAccumulatedRemaining, pledge_cost AS pledgeCost,
              alert_price AS alertPrice, close_out_price AS closeRate
         FROM ${tableName('market', 'equity_pledge')}
        WHERE security_id = ? ORDER BY announce_date DESC, sequence DESC`,
      [securityId],
    );
  }

  async issuanceYears(session: Session, dataId: number): Promise<number[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await this.database.query<{ year: number }[]>(
      `SELECT DISTINCT YEAR(issue_date) AS year FROM ${tableName('market', 'share_issue')}
        WHERE security_id = ? ORDER BY year DESC`,
      [securityId],
    );
    return rows.map(({ year }) => year);
  }
}
