import { Inject, Injectable } from '@nestjs/common';
import { preferencesSchema, type Colleague, type Preferences, type UserInfo } from '@console/contract-access';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { CLOCK, tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';

export const ACTIVE = 1;

export interface Credentials {
  readonly userId: number;
  readonly passwordHash: string;
}

/** What the passwords of a user are judged by. */
export interface Secrets {
  readonly passwordHash: string;
  /** Null where the account's password unlocks. */
  readonly lockPasswordHash: string | null;
}

export interface Account {
  readonly info: UserInfo;
  /** The password was reset by an administrator. */
  readonly mustChangePassword: boolean;
  /** Neither the user nor the tenant is disabled. */
  readonly active: boolean;
}

interface AccountRow extends Omit<UserInfo, 'authorities' | 'preferences' | 'ownLockPassword'> {
  readonly preferences: string | null;
  readonly ownLockPassword: number;
  readonly mustChangePassword: number;
  readonly active: number;
}

/** Reads users, always of one tenant. */
@Injectable()
export class UserRepository {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

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
       WHERE tenant_id = ? AND username = ? AND removed_at IS NULL`,
      [tenantId, username],
    );
    return row ?? null;
  }

  /** Null for who was removed. */
  async secrets(tenantId: string, userId: number): Promise<Secrets | null> {
    const [row] = await this.database.query<Secrets[]>(
      `SELECT password_hash AS passwordHash, lock_password_hash AS lockPasswordHash
       FROM ${tableName('access', 'user')} WHERE tenant_id = ? AND id = ? AND removed_at IS NULL`,
      [tenantId, userId],
    );
    return row ?? null;
  }

  async account(tenantId: string, userId: number): Promise<Account | null> {
    const [rows, granted] = await Promise.all([
      this.database.query<AccountRow[]>(
        `SELECT u.id, u.username, u.name, u.real_name AS realName, u.avatar, u.phone, u.email, u.department,
                u.tenant_id AS tenantId, t.name AS tenantName, u.version, u.preferences,
                u.lock_password_hash IS NOT NULL AS ownLockPassword,
                u.must_change_password AS mustChangePassword, u.status = ? AND t.status = ? AS active
         FROM ${tableName('access', 'user')} u JOIN ${tableName('access', 'tenant')} t ON t.id = u.tenant_id
         WHERE u.tenant_id = ? AND u.id = ? AND u.removed_at IS NULL`,
        [ACTIVE, ACTIVE, tenantId, userId],
      ),
      this.database.query<{ authority: string }[]>(
        `SELECT authority FROM ${tableName('access', 'user_authority')} WHERE user_id = ? ORDER BY authority`,
        [userId],
      ),
    ]);
    const row = rows[0];
    if (!row) return null;
    const { active, mustChangePassword, ownLockPassword, preferences, ...user } = row;
    return {
      info: {
        ...user,
        authorities: granted.map(({ authority }) => authority),
        preferences: readPreferences(preferences),
        ownLockPassword: Number(ownLockPassword) === 1,
      },
      mustChangePassword: mustChangePassword === 1,
      active: Number(active) === 1,
    };
  }

  /** Those who can still sign in, by name. */
  colleagues(tenantId: string): Promise<readonly Colleague[]> {
    return this.database.query<Colleague[]>(
      `SELECT id, username, real_name AS realName FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND status = ? AND removed_at IS NULL ORDER BY username`,
      [tenantId, ACTIVE],
    );
  }

  /** Whose mobile number it is. */
  async ofMobile(tenantId: string, mobile: string): Promise<{ id: number; username: string } | null> {
    const [row] = await this.database.query<{ id: number; username: string }[]>(
      `SELECT id, username FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND mobile = ? AND removed_at IS NULL`,
      [tenantId, mobile],
    );
    return row ?? null;
  }

  /** Notes a sign-in and answers the one before it, null for the first. */
  async signedIn(userId: number): Promise<string | null> {
    const table = tableName('access', 'user');
    const [row] = await this.database.query<{ at: string | null }[]>(
      `SELECT last_sign_in_at AS at FROM ${table} WHERE id = ?`,
      [userId],
    );
    await this.database.query(`UPDATE ${table} SET last_sign_in_at = ? WHERE id = ?`, [
      shanghaiDateTime(this.clock.now()),
      userId,
    ]);
    return row?.at ?? null;
  }
}

/** What was chosen, over the defaults; a choice this version does not know any more is left out. */
export function readPreferences(stored: string | object | null): Preferences {
  const chosen: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
  const read = preferencesSchema.safeParse(chosen ?? {});
  return read.success ? read.data : preferencesSchema.parse({});
}
