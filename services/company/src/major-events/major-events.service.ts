import { Injectable } from '@nestjs/common';
import type { majorEventsCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { joined } from '@console/market';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { queries } from '../queries.ts';

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
    return queries(this.database)
      .selectFrom('market.equity_pledge')
      .select(({ ref }) => [
        joined('-', ref('announce_date'), ref('sequence')).as('id'),
        'announce_date as announcementDate',
        'pledger as pledgeName',
        'start_date as startDate',
        'pledged_shares as pledgeNumberOfShares',
        'holding_ratio as proportionSharesHeld',
        'release_announce_date as releaseAnnouncementDate',
        'released_shares as releaseNumberOfShares',
        'remaining_shares as releaseNumberOfRemainingShares',
        'holder_remaining_shares as releaseTotalNumberOfRemainingPledgedShares',
        'company_remaining_shares as releaseCompanyAccumulatedRemaining',
        'pledge_cost as pledgeCost',
        'alert_price as alertPrice',
        'close_out_price as closeRate',
      ])
      .where('security_id', '=', securityId)
      .orderBy('announce_date', 'desc')
      .orderBy('sequence', 'desc')
      .execute();
  }

  async issuanceYears(session: Session, dataId: number): Promise<number[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await queries(this.database)
      .selectFrom('market.share_issue')
      .select(({ ref }) => sql<number>`YEAR(${ref('issue_date')})`.as('year'))
      .distinct()
      .where('security_id', '=', securityId)
      .orderBy('year', 'desc')
      .execute();
    return rows.map(({ year }) => year);
  }
}
