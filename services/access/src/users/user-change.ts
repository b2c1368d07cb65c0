import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal, ROLE_ADMIN } from '@console/contract-core';
import type { Notices } from '@console/node-kit/notices';
import type { RecordChange } from '@console/node-kit/records';
import type { UpdateObject } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import type { Actor } from './acting.ts';
import { requireOver } from './grants.ts';
import { presentUsers, updatePresentUser, type TenantUser } from './present-users.ts';
import { addAuthorities, authoritiesOf } from './user-authorities.ts';
import { USERS, type UserRecord } from './user-records.ts';
import { ACTIVE } from './user-repository.ts';

/** A user to be changed by an administrator, with the row locked. */
export interface ManagedUser extends UserRecord {
  readonly authorities: readonly string[];
}

type UserColumns = UpdateObject<Tables, 'access.user'>;

export interface UserChangeParts {
  readonly actor: Actor;
  readonly notices: Notices;
}

interface Fields {
  readonly before?: object;
  readonly after?: object;
}

/**
 * One change of a tenant's users, inside a transaction that locks the tenant: two administrators who change each other
 * at once come one after the other, and the rules see what the first one did.
 */
export class UserChange {
  constructor(
    readonly records: RecordChange,
    private readonly parts: UserChangeParts,
  ) {}

  get manager(): EntityManager {
    return this.records.manager;
  }

  get now(): string {
    return this.records.now;
  }

  /** The actor and their address, as notices name them. */
  get by(): string {
    const { realName, username, address } = this.parts.actor;
    return `${realName}（${username}），地址 ${address}`;
  }

  /** The identification of a user of the actor's tenant. */
  user(userId: number): TenantUser {
    return { tenantId: this.parts.actor.tenantId, userId };
  }

  /**
   * Locks a user of the actor's tenant. Refuses an unknown user (404), one who has what the actor does not (403),
   * and, when the users `leaving` stop being active administrators, the removal of the last one.
   */
  async target(id: number, leaving: readonly number[] = []): Promise<ManagedUser> {
    const row = await this.records.lock(USERS, id);
    const user = { ...row, authorities: await authoritiesOf(this.manager, this.user(id)) };
    if (user.authorities.includes(ROLE_ADMIN)) {
      requireOver(this.parts.actor.authorities, user.authorities);
      if (leaving.length > 0) await this.requireAdminBeside(leaving);
    }
    // The session may lag behind: an actor who has just lost an authority may not act on a user who has it.
    requireOver(await this.ownAuthorities(), user.authorities);
    return user;
  }

  /** Whether the id belongs to a removed user of the actor's tenant. */
  async isRemoved(id: number): Promise<boolean> {
    const removed = await queries(this.manager)
      .selectFrom('access.user')
      .select('id')
      .where('tenant_id', '=', this.parts.actor.tenantId)
      .where('id', '=', id)
      .where('removed_at', 'is not', null)
      .executeTakeFirst();
    return removed !== undefined;
  }

  /** The authorities that the actor has now, whatever their session remembers. */
  ownAuthorities(): Promise<readonly string[]> {
    return authoritiesOf(this.manager, this.parts.actor);
  }

  /** Sets columns of the user's row. This is no edit of the record, so its version stays. */
  async write(id: number, columns: UserColumns): Promise<void> {
    await updatePresentUser(this.manager, this.user(id))
      .set({ ...columns, updated_at: this.now })
      .execute();
  }

  /**
   * Replaces a user's authorities. Uses SQL: the rows have two columns and no version; the user's own counts the
   * changes.
   */
  async replaceAuthorities(id: number, authorities: readonly string[]): Promise<void> {
    await queries(this.manager).deleteFrom('access.user_authority').where('user_id', '=', id).execute();
    await addAuthorities(this.manager, id, authorities);
  }

  /** Writes the audit line of a change. */
  record(verb: string, id: number, fields: Fields): Promise<void> {
    return this.records.record(USERS, { action: verb, id, ...fields });
  }

  /** Sends the user a notice of a change of their account. */
  notify(id: number, { title, text, link }: { title: string; text: string; link?: string }): Promise<void> {
    return this.parts.notices.notify(this.manager, {
      ...this.user(id),
      kind: 'security',
      title,
      text,
      ...(link === undefined ? {} : { link }),
    });
  }

  private async requireAdminBeside(leaving: readonly number[]): Promise<void> {
    const beside = await presentUsers(this.manager, this.parts.actor.tenantId)
      .innerJoin('access.user_authority as a', 'a.user_id', 'u.id')
      .select('u.id')
      .where('a.authority', '=', ROLE_ADMIN)
      .where('u.status', '=', ACTIVE)
      .where('u.id', 'not in', leaving)
      .limit(1)
      .executeTakeFirst();
    if (beside === undefined) throw new Refusal(ACCESS_MESSAGES.lastAdmin);
  }
}
