import { call, id, plainName } from '@console/contract-core';
import { z } from 'zod';
import { sessionRoutes } from '../sign-in/session-addresses.ts';
import { PROFILE_TEXTS } from '../access-messages.ts';
import { contactPhone, emailAddress, givenPassword, personName } from './person-fields.ts';
import { preferencesSchema } from './preferences.ts';
import { signedInfoSchema, userInfoSchema } from './user-info.ts';
import { userSessionSchema } from './user-session.ts';

export const profileInputSchema = z.strictObject({
  /** The documents send it; only the caller's own id is accepted. */
  id: id().optional(),
  /** The link of an uploaded picture; null removes it. */
  avatar: z.string().check(plainName).max(512).nullable().optional(),
  name: personName(),
  realName: personName(),
  /** Left out, these stay unchanged; blank or null removes them. */
  phone: contactPhone().optional(),
  email: emailAddress().optional(),
  /** The account's password: needed to change the mobile number, because that number can sign in. */
  password: givenPassword().optional(),
  /**
   * As read; a stale one is refused with 409. The documents do not send it: then the edit replaces the
   * current version.
   */
  version: z.number().int().positive().optional(),
});
export type ProfileInput = z.output<typeof profileInputSchema>;

/** The confirmation of the password has two names on the wire. */
export const passwordInputSchema = z
  .strictObject({
    oldPassword: givenPassword(),
    newPassword: givenPassword(),
    newPassword1: givenPassword().optional(),
    repassword: givenPassword().optional(),
  })
  .refine(({ newPassword1, repassword }) => newPassword1 !== undefined || repassword !== undefined, {
    path: ['newPassword1'],
    message: PROFILE_TEXTS.confirm,
  });
export type PasswordInput = z.output<typeof passwordInputSchema>;

/** The calls of the caller's own account. */
export const profileEntries = {
  /** The lock screen shows the name, so a locked session may ask: without phone, e-mail and authorities. */
  info: call({
    ...sessionRoutes.info,
    title: '当前用户信息',
    input: z.strictObject({}),
    output: signedInfoSchema,
    whileLocked: true,
    beforePasswordChange: true,
  }),
  update: call({
    id: 'access.updateProfile',
    title: '修改个人资料',
    method: 'POST',
    path: '/api/blade-user/update',
    services: ['access'],
    needs: 'signed-in',
    input: profileInputSchema,
    output: userInfoSchema,
  }),
  /** Ends the user's other sessions. */
  updatePassword: call({
    ...sessionRoutes.updatePassword,
    title: '修改密码',
    input: passwordInputSchema,
    output: z.boolean(),
    beforePasswordChange: true,
  }),
  setPreferences: call({
    ...sessionRoutes.setPreferences,
    title: '保存个人偏好',
    input: z.strictObject({
      theme: preferencesSchema.shape.theme.unwrap().optional(),
      upColour: preferencesSchema.shape.upColour.unwrap().optional(),
      autoLockMinutes: preferencesSchema.shape.autoLockMinutes.unwrap().optional(),
    }),
    output: preferencesSchema,
  }),
  sessions: call({
    id: 'access.sessions',
    title: '我的登录会话',
    method: 'GET',
    path: '/api/blade-user/sessions',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({}),
    output: z.array(userSessionSchema),
  }),
  endSession: call({
    id: 'access.endSession',
    title: '退出一个登录会话',
    method: 'POST',
    path: '/api/blade-user/sessions/end',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({ id: id() }),
    output: z.boolean(),
  }),
  /** Answers how many ended. */
  endOtherSessions: call({
    id: 'access.endOtherSessions',
    title: '退出其他登录会话',
    method: 'POST',
    path: '/api/blade-user/sessions/end-others',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({}),
    output: z.number().int(),
  }),
} as const;
