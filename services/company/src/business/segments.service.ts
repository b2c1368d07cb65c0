import { Injectable } from '@nestjs/common';
import { buildSegmentPivot } from '@console/market/statements';
import type { SegmentPivot, Session } from '@console/contract-core';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { template } from '../queries.ts';

/** The segments of a company's revenue. */
@Injectable()
export class SegmentsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** 404 as `ShareOfCompany`; a company that discloses no segments has no periods. */
  async pivot(session: Session, dataId: number, kind: 'product' | 'region'): Promise<SegmentPivot> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await segmentsOf(this.database, { securityId, kind });
    return { ...buildSegmentPivot(rows), asOf: rows.at(-1)?.announced ?? null };
  }
}

const segmentsOf = template(
  (queries, { securityId, kind }: Places<{ securityId: number; kind: 'product' | 'region' }>) =>
    queries
      .selectFrom('market.business_segment')
      .select(['report_period as period', 'announce_date as announced', 'item', 'revenue', 'cost'])
      .where('security_id', '=', securityId)
      .where('kind', '=', kind)
      .orderBy('report_period')
      .orderBy('rank'),
);
