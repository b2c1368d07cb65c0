import { safeRedirect } from '@console/platform/login-path';
import { ask } from '../login/ask.ts';
import type { Arrival, ReturnInput } from './take-arrival.ts';

export const OAUTH_LOGIN_CALL = { method: 'POST', path: '/api/blade-auth/oauth/login' } as const;
export const TOKEN_LOGIN_CALL = { method: 'POST', path: '/api/blade-auth/token-login' } as const;

const CANCELLED = '第三方登录已取消';
/** The catalogue's `oauthRefused`; a test compares the two. */
export const FAILED = '第三方登录失败，请重新发起';

/** Signs in with what came. Answers the path to go to; what went wrong is told by the login page. */
export async function finishArrival(arrival: Arrival): Promise<string> {
  try {
    return arrival.kind === 'token'
      ? await tokenLogin(arrival.token)
      : await oauthLogin(arrival.input, arrival.error);
  } catch (error) {
    return loginPage(error instanceof Error ? error.message : FAILED);
  }
}

async function tokenLogin(token: string | null): Promise<string> {
  if (token === null) return '/login';
  await ask(TOKEN_LOGIN_CALL, { access_token: token });
  return '/';
}

async function oauthLogin(input: ReturnInput, error: string | null): Promise<string> {
  if (error !== null) return loginPage(error === 'access_denied' ? CANCELLED : FAILED);
  if (input.code === undefined || input.state === undefined) return loginPage(FAILED);
  const { redirect } = await ask<{ readonly redirect: string }>(OAUTH_LOGIN_CALL, input);
  return safeRedirect(redirect);
}

const loginPage = (error: string): string => `/login?${new URLSearchParams({ error })}`;
