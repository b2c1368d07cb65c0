import { arrivalAddresses } from '@console/contract-access/addresses';
import type { CallerInputOf } from '@console/contract-core';
import { safeRedirect } from '@console/platform/login-path';
import { CallError } from '@console/platform/call-error';
import { ask } from '../ask.ts';
import { forgetHands } from '../../../core/session/forget-hands.ts';
import { isSignedIn, renewed, signedPerson, type SignedPerson } from './is-signed-in.ts';
import type { Arrival, ReturnInput } from './take-arrival.ts';

/** The catalogue's `noSession`. */
export const NO_SESSION = 'C0410';

const CANCELLED = '第三方登录已取消';
/** The catalogue's `oauthRefused`; a test compares the two. */
export const FAILED = '第三方登录失败，请重新发起';

/** Asks the signed-in person whether their session may be replaced by another one. */
export type AskToReplace = (person: SignedPerson) => Promise<boolean>;

/**
 * Signs in, or binds an account, with what the address brought. Returns the path to go to; a failure is
 * shown by the login page, or, when somebody is signed in and binds an account, by their profile. A link
 * with a token may come from anyone: it replaces an existing session only when its person agrees.
 */
export async function finishArrival(arrival: Arrival, mayReplace: AskToReplace): Promise<string> {
  return arrival.kind === 'token'
    ? tokenLogin(arrival.token, mayReplace)
    : oauthLogin(arrival.input, arrival.error);
}

async function tokenLogin(token: string | null, mayReplace: AskToReplace): Promise<string> {
  if (token === null) return '/login';
  try {
    const person = await signedPerson();
    if (person !== null && !(await mayReplace(person))) return '/';
    await ask(arrivalAddresses.tokenLogin, { access_token: token });
    forgetHands();
    return '/';
  } catch (error) {
    return loginPage(textOf(error));
  }
}

async function oauthLogin(input: ReturnInput, error: string | null): Promise<string> {
  try {
    if (error !== null) throw new Error(error === 'access_denied' ? CANCELLED : FAILED);
    const { source, code, state } = input;
    if (source === undefined || code === undefined || state === undefined) throw new Error(FAILED);
    const redirect = safeRedirect(await redirectFor({ ...input, source, code, state }));
    forgetHands();
    return redirect;
  } catch (problem) {
    const text = textOf(problem);
    return (await isSignedIn()) ? profilePage(text) : loginPage(text);
  }
}

/**
 * Where the server redirects to. A binding needs the session, whose access token may have expired at the
 * provider: it is renewed and the call repeated, as nothing was used up.
 */
async function redirectFor(input: CallerInputOf<typeof arrivalAddresses.finish>): Promise<string> {
  const send = async (): Promise<string> => (await ask(arrivalAddresses.finish, input)).redirect;
  try {
    return await send();
  } catch (error) {
    const expired = error instanceof CallError && error.code === NO_SESSION;
    if (!expired || !(await renewed())) throw error;
    return send();
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : FAILED);
const profilePage = (error: string): string =>
  `/profile?${new URLSearchParams({ tab: 'identities', error })}`;
const loginPage = (error: string): string => `/login?${new URLSearchParams({ error })}`;
