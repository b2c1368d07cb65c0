import { Inject, Injectable } from '@nestjs/common';
import type { Preferences, UserInfo } from '@console/contract-access';
import { MESSAGES, Refusal, shanghaiDateTime, type Clock, type Session } from '@console/contract-core';
import { CLOCK, Notices, tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { unlessTaken } from '../users/unless-taken.ts';
import type { Actor } from '../users/acting.ts';
import { readPreferences } from '../users/user-repository.ts';
import { phoneChanged } from '../users/phone-changed.ts';

export type Profile = Pick<UserInfo, 'avatar' | 'name' | 'realName' | 'phone' | 'email'>;
type Self = Pick<Session, 'tenantId' | 'userId'>;

/** Writes what users say of themselves. Every method is a step of the caller's transaction. */
@Injectable()
export class ProfileWriter {
  constructor(
    private readonly notices: Notices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The profile as it stands, held until the transaction ends; null for who was removed. */
  async hold(
    manager: EntityManager,
    { tenantId, userId }: Self,
  ): Promise<(Profile & { readonly version: number }) | null> {
    const [row] = await manager.query<(Profile & { readonly version: number })[]>(
      `SELECT avatar, name, real_name AS realName, phone, email, version FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND id = ? AND removed_at IS NULL FOR UPDATE`,
      [tenantId, userId],
    );
    return row ?? null;
  }

  /** Writes over `version` only, and refuses a mobile number that signs in somebody else. */
  async save(
    manager: EntityManager,
    { tenantId, userId }: Self,
    { avatar, name, realName, phone, email, version }: Profile & { readonly version: number },
  ): Promise<void> {
    const { affectedRows } = await unlessTaken(() =>
      manager.query<{ affectedRows: number }>(
        `UPDATE ${tableName('access', 'user')}
         SET avatar = ?, name = ?, real_name = ?, phone = ?, email = ?, version = version + 1, updated_at = ?
         WHERE tenant_id = ? AND id = ? AND version = ? AND removed_at IS NULL`,
        [avatar, name, realName, phone, email, this.now(), tenantId, userId, version],
      ),
    );
    if (affectedRows === 0) throw new Refusal(MESSAGES.conflict);
  }

  /** A security notice to the owner of a phone that changed. */
  tellOfPhone(manager: EntityManager, { tenantId, userId, address }: Actor): Promise<void> {
    const told = phoneChanged(`${this.now()}，地址 ${address}`);
    return this.notices.tell(manager, { tenantId, userId, kind: 'security', ...told });
  }

  /** Whether the user uploaded that file, as an avatar; it is not deleted until the transaction ends. */
  async ownsAvatar(manager: EntityManager, { tenantId, userId }: Self, fileKey: string): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT file_key FROM ${tableName('access', 'stored_file')}
       WHERE tenant_id = ? AND user_id = ? AND file_key = ? AND purpose = 'avatar' LOCK IN SHARE MODE`,
      [tenantId, userId, fileKey],
    );
    return rows.length > 0;
  }

  /** The preferences as they stand, held until the transaction ends; null for who was removed. */
  async holdPreferences(manager: EntityManager, { tenantId, userId }: Self): Promise<Preferences | null> {
    const [row] = await manager.query<{ preferences: string | object | null }[]>(
      `SELECT preferences FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND id = ? AND removed_at IS NULL FOR UPDATE`,
      [tenantId, userId],
    );
    return row ? readPreferences(row.preferences) : null;
  }

  /** Puts what is given over what is stored, whose other keys stay. */
  async mergePreferences(manager: EntityManager, { tenantId, userId }: Self, chosen: object): Promise<void> {
    await manager.query(
      `UPDATE ${tableName('access', 'user')}
       SET preferences = JSON_MERGE_PATCH(COALESCE(preferences, '{}'), ?) WHERE tenant_id = ? AND id = ?`,
      [JSON.stringify(chosen), tenantId, userId],
    );
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}
