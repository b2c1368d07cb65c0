import { Injectable } from '@nestjs/common';
import {
  ACCESS_MESSAGES,
  type NewUserInput,
  type UserDetail,
  type UserInput,
} from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { changedFields, overwriteMark } from '@console/node-kit';
import { hashPassword } from '../sign-in/password-hash.ts';
import type { Actor } from './acting.ts';
import { FollowedSessions } from './followed-sessions.ts';
import { knownAuthorities, requireWithin } from './grants.ts';
import { insertUser } from './insert-user.ts';
import { normalUsername } from './normal-username.ts';
import { phoneChanged } from './phone-changed.ts';
import { temporaryPassword } from './temporary-password.ts';
import { unlessTaken } from './unless-taken.ts';
import type { ManagedUser, UserChange, UserColumns } from './user-change.ts';
import { UserChanges } from './user-changes.ts';
import { UserDetails } from './user-details.ts';

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

type Person = Pick<ManagedUser, 'realName' | 'name' | 'phone' | 'email' | 'department'>;

const columnsOf = ({ realName, name, phone, email, department }: Partial<Person>): UserColumns => ({
  real_name: realName,
  name,
  phone,
  email,
  department,
});

type Draft = Omit<NewUserInput, 'authorities' | 'name'> & {
  readonly name: string;
  readonly passwordHash: string;
};

const insert = (
  { manager, now }: UserChange,
  tenantId: string,
  { username, passwordHash, realName, name, phone, email, department }: Draft,
): Promise<number> =>
  insertUser(manager, now, {
    tenant_id: tenantId,
    username,
    password_hash: passwordHash,
    must_change_password: 1,
    real_name: realName,
    name,
    phone,
    email,
    department,
  });
