import type { UploadPurpose } from '@console/contract-access';
import type { JsonColumn } from '@console/node-kit/queries';
import type { Generated, GeneratedAlways } from 'kysely';

/** Row of a tenant. Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
interface TenantRow {
  readonly id: string;
  readonly name: string;
  readonly status: Generated<0 | 1>;
  readonly created_at: string;
}

interface TenantDomainRow {
  readonly domain: string;
  readonly tenant_id: string;
}

interface UserRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly username: string;
  readonly password_hash: string;
  /** Null where the account's password unlocks. */
  readonly lock_password_hash: string | null;
  /** 1 once an administrator has reset the password, until its owner changes it. */
  readonly must_change_password: Generated<0 | 1>;
  readonly real_name: string;
  readonly name: string;
  readonly phone: string | null;
  /** The phone, if that is a mobile number. */
  readonly mobile: GeneratedAlways<string | null>;
  readonly email: string | null;
  readonly avatar: string | null;
  readonly department: string | null;
  readonly preferences: JsonColumn<object | null>;
  /** 1 when the user may sign in. */
  readonly status: Generated<0 | 1>;
  readonly version: Generated<number>;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly removed_at: string | null;
  /** 0 while the user exists, their own id after removal. */
  readonly removed_key: Generated<number>;
}

interface UserAuthorityRow {
  readonly user_id: number;
  readonly authority: string;
}

interface UserSessionRow {
  readonly id: Generated<number>;
  readonly sid: string;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly method: string;
  readonly device: string;
  readonly address: string;
  readonly opened_at: string;
  readonly seen_at: string;
  readonly ended_at: string | null;
}

interface UserIdentityRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly source: string;
  readonly external_id: string;
  readonly external_name: string;
  readonly bound_at: string;
}

interface RolePresetRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly name: string;
  readonly authorities: JsonColumn<readonly string[]>;
  readonly updated_at: string;
  readonly version: Generated<number>;
}

interface StoredFileRow {
  readonly file_key: string;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  readonly created_at: string;
}

/** Tenants, their users, and what belongs to a user. */
export interface UserTables {
  readonly 'access.tenant': TenantRow;
  readonly 'access.tenant_domain': TenantDomainRow;
  readonly 'access.user': UserRow;
  readonly 'access.user_authority': UserAuthorityRow;
  readonly 'access.user_session': UserSessionRow;
  readonly 'access.user_identity': UserIdentityRow;
  readonly 'access.role_preset': RolePresetRow;
  readonly 'access.stored_file': StoredFileRow;
}
