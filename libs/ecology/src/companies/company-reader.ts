import { Injectable } from '@nestjs/common';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { industriesOf } from '../memberships/industries-of.ts';
import { queries, template } from '../queries.ts';

/** A company a tenant added, as stored; callers join market facts themselves. */
export interface EcologyCompany {
  readonly id: number;
  readonly securityId: number;
  readonly conceptTheme: string | null;
  readonly mainProductName: string | null;
  /** Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
  readonly typeTime: string | null;
  readonly status: 0 | 1;
  readonly version: number;
  /** Names of the industries it is in today, by variant and level. */
  readonly industryNames: readonly string[];
}

/** Reads of the companies that staff maintain, always for one tenant. */
@Injectable()
export class CompanyReader {
  constructor(private readonly database: DataSource) {}

  /** Null when the tenant has no such company, deleted ones included. */
  async find(tenantId: string, companyId: number): Promise<EcologyCompany | null> {
    const named = { tenantId, companyId };
    const [[company], industries] = await Promise.all([
      companyOf(this.database, named),
      namesOf(this.database, named),
    ]);
    return company ? { ...company, industryNames: industries.map(({ name }) => name) } : null;
  }

  /** The number of companies the tenant added, and of those classified. */
  async count(tenantId: string): Promise<{ readonly companies: number; readonly classified: number }> {
    const row = await queries(this.database)
      .selectFrom('ecology.company')
      .select(({ fn }) => [fn.countAll().as('companies'), fn.sum('status').as('classified')])
      .where('tenant_id', '=', tenantId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return { companies: Number(row?.companies ?? 0), classified: Number(row?.classified ?? 0) };
  }
}

interface Named {
  readonly tenantId: string;
  readonly companyId: number;
}

const companyOf = template((queries, { tenantId, companyId }: Places<Named>) =>
  queries
    .selectFrom('ecology.company')
    .select(['id', 'security_id as securityId', 'concept_theme as conceptTheme', 'status', 'version'])
    .select(['main_product_name as mainProductName', 'type_time as typeTime'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null),
);

/** The names of the industries a company is in today, by variant and level. */
const namesOf = template((queries, { tenantId, companyId }: Places<Named>) =>
  industriesOf(queries, tenantId, companyId)
    .orderBy('i.variant')
    .orderBy('i.level')
    .orderBy('i.name')
    .select('i.name'),
);
