import { Inject, Injectable } from '@nestjs/common';
import type { Preferences, UserInfo } from '@console/contract-access';
import { MESSAGES, Refusal, shanghaiDateTime, type Clock } from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import { Notices } from '@console/node-kit/notices';
import { inShareMode } from '@console/node-kit/queries';
import { unlessTaken } from '@console/node-kit/records';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import type { Actor } from '../users/acting.ts';
import { ofUser } from '../users/of-user.ts';
import { presentUser, updatePresentUser, type TenantUser } from '../users/present-users.ts';
import { USER_TAKEN } from '../users/user-records.ts';
import { readPreferences } from '../users/user-repository.ts';
import { phoneChanged } from '../users/phone-changed.ts';

export type Profile = Pick<UserInfo, 'avatar' | 'name' | 'realName' | 'phone' | 'email'>;

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
    user: TenantUser,
  ): Promise<(Profile & { readonly version: number }) | null> {
    const row = await presentUser(manager, user)
      .select(['avatar', 'name', 'real_name as realName', 'phone', 'email', 'version'])
      .forUpdate()
      .executeTakeFirst();
    return row ?? null;
  }

  /** Writes over `version` only, and refuses a mobile number that signs in somebody else. */
  async save(
    manager: EntityManager,
    user: TenantUser,
    { avatar, name, realName, phone, email, version }: Profile & { readonly version: number },
  ): Promise<void> {
    const { numUpdatedRows } = await unlessTaken(USER_TAKEN, () =>
      updatePresentUser(manager, user)
        .set({
          avatar,
          name,
          real_name: realName,
          phone,
          email,
          version: version + 1,
          updated_at: this.now(),
        })
        .where('version', '=', version)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 0n) throw new Refusal(MESSAGES.conflict);
  }

  /** A security notice to the owner of a phone that changed. */
  tellOfPhone(manager: EntityManager, { tenantId, userId, address }: Actor): Promise<void> {
    const told = phoneChanged(`${this.now()}，地址 ${address}`);
    return this.notices.tell(manager, { tenantId, userId, kind: 'security', ...told });
  }

  /** Whether the user uploaded that file, as an avatar; it is not deleted until the transaction ends. */
  async ownsAvatar(manager: EntityManager, user: TenantUser, key: string): Promise<boolean> {
    const file = await queries(manager)
      .selectFrom('access.stored_file')
      .select('file_key')
      .where(ofUser(user))
      .where('file_key', '=', key)
      .where('purpose', '=', 'avatar')
      .modifyEnd(inShareMode)
      .executeTakeFirst();
    return file !== undefined;
  }

  /** The preferences as they stand, held until the transaction ends; null for who was removed. */
  async holdPreferences(manager: EntityManager, user: TenantUser): Promise<Preferences | null> {
    const row = await presentUser(manager, user).select('preferences').forUpdate().executeTakeFirst();
    return row ? readPreferences(row.preferences) : null;
  }

  /** Puts what is given over what is stored, whose other keys stay. */
  async mergePreferences(manager: EntityManager, user: TenantUser, chosen: object): Promise<void> {
    const given = JSON.stringify(chosen);
    await updatePresentUser(manager, user)
      .set(({ ref }) => ({
        preferences: sql<string>`JSON_MERGE_PATCH(COALESCE(${ref('preferences')}, '{}'), ${given})`,
      }))
      .execute();
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}
