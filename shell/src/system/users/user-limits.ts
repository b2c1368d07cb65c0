import { ACCESS_MESSAGES } from '@console/contract-access';
import { ROLE_ADMIN } from '@console/contract-core';
import type { UserRow } from './user-row.ts';

export type UserAction = 'edit' | 'permission' | 'reset' | 'status' | 'signOut' | 'delete';

interface Caller {
  readonly userId: number;
  readonly authorities: readonly string[];
}

/** Why an action is not open on a user; null where it is. The server decides, this spares a vain click. */
export function userLimits(
  row: Pick<UserRow, 'id' | 'admin' | 'sessionCount'>,
  caller: Caller,
): Readonly<Record<UserAction, string | null>> {
  const admin =
    row.admin === 1 && !caller.authorities.includes(ROLE_ADMIN) ? ACCESS_MESSAGES.adminOnly.text : null;
  const own = row.id === caller.userId ? ACCESS_MESSAGES.ownAccount.text : null;
  return {
    edit: admin,
    permission: admin,
    reset: admin ?? (own && '自己的密码请在个人资料中修改'),
    status: admin ?? own,
    signOut:
      admin ??
      (own && '自己的会话请在个人资料中管理') ??
      (row.sessionCount === 0 ? '没有已登录的会话' : null),
    delete: admin ?? own,
  };
}
