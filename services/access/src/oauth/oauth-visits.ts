import { Inject, Injectable } from '@nestjs/common';
import type { oauthEntries } from '@console/contract-access';
import { Refusal, type InputOf, type OutputOf } from '@console/contract-core';
import { CONFIG } from '@console/node-kit/config';
import type { Call, SignedCall } from '@console/node-kit/http';
import type { AccessConfig } from '../access-config.ts';
import { callerOf } from '../sign-in/caller.ts';
import { SessionCookies } from '../tokens/session-cookies.ts';
import { BindingBegin } from './binding-begin.ts';
import { OauthBegin, type Departure } from './oauth-begin.ts';
import { OauthFinish } from './oauth-finish.ts';
import { publicOrigin } from './public-origin.ts';
import { STATE_COOKIE, StateCookie } from './state-cookie.ts';

type Entries = typeof oauthEntries;

/** The calls of a browser that leaves for a third party, and comes back from it. */
@Injectable()
export class OauthVisits {
  private readonly stateCookie: StateCookie;

  constructor(
    private readonly begins: OauthBegin,
    private readonly bindings: BindingBegin,
    private readonly finishes: OauthFinish,
    private readonly cookies: SessionCookies,
    @Inject(CONFIG) private readonly config: AccessConfig,
  ) {
    this.stateCookie = new StateCookie(config.PUBLIC_ORIGINS);
  }

  /** Redirects the browser; the answer has no body. */
  async begin({ source, tenantId, redirect }: InputOf<Entries['begin']>, call: Call): Promise<void> {
    const purpose = { purpose: 'sign-in' } as const;
    const departure = this.begins.begin({ source, tenantId, redirect, purpose, ...this.placeOf(call) });
    const { reply } = call;
    reply.header('cache-control', 'no-store');
    reply.code(302).header('location', await this.leave(departure, call));
  }

  async beginBinding(
    input: InputOf<Entries['beginBinding']>,
    call: SignedCall,
  ): Promise<OutputOf<Entries['beginBinding']>> {
    const { url, browser } = await this.bindings.begin(call.session, input, this.placeOf(call));
    this.stateCookie.give(call.reply, browser);
    return { url };
  }

  async finish(
    input: InputOf<Entries['finish']>,
    { session, request, reply }: Call,
  ): Promise<OutputOf<Entries['finish']>> {
    const browser = request.cookies[STATE_COOKIE];
    const arrival = await this.finishes.finish(input, { session, browser, caller: callerOf(request) });
    this.stateCookie.clear(reply);
    const { tokens, ...where } = arrival;
    if (tokens) this.cookies.give(reply, tokens);
    return where;
  }

  /**
   * The address to redirect to. A person who cannot leave is sent back to the login page, with the reason; other
   * callers get the refusal itself.
   */
  private async leave(departure: Promise<Departure>, { request, reply }: Call): Promise<string> {
    const { accept = '' } = request.headers;
    try {
      const { url, browser } = await departure;
      this.stateCookie.give(reply, browser);
      return url;
    } catch (error) {
      if (!(error instanceof Refusal) || !accept.includes('text/html')) throw error;
      return `/login?error=${encodeURIComponent(error.message)}`;
    }
  }

  private placeOf({ request }: Call): { readonly origin: string; readonly address: string } {
    return { origin: publicOrigin(request, this.config.PUBLIC_ORIGINS), address: request.ip };
  }
}
