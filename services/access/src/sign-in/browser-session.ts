import { Injectable } from '@nestjs/common';
import type { signInEntries } from '@console/contract-access';
import { MESSAGES, REFRESH_COOKIE, Refusal, type OutputOf } from '@console/contract-core';
import type { Call } from '@console/node-kit/http';
import { ACCESS_TOKEN_SECONDS } from '../tokens/access-tokens.ts';
import { SessionCookies } from '../tokens/session-cookies.ts';
import { SessionService } from './session.service.ts';

/** The session that a browser's cookies belong to. */
@Injectable()
export class BrowserSession {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
  ) {}

  /** Refuses (401) a browser without a session, and deletes its cookies. */
  async renew({ request: { ip, cookies }, reply }: Call): Promise<OutputOf<typeof signInEntries.refresh>> {
    const tokens = await this.sessions.renew(cookies[REFRESH_COOKIE], ip);
    if (tokens === null) {
      this.cookies.clear(reply);
      throw new Refusal(MESSAGES.noSession);
    }
    this.cookies.give(reply, tokens);
    return { expiresInSeconds: ACCESS_TOKEN_SECONDS };
  }

  async end({ session, request: { ip, cookies }, reply }: Call): Promise<boolean> {
    await this.sessions.end(session, cookies[REFRESH_COOKIE], ip);
    this.cookies.clear(reply);
    return true;
  }
}
