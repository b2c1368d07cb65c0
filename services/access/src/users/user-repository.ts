import { Inject, Injectable } from '@nestjs/common';
import { preferencesSchema, type Colleague, type Preferences, type UserInfo } from '@console/contract-access';
import { shanghaiDateTime, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { fromJson } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { presentUser, presentUsers, updatePresentUser, type TenantUser } from './present-users.ts';
import { authoritiesOf } from './user-authorities.ts';

export const ACTIVE = 1;

export interface Credentials {
  readonly userId: number;
  readonly passwordHash: string;
}

/** The hashes with which a user's passwords are compared. */
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

/** The users of the tenant that each call names: the data for signing in and the profile, and the time of a sign-in. */
@Injectable()
export class UserRepository {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async tenant(tenantId: string): Promise<{ readonly active: boolean } | null> {
    const row = await queries(this.database)
      .selectFrom('access.tenant')
      .select('status')
      .where('id', '=', tenantId)
      .executeTakeFirst();
    return row ? { active: row.status === ACTIVE } : null;
  }

  /** The hash and id of a user; `username` in its normal spelling. */
  async credentials(tenantId: string, username: string): Promise<Credentials | null> {
    const row = await presentUsers(this.database, tenantId)
      .select(['id as userId', 'password_hash as passwordHash'])
      .where('username', '=', username)
      .executeTakeFirst();
    return row ?? null;
  }

  /** The hashes of a user; null for a removed one. */
  async secrets(tenantId: string, userId: number): Promise<Secrets | null> {
    const row = await presentUser(this.database, { tenantId, userId })
      .select(['password_hash as passwordHash', 'lock_password_hash as lockPasswordHash'])
      .executeTakeFirst();
    return row ?? null;
  }

  async account(tenantId: string, userId: number): Promise<Account | null> {
    const [row, authorities] = await Promise.all([
      presentUser(this.database, { tenantId, userId })
        .innerJoin('access.tenant as t', 't.id', 'u.tenant_id')
        .select(['u.id', 'u.username', 'u.name', 'u.real_name as realName', 'u.avatar', 'u.phone', 'u.email'])
        .select(['u.department', 'u.tenant_id as tenantId', 't.name as tenantName', 'u.version'])
        .select(['u.preferences', 'u.must_change_password as mustChangePassword'])
        .select(['u.status', 't.status as tenantStatus'])
        .select((user) => user('u.lock_password_hash', 'is not', null).as('ownLockPassword'))
        .executeTakeFirst(),
      authoritiesOf(this.database, { tenantId, userId }),
    ]);
    if (!row) return null;
    const { status, tenantStatus, mustChangePassword, ownLockPassword, preferences, ...user } = row;
    return {
      info: {
        ...user,
        authorities,
        preferences: readPreferences(preferences),
        ownLockPassword: Number(ownLockPassword) === 1,
      },
      mustChangePassword: mustChangePassword === 1,
      active: status === ACTIVE && tenantStatus === ACTIVE,
    };
  }

  /** The users who can still sign in, by name. */
  colleagues(tenantId: string): Promise<readonly Colleague[]> {
    return presentUsers(this.database, tenantId)
      .select(['id', 'username', 'real_name as realName'])
      .where('status', '=', ACTIVE)
      .orderBy('username')
      .execute();
  }

  /** The user with that mobile number. */
  async ofMobile(tenantId: string, mobile: string): Promise<{ id: number; username: string } | null> {
    const row = await presentUsers(this.database, tenantId)
      .select(['id', 'username'])
      .where('mobile', '=', mobile)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Stores the time of a sign-in and returns the one before it, null for the first. */
  async signedIn(user: TenantUser): Promise<string | null> {
    const row = await presentUser(this.database, user).select('last_sign_in_at as at').executeTakeFirst();
    await updatePresentUser(this.database, user)
      .set({ last_sign_in_at: shanghaiDateTime(this.clock.now()) })
      .execute();
    return row?.at ?? null;
  }
}

/** The chosen preferences over the defaults; a choice that this version no longer knows is left out. */
export function readPreferences(stored: string | object | null): Preferences {
  const read = preferencesSchema.safeParse(fromJson(stored) ?? {});
  return read.success ? read.data : preferencesSchema.parse({});
}
