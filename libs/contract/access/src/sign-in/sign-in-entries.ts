import { call, plainName, plainSigns } from '@console/contract-core';
import { z } from 'zod';
import { phoneRoutes } from './phone-addresses.ts';
import { sessionRoutes } from './session-addresses.ts';
import { signInRoutes } from './sign-in-addresses.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';
import { mobilePhone } from '../people/person-fields.ts';
import { PASSWORD_MAX, SMS_CODE_LENGTH, USERNAME_MAX } from './sign-in-limits.ts';
import { tenantField } from './tenant-field.ts';
import { userInfoSchema } from '../people/user-info.ts';

/** The characters read from a captcha picture, and the id of the picture. */
const captchaAnswer = {
  captchaId: z.string().max(64).optional(),
  captcha: z.string().check(plainSigns).trim().max(8).optional(),
};

/** The lengths are bounds against abuse; `signInPasswordFits` checks what a password must contain. */
export const loginInputSchema = z.strictObject({
  /** The form that is sent, as in the documents: this is the only one besides the form for phones. */
  type: z.literal('account').optional(),
  username: z
    .string(SIGN_IN_TEXTS.username)
    .trim()
    .check(plainName)
    .min(1, SIGN_IN_TEXTS.username)
    .max(USERNAME_MAX),
  password: z.string(SIGN_IN_TEXTS.password).min(1, SIGN_IN_TEXTS.password).max(PASSWORD_MAX),
  tenantId: tenantField(),
  /** Asked for after three failures. */
  ...captchaAnswer,
  /** Stay signed in after the browser closes. */
  remember: z.boolean().default(false),
});
export type LoginInput = z.output<typeof loginInputSchema>;

export const smsCodeInputSchema = z.strictObject({
  phone: mobilePhone(),
  tenantId: tenantField(),
  ...captchaAnswer,
});
export type SmsCodeInput = z.output<typeof smsCodeInputSchema>;

export const phoneLoginInputSchema = z.strictObject({
  phone: mobilePhone(),
  code: z
    .string(SIGN_IN_TEXTS.smsCode)
    .check(plainSigns)
    .trim()
    .length(SMS_CODE_LENGTH, SIGN_IN_TEXTS.smsCode),
  tenantId: tenantField(),
  remember: z.boolean().default(false),
});
export type PhoneLoginInput = z.output<typeof phoneLoginInputSchema>;

/** RFC 7517. Public keys only: the schema drops any other field of a key. */
export const jwksSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('RSA'),
      use: z.literal('sig'),
      alg: z.literal('RS256'),
      kid: z.string(),
      n: z.string(),
      e: z.string(),
    }),
  ),
});
export type Jwks = z.output<typeof jwksSchema>;

export const signInEntries = {
  login: call({
    ...signInRoutes.login,
    id: 'access.login',
    services: ['access'],
    needs: 'public',
    title: '账号登录',
    input: loginInputSchema,
    output: userInfoSchema,
  }),
  /** A picture of characters that machines cannot read easily; valid for one answer. */
  captcha: call({
    ...signInRoutes.captcha,
    id: 'access.captcha',
    services: ['access'],
    needs: 'public',
    title: '图形验证码',
    input: z.strictObject({}),
    output: z.object({
      captchaId: z.string(),
      /** `data:image/png;base64,…`, 120 × 40. */
      image: z.string(),
      expiresInSeconds: z.number().int(),
    }),
  }),
  /** Answers the same for phones that no user has. */
  smsCode: call({
    ...phoneRoutes.smsCode,
    title: '发送短信验证码',
    input: smsCodeInputSchema,
    output: z.object({ resendInSeconds: z.number().int() }),
  }),
  phoneLogin: call({
    ...phoneRoutes.phoneLogin,
    title: '手机验证码登录',
    input: phoneLoginInputSchema,
    output: userInfoSchema,
  }),
  /** The tenant of a domain, so that its users need not know its number. Null for a domain of no tenant. */
  tenantInfo: call({
    ...signInRoutes.tenantInfo,
    id: 'access.tenantInfo',
    services: ['access'],
    needs: 'public',
    title: '域名对应的租户',
    input: z.strictObject({ domain: z.string().check(plainSigns).trim().max(253) }),
    output: z.object({ tenantId: z.string(), tenantName: z.string() }).nullable(),
  }),
  /**
   * Public, because a user whose access token has expired may still end the session, which the cookies
   * identify.
   */
  logout: call({
    ...sessionRoutes.logout,
    title: '退出登录',
    input: z.strictObject({}),
    output: z.boolean(),
    whileLocked: true,
    beforePasswordChange: true,
  }),
  refresh: call({
    ...sessionRoutes.refresh,
    title: '续期登录',
    input: z.strictObject({}),
    output: z.object({ expiresInSeconds: z.number().int() }),
    whileLocked: true,
    beforePasswordChange: true,
  }),
  /** Answers the document without an envelope, because verifiers of any kind read it. */
  jwks: call({
    id: 'access.jwks',
    title: '令牌公钥',
    method: 'GET',
    path: '/api/blade-auth/jwks',
    services: ['access'],
    needs: 'public',
    input: z.strictObject({}),
    output: jwksSchema,
    raw: true,
    whileLocked: true,
  }),
} as const;
