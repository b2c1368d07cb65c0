import { call } from '@console/contract-core';
import { z } from 'zod';
import { sessionRoutes } from './session-addresses.ts';
import { givenPassword } from '../people/person-fields.ts';

/** The length of a lock password: shorter than an account password, because it is typed many times a day. */
export const LOCK_PASSWORD_LENGTH = { least: 4, most: 30 } as const;

const lockPassword = () => z.string().min(LOCK_PASSWORD_LENGTH.least).max(LOCK_PASSWORD_LENGTH.most);

/** The lock is a state of the session on the server: while it lasts, data calls answer 423. */
export const lockEntries = {
  lock: call({
    ...sessionRoutes.lock,
    title: '锁定会话',
    input: z.strictObject({}),
    output: z.boolean(),
    whileLocked: true,
    beforePasswordChange: true,
  }),
  /** Five wrong passwords end the session. */
  unlock: call({
    ...sessionRoutes.unlock,
    title: '解锁会话',
    input: z.strictObject({ password: givenPassword() }),
    output: z.boolean(),
    whileLocked: true,
    beforePasswordChange: true,
  }),
  /** Null goes back to the account's password. */
  setLockPassword: call({
    id: 'access.setLockPassword',
    title: '设置锁屏密码',
    method: 'POST',
    path: '/api/blade-user/lock-password',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({ password: givenPassword(), lockPassword: lockPassword().nullable() }),
    output: z.boolean(),
  }),
} as const;
