import { isSecure, type CookieReply } from '../tokens/session-cookies.ts';
import { PASSAGE_SECONDS } from './oauth-passages.ts';

export const STATE_COOKIE = 'oauth_state';

/** The cookie by which the browser that began is recognised: a state that someone else began opens nothing here. */
export class StateCookie {
  /** `origins` are those a browser may open the console at. */
  constructor(private readonly origins: readonly string[]) {}

  give(reply: CookieReply, secret: string): void {
    reply.setCookie(STATE_COOKIE, secret, { ...this.options(reply), maxAge: PASSAGE_SECONDS });
  }

  clear(reply: CookieReply): void {
    reply.clearCookie(STATE_COOKIE, this.options(reply));
  }

  private options(reply: CookieReply) {
    const secure = isSecure(reply, this.origins);
    return { path: '/api/blade-auth', httpOnly: true, sameSite: 'strict', secure } as const;
  }
}
