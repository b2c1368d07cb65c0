import { Injectable } from '@nestjs/common';
import type { SegmentPivot } from '@console/contract-company';
import type { Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { buildSegmentPivot, type Segment } from './build-segment-pivot.ts';

interface SegmentRow extends Segment {
  readonly announced: string;
}

/** C-15: what a company's revenue is made of. */
@Injectable()
export class SegmentsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** 404 as `ShareOfCompany`; a company that discloses none has no periods. */
  async pivot(session: Session, dataId: number, kind: 'product' | 'region'): Promise<SegmentPivot> {
    const securityId = await this.shares.of(session, dataId);
    const rows = await this.database.query<SegmentRow[]>(
      `SELECT report_period AS period, announce_date AS announced, item, revenue, cost
         FROM ${tableName('market', 'business_segment')}
        WHERE security_id = ? AND kind = ? ORDER BY report_period, \`rank\``,
      [securityId, kind],
    );
    return { ...buildSegmentPivot(rows), asOf: rows.at(-1)?.announced ?? null };
  }
}
