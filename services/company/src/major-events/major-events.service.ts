import { Injectable } from '@nestjs/common';
import { equityPledgeView, type majorEventsCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { facts, joined, pledgeSources } from '@console/market/facts';
import { sql } from 'kysely';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { template } from '../queries.ts';

const readPledges = facts(equityPledgeView, {
  of: 'market.equity_pledge',
  columns: {
    id: (e) => joined('-', e.ref('t.announce_date'), e.ref('t.sequence')),
    announcementDate: 'announce_date',
    ...pledgeSources,
  },
});

/** The events that are answered as a list. 404 as `ShareOfCompany`. */
@Injectable()
export class MajorEventsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** All pledges, newest first: a company has some dozens at most. */
  async pledges(session: Session, dataId: number): Promise<OutputOf<typeof majorEventsCalls.equityPledge>> {
    const securityId = await this.shares.of(session, dataId);
    const { content } = await readPledges(
      this.database,
      {
        filter: { dataId },
        sort: { column: 'announcementDate', direction: 'DESC' },
        page: 0,
        size: Number.MAX_SAFE_INTEGER,
      },
      securityId,
    );
    return [...content];
  }

  async issuanceYears(session: Session, dataId: number): Promise<number[]> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await yearsOf(this.database, { securityId });
    return rows.map(({ year }) => year);
  }
}

const yearsOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.share_issue')
    .select(({ ref }) => sql<number>`YEAR(${ref('issue_date')})`.as('year'))
    .distinct()
    .where('security_id', '=', securityId)
    .orderBy('year', 'desc'),
);
