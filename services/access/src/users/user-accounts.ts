import { Injectable } from '@nestjs/common';
import {
  ACCESS_MESSAGES,
  type NewUserInput,
  type UserDetail,
  type UserInput,
} from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { refuseStale, unlessTaken } from '@console/node-kit/records';
import { hashPassword } from '../sign-in/password-hash.ts';
import type { Actor } from './acting.ts';
import { FollowedSessions } from './followed-sessions.ts';
import { knownAuthorities, requireWithin } from './grants.ts';
import { normalUsername } from './normal-username.ts';
import { phoneChanged } from './phone-changed.ts';
import { temporaryPassword } from './temporary-password.ts';
import { UserChanges } from './user-changes.ts';
import { UserDetails } from './user-details.ts';
import { USERS, USER_TAKEN } from './user-records.ts';
import { ACTIVE } from './user-repository.ts';

export interface AddedUser {
  readonly id: number;
  /** The password, shown once: only its hash is stored. */
  readonly temporaryPassword: string;
}

/** Adds users and changes their details. */
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
      const fields = { ...user, avatar: null, passwordHash, mustChangePassword: 1, status: ACTIVE } as const;
      const said = (): object => ({ ...user, authorities });
      const added = await unlessTaken(USER_TAKEN, () => change.records.add(USERS, fields, said));
      await change.replaceAuthorities(added.id, authorities);
      return added.id;
    });
    return { id, temporaryPassword: password };
  }

  /**
   * Saves what is given over the version that was read, where one is named. Refuses a stale edit (409), a mobile number
   * that is taken, and another phone of the actor: that is changed in the profile, which asks for the password. Open
   * sessions show the new name at once.
   */
  async update(actor: Actor, { id, version: read, ...given }: UserInput): Promise<UserDetail> {
    await this.changes.run(actor, async (change) => {
      const user = await change.target(id);
      refuseStale(user, read);
      const rings = given.phone !== undefined && given.phone !== user.phone;
      if (rings && id === actor.userId) throw new Refusal(ACCESS_MESSAGES.ownAccount);
      await unlessTaken(USER_TAKEN, () => change.records.replace(USERS, user, { read, fields: given }));
      if (rings) await change.notify(id, phoneChanged(`${change.now}，${change.by}`));
    });
    await this.sessions.follow(actor.tenantId, id);
    return this.details.find(actor.tenantId, id);
  }
}
