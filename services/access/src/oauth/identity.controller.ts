import { Controller, Inject, Req, Res } from '@nestjs/common';
import { oauthEntries } from '@console/contract-access';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { CONFIG, Input, Serve, Signed } from '@console/node-kit';
import type { FastifyRequest } from 'fastify';
import type { AccessConfig } from '../access-config.ts';
import type { CookieReply } from '../tokens/session-cookies.ts';
import { Acting, type Actor } from '../users/acting.ts';
import { BindingBegin } from './binding-begin.ts';
import { IdentityList } from './identity-list.ts';
import { Providers } from './providers.ts';
import { publicOrigin } from './public-origin.ts';
import { StateCookie } from './state-cookie.ts';

/** Which third parties there are, and which of them a user has bound, binds and gives up. */
@Controller()
export class IdentityController {
  private readonly stateCookie: StateCookie;

  constructor(
    private readonly available: Providers,
    private readonly identityList: IdentityList,
    private readonly bindings: BindingBegin,
    @Inject(CONFIG) private readonly config: AccessConfig,
  ) {
    this.stateCookie = new StateCookie(config.PUBLIC_ORIGINS);
  }

  @Serve(oauthEntries.providers)
  providers(): OutputOf<typeof oauthEntries.providers> {
    return this.available.all.map(({ config: { source, title, icon } }) => ({ source, title, icon }));
  }

  @Serve(oauthEntries.identities)
  identities(
    @Input() _input: object,
    @Signed() session: Session,
  ): Promise<OutputOf<typeof oauthEntries.identities>> {
    return this.identityList.list(session);
  }

  @Serve(oauthEntries.beginBinding)
  async beginBinding(
    @Input() input: InputOf<typeof oauthEntries.beginBinding>,
    @Signed() session: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: CookieReply,
  ): Promise<OutputOf<typeof oauthEntries.beginBinding>> {
    const origin = publicOrigin(request, this.config.PUBLIC_ORIGINS);
    const { url, browser } = await this.bindings.begin(session, input, { origin, address: request.ip });
    this.stateCookie.give(reply, browser);
    return { url };
  }

  @Serve(oauthEntries.unbind)
  unbind(@Input() input: InputOf<typeof oauthEntries.unbind>, @Acting() actor: Actor): Promise<boolean> {
    return this.identityList.unbind(actor, input);
  }
}
