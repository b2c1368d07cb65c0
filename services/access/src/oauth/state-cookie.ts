import type { CookieReply } from '../tokens/session-cookies.ts';
import { PASSAGE_SECONDS } from './oauth-passages.ts';

export const STATE_COOKIE = 'oauth_state';

/** Which browser began: a state that somebody else began opens nothing here. */
export class StateCookie {
  private readonly options: {
    readonly path: string;
    readonly httpOnly: true;
    readonly sameSite: 'strict';
    readonly secure: boolean;
  };

  /** `origins` are those a browser may open the console at. */
  constructor(origins: readonly string[]) {
    const secure = origins.length > 0 && origins.every((origin) => origin.startsWith('https://'));
    this.options = { path: '/api/blade-auth', httpOnly: true, sameSite: 'strict', secure };
  }

  give(reply: CookieReply, secret: string): void {
    reply.setCookie(STATE_COOKIE, secret, { ...this.options, maxAge: PASSAGE_SECONDS });
  }

  clear(reply: CookieReply): void {
    reply.clearCookie(STATE_COOKIE, this.options);
  }
}
