import { Injectable } from '@nestjs/common';
import type { signInEntries } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ACTIVE } from '../users/user-repository.ts';
import { normalDomain } from './normal-domain.ts';

type TenantInfo = OutputOf<typeof signInEntries.tenantInfo>;

/** Which tenant is at home at a domain. */
@Injectable()
export class TenantDomains {
  constructor(private readonly database: DataSource) {}

  /** The active tenant of a host, with or without its port. Null for any other. */
  async tenantOf(host: string): Promise<TenantInfo> {
    const domain = normalDomain(host);
    if (domain === null) return null;
    const [row] = await this.database.query<NonNullable<TenantInfo>[]>(
      `SELECT t.id AS tenantId, t.name AS tenantName
       FROM ${tableName('access', 'tenant_domain')} d JOIN ${tableName('access', 'tenant')} t ON t.id = d.tenant_id
       WHERE d.domain = ? AND t.status = ?`,
      [domain, ACTIVE],
    );
    return row ?? null;
  }
}
