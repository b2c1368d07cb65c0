import { ACCESS_MESSAGES } from '@console/contract-access';
import { fillMessage, ROLE_ADMIN } from '@console/contract-core';
import { authorityName, isAuthority } from '../authorities/authority-name.ts';
import type { UserRow } from './user-row.ts';

export type UserAction = 'edit' | 'permission' | 'reset' | 'status' | 'signOut' | 'delete';

interface Caller {
  readonly userId: number;
  readonly authorities: readonly string[];
}

interface Limited extends Pick<UserRow, 'id' | 'admin' | 'sessionCount'> {
  /** Authorities, where they are known; a row of the list has only their count. */
  readonly authorities?: readonly string[];
}

/**
 * Why an action is not open on a user; null where it is. The server decides; this avoids a click that would
 * be refused.
 */
export function userLimits(row: Limited, caller: Caller): Readonly<Record<UserAction, string | null>> {
  const beyond = beyondCaller(row, caller);
  const own = row.id === caller.userId ? ACCESS_MESSAGES.ownAccount.text : null;
  return {
    edit: beyond,
    permission: beyond,
    reset: beyond ?? (own && '自己的密码请在个人资料中修改'),
    status: beyond ?? own,
    signOut:
      beyond ??
      (own && '自己的会话请在个人资料中管理') ??
      (row.sessionCount === 0 ? '没有已登录的会话' : null),
    delete: beyond ?? own,
  };
}

/** Authorities that the user has and the caller does not; those of former versions are not counted. */
function beyondCaller({ admin, authorities = [] }: Limited, caller: Caller): string | null {
  if (caller.authorities.includes(ROLE_ADMIN)) return null;
  if (admin === 1) return ACCESS_MESSAGES.adminOnly.text;
  const beyond = authorities.filter((key) => isAuthority(key) && !caller.authorities.includes(key));
  if (beyond.length === 0) return null;
  return fillMessage(ACCESS_MESSAGES.beyondOwn, { authorities: beyond.map(authorityName).join('、') });
}
