import { Controller, Inject, Req, Res } from '@nestjs/common';
import { signInEntries, type Jwks, type LoginInput, type UserInfo } from '@console/contract-access';
import { MESSAGES, REFRESH_COOKIE, Refusal, type OutputOf, type Session } from '@console/contract-core';
import { Input, MaybeSigned, Serve } from '@console/node-kit';
import type { FastifyRequest } from 'fastify';
import { ACCESS_TOKEN_SECONDS } from '../tokens/access-tokens.ts';
import { SessionCookies, type CookieReply } from '../tokens/session-cookies.ts';
import { SIGNING_KEY, type SigningKey } from '../tokens/signing-key.ts';
import { callerOf } from './caller.ts';
import { SessionService } from './session.service.ts';
import { SignInService } from './sign-in.service.ts';

@Controller()
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
    @Inject(SIGNING_KEY) private readonly key: SigningKey,
  ) {}

  @Serve(signInEntries.login)
  async login(
    @Input() input: LoginInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: CookieReply,
  ): Promise<UserInfo> {
    const { info, tokens } = await this.signIns.signIn(input, callerOf(request));
    this.cookies.give(reply, tokens);
    return info;
  }

  @Serve(signInEntries.refresh)
  async refresh(
    @Input() _input: object,
    @Req() { ip, cookies }: FastifyRequest,
    @Res({ passthrough: true }) reply: CookieReply,
  ): Promise<OutputOf<typeof signInEntries.refresh>> {
    const tokens = await this.sessions.renew(cookies[REFRESH_COOKIE], ip);
    if (tokens === null) {
      this.cookies.clear(reply);
      throw new Refusal(MESSAGES.noSession);
    }
    this.cookies.give(reply, tokens);
    return { expiresInSeconds: ACCESS_TOKEN_SECONDS };
  }

  @Serve(signInEntries.logout)
  async logout(
    @Input() _input: object,
    @MaybeSigned() session: Session | null,
    @Req() { ip, cookies }: FastifyRequest,
    @Res({ passthrough: true }) reply: CookieReply,
  ): Promise<boolean> {
    await this.sessions.end(session, cookies[REFRESH_COOKIE], ip);
    this.cookies.clear(reply);
    return true;
  }

  @Serve(signInEntries.jwks)
  jwks(): Jwks {
    return this.key.jwks;
  }
}
