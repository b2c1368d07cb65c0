import { Injectable } from '@nestjs/common';
import type { Colleague, UserInfo } from '@console/contract-access';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';

export const ACTIVE = 1;

export interface Credentials {
  readonly userId: number;
  readonly passwordHash: string;
}

export interface Account {
  readonly info: UserInfo;
  /** Neither the user nor the tenant is disabled. */
  readonly active: boolean;
}

type AccountRow = Omit<UserInfo, 'authorities'> & { readonly active: number };

/** Reads users, always of one tenant. */
@Injectable()
export class UserRepository {
  constructor(private readonly database: DataSource) {}

  async tenant(tenantId: string): Promise<{ readonly active: boolean } | null> {
    const [row] = await this.database.query<{ status: number }[]>(
      `SELECT status FROM ${tableName('access', 'tenant')} WHERE id = ?`,
      [tenantId],
    );
    return row ? { active: row.status === ACTIVE } : null;
  }

  /** `username` in its normal spelling. */
  async credentials(tenantId: string, username: string): Promise<Credentials | null> {
    const [row] = await this.database.query<Credentials[]>(
      `SELECT id AS userId, password_hash AS passwordHash FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND username = ?`,
      [tenantId, username],
    );
    return row ?? null;
  }

  async account(tenantId: string, userId: number): Promise<Account | null> {
    const [rows, granted] = await Promise.all([
      this.database.query<AccountRow[]>(
        `SELECT u.id, u.username, u.name, u.real_name AS realName, u.avatar, u.phone, u.email, u.department,
                u.tenant_id AS tenantId, t.name AS tenantName, u.status = ? AND t.status = ? AS active
         FROM ${tableName('access', 'user')} u JOIN ${tableName('access', 'tenant')} t ON t.id = u.tenant_id
         WHERE u.tenant_id = ? AND u.id = ?`,
        [ACTIVE, ACTIVE, tenantId, userId],
      ),
      this.database.query<{ authority: string }[]>(
        `SELECT authority FROM ${tableName('access', 'user_authority')} WHERE user_id = ? ORDER BY authority`,
        [userId],
      ),
    ]);
    const row = rows[0];
    if (!row) return null;
    const { active, ...user } = row;
    return {
      info: { ...user, authorities: granted.map(({ authority }) => authority) },
      active: Number(active) === 1,
    };
  }

  /** Those who can still sign in, by name. */
  colleagues(tenantId: string): Promise<readonly Colleague[]> {
    return this.database.query<Colleague[]>(
      `SELECT id, username, real_name AS realName FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND status = ? ORDER BY username`,
      [tenantId, ACTIVE],
    );
  }
}
