import { Controller, Inject, Redirect, Req, Res } from '@nestjs/common';
import { oauthEntries, type UserInfo } from '@console/contract-access';
import { Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { CONFIG, Input, MaybeSigned, Serve } from '@console/node-kit';
import type { FastifyRequest } from 'fastify';
import type { AccessConfig } from '../access-config.ts';
import { callerOf } from '../sign-in/caller.ts';
import { SessionCookies, type CookieReply } from '../tokens/session-cookies.ts';
import { OauthBegin, type Departure } from './oauth-begin.ts';
import { OauthFinish } from './oauth-finish.ts';
import { publicOrigin } from './public-origin.ts';
import { STATE_COOKIE, StateCookie } from './state-cookie.ts';
import { TokenLogin } from './token-login.ts';

interface LeavingReply extends CookieReply {
  header(name: string, value: string): unknown;
}

interface Leave {
  readonly url: string;
  readonly statusCode: 302;
}

/** Coming and going by way of a third party. */
@Controller()
export class OauthController {
  private readonly stateCookie: StateCookie;

  constructor(
    private readonly begins: OauthBegin,
    private readonly finishes: OauthFinish,
    private readonly tokenLogins: TokenLogin,
    private readonly cookies: SessionCookies,
    @Inject(CONFIG) private readonly config: AccessConfig,
  ) {
    this.stateCookie = new StateCookie(config.PUBLIC_ORIGINS);
  }

  @Serve(oauthEntries.begin)
  @Redirect()
  begin(
    @Input() { source, tenantId, redirect }: InputOf<typeof oauthEntries.begin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: LeavingReply,
  ): Promise<Leave> {
    const origin = this.originOf(request);
    const purpose = { purpose: 'sign-in' } as const;
    const start = { source, tenantId, redirect, origin, purpose, address: request.ip };
    return this.leave(this.begins.begin(start), request, reply);
  }

  @Serve(oauthEntries.finish)
  async finish(
    @Input() input: InputOf<typeof oauthEntries.finish>,
    @MaybeSigned() session: Session | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: CookieReply,
  ): Promise<OutputOf<typeof oauthEntries.finish>> {
    const browser = request.cookies[STATE_COOKIE];
    const arrival = await this.finishes.finish(input, { session, browser, caller: callerOf(request) });
    this.stateCookie.clear(reply);
    const { tokens, ...where } = arrival;
    if (tokens) this.cookies.give(reply, tokens);
    return where;
  }

  @Serve(oauthEntries.tokenLogin)
  async tokenLogin(
    @Input() input: InputOf<typeof oauthEntries.tokenLogin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: CookieReply,
  ): Promise<UserInfo> {
    const { info, tokens } = await this.tokenLogins.signIn(input, callerOf(request));
    this.cookies.give(reply, tokens);
    return info;
  }

  /** A person who cannot leave reads why on the login page they came from; other callers get the refusal itself. */
  private async leave(
    departure: Promise<Departure>,
    { headers: { accept = '' } }: FastifyRequest,
    reply: LeavingReply,
  ): Promise<Leave> {
    reply.header('cache-control', 'no-store');
    try {
      const { url, browser } = await departure;
      this.stateCookie.give(reply, browser);
      return { url, statusCode: 302 };
    } catch (error) {
      if (!(error instanceof Refusal) || !accept.includes('text/html')) throw error;
      return { url: `/login?error=${encodeURIComponent(error.message)}`, statusCode: 302 };
    }
  }

  private originOf(request: FastifyRequest): string {
    return publicOrigin(request, this.config.PUBLIC_ORIGINS);
  }
}
