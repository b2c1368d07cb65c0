import { Injectable } from '@nestjs/common';
import type { financialCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { PE_OF_QUOTE } from '@console/market/read';
import type { Places } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';
import { DataSource } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { template, type Tables } from '../queries.ts';

type Valued = OutputOf<(typeof financialCalls)['ecologicalValuations']>['content'][number];

export interface Peer {
  readonly securityId: number;
  /** The newest day of the share; null when it never traded. */
  readonly day: string | null;
  readonly valued: Valued;
}

/** The companies that a company is compared with: the tenant's in any of its current ecology industries. */
@Injectable()
export class EcologicalPeers {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** The company itself first, then by market value, the largest first. 404 as `ShareOfCompany`. */
  async of(session: Session, dataId: number): Promise<readonly Peer[]> {
    await this.shares.of(session, dataId);
    const rows = await peersOf(this.database, { tenantId: session.tenantId, dataId });
    return rows.map(({ securityId, day, ...valued }) => ({ securityId, day, valued }));
  }
}

type Asked = Places<{ tenantId: string; dataId: number }>;

const peersOf = template((queries, asked: Asked) =>
  presentCompanies(queries, asked.tenantId)
    .innerJoin(inSameIndustry(queries, asked), 'peer.id', 'c.id')
    .innerJoin('market.security as s', 's.id', 'c.security_id')
    .leftJoin('market.latest_quote as q', 'q.security_id', 'c.security_id')
    .select(['c.security_id as securityId', 'q.trade_date as day', 'c.id as corpId'])
    .select(['s.code as stockCode', 's.name as shortName', 'q.total_capital as totalCapital'])
    .select([PE_OF_QUOTE.pe.as('pe'), PE_OF_QUOTE.peWhy.as('peWhy'), 'q.pb', 'q.ps'])
    .orderBy(({ eb }) => eb('c.id', '=', asked.dataId), 'desc')
    .orderBy('q.total_capital', 'desc')
    .orderBy('c.id'),
);

/** The condition for the companies of its industries, and the company itself even if it is in none. */
function inSameIndustry(queries: Kysely<Tables>, { tenantId, dataId }: Asked) {
  const others = queries
    .selectFrom('ecology.membership as own')
    .innerJoin('ecology.industry as i', (on) =>
      on
        .onRef('i.id', '=', 'own.industry_id')
        .onRef('i.tenant_id', '=', 'own.tenant_id')
        .on('i.variant', '=', 'ecology')
        .on('i.removed_at', 'is', null),
    )
    .innerJoin('ecology.membership as other', (on) =>
      on
        .onRef('other.industry_id', '=', 'i.id')
        .onRef('other.tenant_id', '=', 'own.tenant_id')
        .on('other.valid_to', 'is', null),
    )
    .select('other.company_id as id')
    .where('own.tenant_id', '=', tenantId)
    .where('own.company_id', '=', dataId)
    .where('own.valid_to', 'is', null);
  return queries.selectNoFrom(dataId.as('id')).union(others).as('peer');
}
