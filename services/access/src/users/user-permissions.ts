import { Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, type UserDetail, type userEntries } from '@console/contract-access';
import { Refusal, ROLE_ADMIN, type InputOf } from '@console/contract-core';
import { overwriteMark, refuseStale } from '@console/node-kit/records';
import type { Actor } from './acting.ts';
import { FollowedSessions } from './followed-sessions.ts';
import { authorityNames, grantChange, knownAuthorities, requireWithin, type GrantChange } from './grants.ts';
import { UserChanges } from './user-changes.ts';
import { UserDetails } from './user-details.ts';
import { USERS } from './user-records.ts';

type PermissionInput = InputOf<(typeof userEntries)['updatePermission']>;

/** Changes the authorities of users. */
@Injectable()
export class UserPermissions {
  constructor(
    private readonly changes: UserChanges,
    private readonly details: UserDetails,
    private readonly sessions: FollowedSessions,
  ) {}

  /**
   * Replaces a user's authorities, of the version that was read where one is named; their open sessions have them
   * before this returns. Refuses unknown ones (400), the actor's own account, what the actor does not have, a stale
   * edit (409), and the removal of the last administrator.
   */
  async replace(
    actor: Actor,
    { id, authorities: asked, version: read }: PermissionInput,
  ): Promise<UserDetail> {
    const authorities = knownAuthorities(asked);
    if (id === actor.userId) throw new Refusal(ACCESS_MESSAGES.ownAccount);
    await this.changes.run(actor, async (change) => {
      const user = await change.target(id, authorities.includes(ROLE_ADMIN) ? [] : [id]);
      const granted = grantChange(user.authorities, authorities);
      refuseStale(user, read);
      requireWithin(await change.ownAuthorities(), granted);
      if (granted.added.length + granted.removed.length === 0) return;
      await change.replaceAuthorities(id, authorities);
      await change.records.write(USERS, user, {});
      await change.record('update-permission', id, {
        before: { authorities: user.authorities },
        after: { authorities, ...overwriteMark(read === undefined, user.version) },
      });
      await change.notify(id, { title: '权限已变更', text: changeText(granted), link: '/profile' });
    });
    await this.sessions.follow(actor.tenantId, id);
    return this.details.find(actor.tenantId, id);
  }
}

const changeText = ({ added, removed }: GrantChange): string =>
  [
    ...(added.length > 0 ? [`新增：${authorityNames(added)}`] : []),
    ...(removed.length > 0 ? [`移除：${authorityNames(removed)}`] : []),
  ].join('；');
