import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { hashPassword } from '../sign-in/password-hash.ts';
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
    await this.database.query(
      `INSERT INTO ${tableName('access', 'tenant')} (id, name, status, created_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE id = id`,
      [id, name, ACTIVE, this.now()],
    );
  }

  /** Null when the tenant has a user of that name, who stays untouched. */
  async addUser(draft: AccountDraft): Promise<number | null> {
    const username = normalUsername(draft.username);
    if (await this.has(draft.tenantId, username)) return null;
    const passwordHash = await hashPassword(draft.password);
    return this.database.transaction(async (manager) => {
      const userId = await this.insertUser(manager, { ...draft, username, passwordHash });
      for (const authority of draft.authorities) {
        await manager.query(
          `INSERT INTO ${tableName('access', 'user_authority')} (user_id, authority) VALUES (?, ?)`,
          [userId, authority],
        );
      }
      return userId;
    });
  }

  private async has(tenantId: string, username: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT id FROM ${tableName('access', 'user')} WHERE tenant_id = ? AND username = ?`,
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
         (tenant_id, username, password_hash, real_name, name, department, status, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        user.tenantId,
        user.username,
        user.passwordHash,
        user.realName,
        user.realName,
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
