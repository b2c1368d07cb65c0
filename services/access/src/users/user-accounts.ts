import { Injectable } from '@nestjs/common';
import {
  ACCESS_MESSAGES,
  type NewUserInput,
  type UserDetail,
  type UserInput,
} from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { overwriteMark, tableName } from '@console/node-kit';
import { hashPassword } from '../sign-in/password-hash.ts';
import type { Actor } from './acting.ts';
import { changedFields } from './changed-fields.ts';
import { FollowedSessions } from './followed-sessions.ts';
import { knownAuthorities, requireWithin } from './grants.ts';
import { normalUsername } from './normal-username.ts';
import { phoneChanged } from './phone-changed.ts';
import { temporaryPassword } from './temporary-password.ts';
import { unlessTaken } from './unless-taken.ts';
import type { ManagedUser, UserChange } from './user-change.ts';
import { UserChanges } from './user-changes.ts';
import { UserDetails } from './user-details.ts';
import { ACTIVE } from './user-repository.ts';

export interface AddedUser {
  readonly id: number;
  /** Shown once: only its hash is kept. */
  readonly temporaryPassword: string;
}

/** Users come into being, and what is written of them changes. */
@Injectable()
export class UserAccounts {
  constructor(
    private readonly changes: UserChanges,
    private readonly details: UserDetails,
    private readonly sessions: FollowedSessions,
  ) {}

  /** Refuses a name or mobile number that is taken, unknown authorities, and those the actor lacks. */
  async add(actor: Actor, { authorities: asked, ...input }: NewUserInput): Promise<AddedUser> {
    const authorities = knownAuthorities(asked);
    const { name = input.realName, ...person } = input;
    const user = { ...person, name, username: normalUsername(input.username) };
    const password = temporaryPassword(user.username);
    const passwordHash = await hashPassword(password);
    const id = await this.changes.run(actor, async (change) => {
      requireWithin(await change.ownAuthorities(), { added: authorities, removed: [] });
      const added = await unlessTaken(() => insert(change, actor.tenantId, { ...user, passwordHash }));
      await change.replaceAuthorities(added, authorities);
      await change.record('add-user', added, { after: { ...user, authorities } });
      return added;
    });
    return { id, temporaryPassword: password };
  }

  /**
   * Saves what is given over the version that was read, where it is named. Refuses a stale edit (409), a mobile
   * number that is taken, and another phone of one's own: that is the profile's matter, which asks for the
   * password. Open sessions show the new name at once.
   */
  async update(actor: Actor, { id, version: read, ...given }: UserInput): Promise<UserDetail> {
    await this.changes.run(actor, async (change) => {
      const user = await change.target(id);
      const { version } = user;
      if (read !== undefined && read !== version) throw new Refusal(MESSAGES.conflict);
      const changed = changedFields<Person>(user, given);
      if (changed === null) return;
      const rings = changed.after.phone !== undefined;
      if (rings && id === actor.userId) throw new Refusal(ACCESS_MESSAGES.ownAccount);
      await unlessTaken(() => change.write(id, { ...columnsOf(changed.after), version: version + 1 }));
      const after = { ...changed.after, ...overwriteMark(read === undefined, version) };
      await change.record('update-user', id, { before: changed.before, after });
      if (rings) await change.tell(id, phoneChanged(`${change.now}，${change.by}`));
    });
    await this.sessions.follow(actor.tenantId, id);
    return this.details.find(actor.tenantId, id);
  }
}

const COLUMNS = {
  realName: 'real_name',
  name: 'name',
  phone: 'phone',
  email: 'email',
  department: 'department',
} as const;
type Field = keyof typeof COLUMNS;
type Person = Pick<ManagedUser, Field>;

const columnsOf = (person: Partial<Person>): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    (Object.keys(person) as Field[]).map((field) => [COLUMNS[field], person[field] ?? null]),
  );

type Draft = Omit<NewUserInput, 'authorities' | 'name'> & {
  readonly name: string;
  readonly passwordHash: string;
};

async function insert(change: UserChange, tenantId: string, user: Draft): Promise<number> {
  const { insertId } = await change.manager.query<{ insertId: number }>(
    `INSERT INTO ${tableName('access', 'user')}
       (tenant_id, username, password_hash, must_change_password, real_name, name, phone, email, department,
        status, created_at, updated_at)
     VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[tenantId, user.username, user.passwordHash, user.realName, user.name],
      ...[user.phone, user.email, user.department, ACTIVE, change.now, change.now],
    ],
  );
  return Number(insertId);
}
