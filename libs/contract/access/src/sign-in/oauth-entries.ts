import { call } from '@console/contract-core';
import { z } from 'zod';
import { arrivalRoutes } from './arrival-addresses.ts';
import { signInRoutes } from './sign-in-addresses.ts';
import { givenPassword } from '../people/person-fields.ts';
import { tenantField } from './tenant-field.ts';
import { userInfoSchema } from '../people/user-info.ts';

/** The source in `/oauth/redirect/<source>`: `wecom`, `qq`. */
const source = (): z.ZodString => z.string().regex(/^[a-z][a-z0-9_-]{0,31}$/);

/** A path of the console to go to afterwards; anything else becomes its start page. */
const redirect = (): z.ZodOptional<z.ZodString> => z.string().max(2048).optional();

/** A browser address: the answer is a redirect, not an envelope. */
const leave = z.unknown();

/** Sign-in through a third party: OAuth 2 or OIDC, always with state and PKCE. */
export const oauthEntries = {
  providers: call({
    ...signInRoutes.providers,
    id: 'access.providers',
    services: ['access'],
    needs: 'public',
    title: '可用的第三方登录',
    input: z.strictObject({}),
    output: z.array(
      z.object({ source: z.string(), title: z.string(), icon: z.enum(['shield', 'wecom', 'qq']) }),
    ),
  }),
  /** Redirects to the provider, with a state that only this browser can bring back. */
  begin: call({
    ...signInRoutes.begin,
    id: 'access.oauthBegin',
    services: ['access'],
    needs: 'public',
    raw: true,
    title: '前往第三方登录',
    input: z.strictObject({ source: source(), tenantId: tenantField(), redirect: redirect() }),
    output: leave,
  }),
  /**
   * As `begin`, for a signed-in user who binds the third party's account to theirs. Asks for the password,
   * because a bound account can sign in from then on. Answers the provider's address, to which the browser
   * goes.
   */
  beginBinding: call({
    id: 'access.oauthBeginBinding',
    title: '前往绑定第三方账号',
    method: 'POST',
    path: '/api/blade-auth/oauth/bind/:source',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({ source: source(), password: givenPassword() }),
    output: z.object({ url: z.string() }),
  }),
  /** Takes the parameters of the provider's redirect. Signs in, or binds when a binding was begun. */
  finish: call({
    ...arrivalRoutes.finish,
    title: '第三方登录',
    input: z.strictObject({
      source: source(),
      code: z.string().min(1).max(2048),
      state: z.string().min(1).max(256),
      /** RFC 9207; sent by providers that name themselves. */
      iss: z.string().max(512).optional(),
      tenantId: tenantField(),
    }),
    output: z.object({ purpose: z.enum(['sign-in', 'bind']), redirect: z.string() }),
  }),
  /** A token that a configured provider issued for this console. */
  tokenLogin: call({
    ...arrivalRoutes.tokenLogin,
    title: '令牌登录',
    input: z.strictObject({ access_token: z.string().min(1).max(8192), tenantId: tenantField() }),
    output: userInfoSchema,
  }),
  identities: call({
    id: 'access.identities',
    title: '我绑定的第三方账号',
    method: 'GET',
    path: '/api/blade-user/identities',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({}),
    output: z.array(
      z.object({
        source: z.string(),
        title: z.string(),
        /** The user's name at the provider; null when nothing is bound. */
        name: z.string().nullable(),
        boundAt: z.string().nullable(),
      }),
    ),
  }),
  unbind: call({
    id: 'access.unbind',
    title: '解除第三方账号绑定',
    method: 'POST',
    path: '/api/blade-user/identities/unbind',
    services: ['access'],
    needs: 'signed-in',
    input: z.strictObject({ source: source(), password: givenPassword() }),
    output: z.boolean(),
  }),
} as const;
