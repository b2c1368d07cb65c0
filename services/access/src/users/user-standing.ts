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

/** Whether users may come in: disabled and enabled, given a new password, removed. Never oneself. */
@Injectable()
export class UserStanding {
  constructor(
    private readonly changes: UserChanges,
    private readonly users: UserRepository,
    private readonly sessions: FollowedSessions,
  ) {}

  /** Disabling ends the user's sessions, also when asked of one who is disabled already. */
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
   * A temporary password, shown once, that its owner must change. Ends the user's sessions, and gives up their
   * accounts of third parties: whoever had the old password may have bound one of their own.
   */
  async resetPassword(actor: Actor, id: number): Promise<string> {
    refuseOwn(actor, [id]);
    const account = await this.users.account(actor.tenantId, id);
    // A user who is not there is refused below, under the lock.
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
      await change.tell(id, {
        title: '密码已被重置',
        text: `${actor.realName}（${actor.username}）重置了你的密码${more}。如非你的请求，请联系管理员`,
      });
    });
    await this.sessions.end(actor.tenantId, [id]);
    return password;
  }

  /**
   * All or none: one id that never was the tenant's refuses them all. Whoever is removed already is passed
   * over, but for their sessions, so that a call which ended none may be repeated. Answers how many.
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

/** Their row stays, for what names them; name and mobile number are free again, and so are bound accounts. */
async function removeOne(change: UserChange, id: number, leaving: readonly number[]): Promise<void> {
  const user = await change.target(id, leaving);
  const { username, realName, phone, department, authorities } = user;
  await change.records.remove(USERS, user, { username, realName, phone, department, authorities });
  await deleteIdentities(change, id);
}

/** Answers how many there were. */
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
