import { ACCESS_MESSAGES, type uploadEntries } from '@console/contract-access';
import { Refusal, type OutputOf, type Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { DataSource, EntityManager } from 'typeorm';

/** In bytes. */
export interface QuotaLimits {
  readonly user: number;
  readonly tenant: number;
}

type Owner = Pick<Session, 'tenantId' | 'userId'>;
type Usage = OutputOf<typeof uploadEntries.fileUsage>;

/** How much users and tenants may have uploaded. */
export class FileQuota {
  constructor(private readonly limits: QuotaLimits) {}

  async usage(database: DataSource | EntityManager, { tenantId, userId }: Owner): Promise<Usage> {
    const [sums] = await database.query<{ own: string | null; all: string | null }[]>(
      `SELECT SUM(IF(user_id = ?, bytes, 0)) AS own, SUM(bytes) AS \`all\`
       FROM ${tableName('access', 'stored_file')} WHERE tenant_id = ?`,
      [userId, tenantId],
    );
    return {
      usedBytes: Number(sums?.own ?? 0),
      limitBytes: this.limits.user,
      tenantUsedBytes: Number(sums?.all ?? 0),
      tenantLimitBytes: this.limits.tenant,
    };
  }

  /** Refuses (413) so many bytes more. */
  async requireRoom(database: DataSource | EntityManager, owner: Owner, bytes: number): Promise<void> {
    const { usedBytes, tenantUsedBytes } = await this.usage(database, owner);
    const { user, tenant } = this.limits;
    if (usedBytes + bytes > user) throw new Refusal(ACCESS_MESSAGES.ownFilesFull, { limit: megabytes(user) });
    if (tenantUsedBytes + bytes > tenant)
      throw new Refusal(ACCESS_MESSAGES.tenantFilesFull, { limit: megabytes(tenant) });
  }

  /** The same, and keeps others of the tenant out until the transaction ends. */
  async holdRoom(manager: EntityManager, owner: Owner, bytes: number): Promise<void> {
    await manager.query(`SELECT id FROM ${tableName('access', 'tenant')} WHERE id = ? FOR UPDATE`, [
      owner.tenantId,
    ]);
    await this.requireRoom(manager, owner, bytes);
  }
}

const megabytes = (bytes: number): string => `${bytes / 1024 ** 2} MB`;
