import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { queries } from '../queries.ts';
import { hashPassword } from '../sign-in/password-hash.ts';
import type { Actor } from './acting.ts';
import { FollowedSessions } from './followed-sessions.ts';
import { ofUser } from './of-user.ts';
import { temporaryPassword } from './temporary-password.ts';
import type { UserChange } from './user-change.ts';
import { UserChanges } from './user-changes.ts';
import { USERS } from './user-records.ts';
import { ACTIVE, UserRepository } from './user-repository.ts';

/** Disables and enables users, resets their passwords, removes them. Never the actor. */
@Injectable()
export class UserStanding {
  constructor(
    private readonly changes: UserChanges,
    private readonly users: UserRepository,
    private readonly sessions: FollowedSessions,
  ) {}

  /** Disabling ends the user's sessions, also of one who is disabled already. */
  async setStatus(actor: Actor, id: number, status: 0 | 1): Promise<boolean> {
    refuseOwn(actor, [id]);
    const disables = status !== ACTIVE;
    await this.changes.run(actor, async (change) => {
      const user = await change.target(id, disables ? [id] : []);
      if (user.status === status) return;
      await change.write(id, { status });
      await change.record('set-user-status', id, { before: { status: user.status }, after: { status } });
    });
    if (disables) await this.sessions.end(actor.tenantId, [id]);
    return true;
  }

  /**
   * Sets a temporary password, shown once, that its owner must change. Ends the user's sessions and removes their bound
   * accounts of third parties: someone with the old password may have bound one of their own.
   */
  async resetPassword(actor: Actor, id: number): Promise<string> {
    refuseOwn(actor, [id]);
    const account = await this.users.account(actor.tenantId, id);
    // A user who does not exist is refused below, under the lock.
    const password = temporaryPassword(account?.info.username ?? '');
    const passwordHash = await hashPassword(password);
    await this.changes.run(actor, async (change) => {
      const user = await change.target(id);
      await change.write(id, { password_hash: passwordHash, must_change_password: 1 });
      await change.record('reset-password', id, {
        before: { mustChangePassword: user.mustChangePassword === 1 },
        after: { mustChangePassword: true },
      });
      const unbound = await unbindAll(change, id);
      const more = unbound > 0 ? '，并解除了你绑定的第三方账号' : '';
      await change.notify(id, {
        title: '密码已被重置',
        text: `${actor.realName}（${actor.username}）重置了你的密码${more}。如非你的请求，请联系管理员`,
      });
    });
    await this.sessions.end(actor.tenantId, [id]);
    return password;
  }

  /**
   * Removes all or none: one id that was never the tenant's refuses them all. A user who is removed already is skipped,
   * except that their sessions end, so that a call which ended none may be repeated. Returns how many.
   */
  async remove(actor: Actor, ids: readonly number[]): Promise<number> {
    const leaving = [...new Set(ids)].sort((one, other) => one - other);
    refuseOwn(actor, leaving);
    await this.changes.run(actor, async (change) => {
      for (const id of leaving) if (!(await change.isRemoved(id))) await removeOne(change, id, leaving);
    });
    await this.sessions.end(actor.tenantId, leaving);
    return leaving.length;
  }
}

/**
 * Removes a user. The row stays, because other rows refer to it; name, mobile number and bound accounts are free again.
 */
async function removeOne(change: UserChange, id: number, leaving: readonly number[]): Promise<void> {
  const user = await change.target(id, leaving);
  const { username, realName, phone, department, authorities } = user;
  await change.records.remove(USERS, user, { username, realName, phone, department, authorities });
  await deleteIdentities(change, id);
}

/** Unbinds all accounts of a user; returns how many there were. */
async function unbindAll(change: UserChange, id: number): Promise<number> {
  const bound = await queries(change.manager)
    .selectFrom('access.user_identity')
    .select(['source', 'external_name as name'])
    .where(ofUser(change.user(id)))
    .orderBy('source')
    .execute();
  await deleteIdentities(change, id);
  for (const before of bound) await change.record('unbind-identity', id, { before });
  return bound.length;
}

const deleteIdentities = (change: UserChange, id: number): Promise<unknown> =>
  queries(change.manager)
    .deleteFrom('access.user_identity')
    .where(ofUser(change.user(id)))
    .execute();

function refuseOwn({ userId }: Actor, ids: readonly number[]): void {
  if (ids.includes(userId)) throw new Refusal(ACCESS_MESSAGES.ownAccount);
}
