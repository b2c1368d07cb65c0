import { CallError } from '@console/platform/call-error';
import { readAnswer } from '@console/platform/read-answer';

/** As in the contract; named here because the contract's entries would bring zod to the login page. */
export const LOGIN_PATH = '/api/blade-auth/login';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly tenantId: string;
}

const TIMEOUT_MS = 10_000;

/** Signs in; the session travels in cookies. Throws CallError with the text to show. */
export async function signIn(credentials: Credentials): Promise<void> {
  let response: Response;
  try {
    response = await fetch(LOGIN_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const message = '网络连接失败，请检查网络后重试';
    throw new CallError({ code: 'NETWORK', message, status: 0 }, { cause: error });
  }
  await readAnswer(response);
}
