import { ACCESS_MESSAGES, type uploadEntries } from '@console/contract-access';
import { Refusal, type OutputOf } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { lockTenant } from '../tenants/lock-tenant.ts';
import type { TenantUser } from '../users/present-users.ts';

/** How much may be stored, in bytes. */
export interface QuotaLimits {
  readonly user: number;
  readonly tenant: number;
}

type Usage = OutputOf<typeof uploadEntries.fileUsage>;

/** How much users and tenants may have uploaded. */
export class FileQuota {
  constructor(private readonly limits: QuotaLimits) {}

  async usage(database: Querying, { tenantId, userId }: TenantUser): Promise<Usage> {
    const sums = await queries(database)
      .selectFrom('access.stored_file')
      .select(({ fn, ref }) => [
        sql<string | null>`SUM(IF(${ref('user_id')} = ${userId}, ${ref('bytes')}, 0))`.as('own'),
        fn.sum<string | null>('bytes').as('all'),
      ])
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst();
    return {
      usedBytes: Number(sums?.own ?? 0),
      limitBytes: this.limits.user,
      tenantUsedBytes: Number(sums?.all ?? 0),
      tenantLimitBytes: this.limits.tenant,
    };
  }

  /** Refuses (413) when there is no room for so many more bytes. */
  async requireRoom(database: Querying, owner: TenantUser, bytes: number): Promise<void> {
    const { usedBytes, tenantUsedBytes } = await this.usage(database, owner);
    const { user, tenant } = this.limits;
    if (usedBytes + bytes > user) throw new Refusal(ACCESS_MESSAGES.ownFilesFull, { limit: megabytes(user) });
    if (tenantUsedBytes + bytes > tenant)
      throw new Refusal(ACCESS_MESSAGES.tenantFilesFull, { limit: megabytes(tenant) });
  }

  /** The same, and locks the tenant's quota until the transaction ends. */
  async holdRoom(manager: EntityManager, owner: TenantUser, bytes: number): Promise<void> {
    await lockTenant(manager, owner.tenantId);
    await this.requireRoom(manager, owner, bytes);
  }
}

const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;
