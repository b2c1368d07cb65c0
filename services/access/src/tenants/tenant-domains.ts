import { Injectable } from '@nestjs/common';
import type { signInEntries } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { ACTIVE } from '../users/user-repository.ts';
import { normalDomain } from './normal-domain.ts';

type TenantInfo = OutputOf<typeof signInEntries.tenantInfo>;

/** The tenant of each domain. */
@Injectable()
export class TenantDomains {
  constructor(private readonly database: DataSource) {}

  /** The active tenant of a host, with or without its port. Null for any other. */
  async tenantOf(host: string): Promise<TenantInfo> {
    const domain = normalDomain(host);
    if (domain === null) return null;
    const row = await queries(this.database)
      .selectFrom('access.tenant_domain as d')
      .innerJoin('access.tenant as t', 't.id', 'd.tenant_id')
      .select(['t.id as tenantId', 't.name as tenantName'])
      .where('d.domain', '=', domain)
      .where('t.status', '=', ACTIVE)
      .executeTakeFirst();
    return row ?? null;
  }
}
