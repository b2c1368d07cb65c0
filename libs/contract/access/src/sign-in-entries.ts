import { call } from '@console/contract-core';
import { z } from 'zod';
import { SIGN_IN_TEXTS } from './access-messages.ts';
import { userInfoSchema } from './user-info.ts';

export const DEFAULT_TENANT = '000000';

/** The lengths are bounds against abuse; what a password must hold is told by `signInPasswordFits`. */
export const loginInputSchema = z.strictObject({
  username: z.string(SIGN_IN_TEXTS.username).trim().min(1, SIGN_IN_TEXTS.username).max(64),
  password: z.string(SIGN_IN_TEXTS.password).min(1, SIGN_IN_TEXTS.password).max(128),
  tenantId: z
    .string()
    .trim()
    .regex(/^[\w-]{0,12}$/)
    .default(DEFAULT_TENANT)
    .transform((tenantId) => tenantId || DEFAULT_TENANT),
  /** Stay signed in after the browser closes. */
  remember: z.boolean().default(false),
});
export type LoginInput = z.output<typeof loginInputSchema>;

/** RFC 7517. Public keys only: the schema drops whatever else a key might carry. */
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
    id: 'access.login',
    title: '账号登录',
    method: 'POST',
    path: '/api/blade-auth/login',
    services: ['access'],
    needs: 'public',
    input: loginInputSchema,
    output: userInfoSchema,
  }),
  /** Public, for whoever's access token has run out may still end the session: cookies say which. */
  logout: call({
    id: 'access.logout',
    title: '退出登录',
    method: 'POST',
    path: '/api/blade-auth/logout',
    services: ['access'],
    needs: 'public',
    input: z.strictObject({}),
    output: z.boolean(),
    whileLocked: true,
  }),
  refresh: call({
    id: 'access.refresh',
    title: '续期登录',
    method: 'POST',
    path: '/api/blade-auth/refresh',
    services: ['access'],
    needs: 'public',
    input: z.strictObject({}),
    output: z.object({ expiresInSeconds: z.number().int() }),
    whileLocked: true,
  }),
  /** Answers the bare document, without an envelope: verifiers of every kind read it. */
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
