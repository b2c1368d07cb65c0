import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { Audit, tableName, transact } from '@console/node-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { hashPassword } from '../sign-in/password-hash.ts';
import type { TenantDomain } from './tenant-domain.ts';
import { normalUsername } from '../users/normal-username.ts';
import { ACTIVE } from '../users/user-repository.ts';

export interface TenantDraft {
  readonly id: string;
  readonly name: string;
}

export interface AccountDraft {
  readonly tenantId: string;
  readonly username: string;
  readonly password: string;
  readonly realName: string;
  readonly phone?: string;
  readonly department?: string;
  readonly authorities: readonly string[];
}

/** Writes tenants and users. What is there already is left as it is. */
export class AccountWriter {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async addTenant({ id, name }: TenantDraft): Promise<void> {
    await transact(this.database, async (manager) => {
      const table = tableName('access', 'tenant');
      const there = await manager.query<unknown[]>(`SELECT id FROM ${table} WHERE id = ?`, [id]);
      if (there.length > 0) return;
      await manager.query(
        `INSERT INTO ${table} (id, name, status, created_at) VALUES (?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE id = id`,
        [id, name, ACTIVE, this.now()],
      );
      await this.record(manager, {
        tenantId: id,
        verb: 'add-tenant',
        subject: `tenant:${id}`,
        after: { name },
      });
    });
  }

  /** Null when the tenant has a user of that name, who stays untouched. */
  async addUser(draft: AccountDraft): Promise<number | null> {
    const username = normalUsername(draft.username);
    if (await this.has(draft.tenantId, username)) return null;
    const passwordHash = await hashPassword(draft.password);
    return transact(this.database, async (manager) => {
      const userId = await this.insertUser(manager, { ...draft, username, passwordHash });
      for (const authority of draft.authorities) {
        await manager.query(
          `INSERT INTO ${tableName('access', 'user_authority')} (user_id, authority) VALUES (?, ?)`,
          [userId, authority],
        );
      }
      const { realName, phone, department, authorities, tenantId } = draft;
      const after = { username, realName, phone, department, authorities };
      await this.record(manager, { tenantId, verb: 'add-user', subject: `user:${userId}`, after });
      return userId;
    });
  }

  /**
   * Makes a tenant be found by a domain. False when it was already; throws when there is no such tenant
   * or another has the domain.
   */
  async addDomain({ tenantId, domain }: TenantDomain): Promise<boolean> {
    return transact(this.database, async (manager) => {
      const table = tableName('access', 'tenant_domain');
      const tenants = await manager.query<unknown[]>(
        `SELECT id FROM ${tableName('access', 'tenant')} WHERE id = ? FOR UPDATE`,
        [tenantId],
      );
      if (tenants.length === 0) throw new Error(`没有租户 ${tenantId}`);
      const [held] = await manager.query<{ tenantId: string }[]>(
        `SELECT tenant_id AS tenantId FROM ${table} WHERE domain = ?`,
        [domain],
      );
      if (held?.tenantId === tenantId) return false;
      if (held) throw new Error(`域名 ${domain} 已属于租户 ${held.tenantId}`);
      await manager.query(`INSERT INTO ${table} (domain, tenant_id) VALUES (?, ?)`, [domain, tenantId]);
      const subject = `tenant:${tenantId}`;
      await this.record(manager, { tenantId, verb: 'tenant-domain', subject, after: { domain } });
      return true;
    });
  }

  /** Nobody is signed in where commands are given: the line names no user. */
  private record(
    manager: EntityManager,
    { verb, ...line }: { tenantId: string; verb: string; subject: string; after: object },
  ): Promise<void> {
    return new Audit(this.clock).record(manager, {
      session: null,
      service: 'access',
      action: `access.${verb}`,
      ...line,
    });
  }

  /** The name of a removed user is free again. */
  private async has(tenantId: string, username: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT id FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND username = ? AND removed_at IS NULL`,
      [tenantId, username],
    );
    return rows.length > 0;
  }

  private async insertUser(
    manager: EntityManager,
    user: Omit<AccountDraft, 'password'> & { readonly passwordHash: string },
  ): Promise<number> {
    const now = this.now();
    const { insertId } = await manager.query<{ insertId: number }>(
      `INSERT INTO ${tableName('access', 'user')}
         (tenant_id, username, password_hash, real_name, name, phone, department, status, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        user.tenantId,
        user.username,
        user.passwordHash,
        user.realName,
        user.realName,
        user.phone ?? null,
        user.department ?? null,
        ACTIVE,
        now,
        now,
      ],
    );
    return Number(insertId);
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}
