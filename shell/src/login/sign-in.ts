import { ask } from './ask.ts';
import type { CaptchaAnswer } from './use-captcha.ts';

export const LOGIN_PATH = '/api/blade-auth/login';

export interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly tenantId: string;
}

/** Signs in; the session travels in cookies. Throws CallError with the text to show. */
export async function signIn(credentials: Credentials & CaptchaAnswer): Promise<void> {
  await ask({ method: 'POST', path: LOGIN_PATH }, credentials);
}
