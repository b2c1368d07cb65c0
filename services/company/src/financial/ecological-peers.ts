import { Injectable } from '@nestjs/common';
import type { financialCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { PE_COLUMNS } from '../facts/pe-columns.ts';
import { ShareOfCompany } from '../facts/share-of-company.ts';

type Valued = OutputOf<(typeof financialCalls)['ecologicalValuations']>['content'][number];

export interface Peer {
  readonly securityId: number;
  /** The newest day of the share, null where it never traded. */
  readonly day: string | null;
  readonly valued: Valued;
}

/** Who a company is compared with: the tenant's companies in any of its ecology industries of today. */
@Injectable()
export class EcologicalPeers {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** The company itself first, then by market value, the largest first. 404 as `ShareOfCompany`. */
  async of(session: Session, dataId: number): Promise<readonly Peer[]> {
    await this.shares.of(session, dataId);
    const { tenantId } = session;
    const rows = await this.database.query<(Valued & Omit<Peer, 'valued'>)[]>(
      `SELECT c.security_id AS securityId, q.trade_date AS day, c.id AS corpId, s.code AS stockCode,
              s.name AS shortName, q.total_capital AS totalCapital, ${PE_COLUMNS.pe} AS pe,
              ${PE_COLUMNS.peWhy} AS peWhy, q.pb, q.ps
         FROM (SELECT ? AS id UNION
               SELECT other.company_id
                 FROM ${tableName('ecology', 'membership')} own
                 JOIN ${tableName('ecology', 'industry')} i ON i.id = own.industry_id
                  AND i.tenant_id = own.tenant_id AND i.variant = 'ecology' AND i.removed_at IS NULL
                 JOIN ${tableName('ecology', 'membership')} other ON other.industry_id = i.id
                  AND other.tenant_id = own.tenant_id AND other.valid_to IS NULL
                WHERE own.tenant_id = ? AND own.company_id = ? AND own.valid_to IS NULL) peer
         JOIN ${tableName('ecology', 'company')} c ON c.id = peer.id
          AND c.tenant_id = ? AND c.deleted_at IS NULL
         JOIN ${tableName('market', 'security')} s ON s.id = c.security_id
         LEFT JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = c.security_id
        ORDER BY c.id = ? DESC, q.total_capital IS NULL, q.total_capital DESC, c.id`,
      [dataId, tenantId, dataId, tenantId, dataId],
    );
    return rows.map(({ securityId, day, ...valued }) => ({ securityId, day, valued }));
  }
}
