import { ACCESS_MESSAGES } from '@console/contract-access';
import { MESSAGES } from '@console/contract-core';
import {
  keptWhenRemoved,
  recordEntity,
  REMOVABLE,
  type RecordKind,
  type Removable,
  type Stored,
  type Written,
} from '@console/node-kit/records';
import type { Tables } from '../queries.ts';

/** The record of a user, as administrators and the users themselves edit it. */
export interface UserRecord extends Stored, Pick<Written, 'createdAt' | 'updatedAt'>, Removable {
  readonly username: string;
  readonly passwordHash: string;
  readonly mustChangePassword: 0 | 1;
  readonly realName: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly department: string | null;
  readonly status: 0 | 1;
}

/**
 * The users of a tenant. A removed one keeps its row, because other rows refer to it; name and mobile number are free
 * again.
 */
export const USERS: RecordKind<UserRecord> = {
  ...keptWhenRemoved,
  entity: recordEntity<UserRecord, Tables['access.user']>('access', 'user', {
    username: 'username',
    passwordHash: 'password_hash',
    mustChangePassword: 'must_change_password',
    realName: 'real_name',
    name: 'name',
    avatar: 'avatar',
    phone: 'phone',
    email: 'email',
    department: 'department',
    status: 'status',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
    ...REMOVABLE,
  }),
  service: 'access',
  noun: 'user',
  actions: { add: 'add-user', replace: 'update-user', remove: 'delete-users' },
  said: ({ realName, name, phone, email, department }) => ({ realName, name, phone, email, department }),
};

/** The users of a tenant, edited by themselves. One who was removed meanwhile has no session. */
export const PROFILES: RecordKind<UserRecord> = {
  ...USERS,
  actions: { ...USERS.actions, replace: 'update-profile' },
  absent: MESSAGES.noSession,
  said: ({ avatar, name, realName, phone, email }) => ({ avatar, name, realName, phone, email }),
};

/** The refusals of values that another user has: the name, or a mobile number, which signs in. */
export const USER_TAKEN = {
  user_name_present: ACCESS_MESSAGES.usernameTaken,
  user_mobile_present: ACCESS_MESSAGES.phoneTaken,
};
