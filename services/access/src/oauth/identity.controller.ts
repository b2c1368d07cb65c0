import { Controller, Req } from '@nestjs/common';
import { oauthEntries } from '@console/contract-access';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import type { FastifyRequest } from 'fastify';
import { IdentityList } from './identity-list.ts';
import { Providers } from './providers.ts';

/** Which third parties there are, and which of them a user has bound. */
@Controller()
export class IdentityController {
  constructor(
    private readonly available: Providers,
    private readonly identityList: IdentityList,
  ) {}

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

  @Serve(oauthEntries.unbind)
  unbind(
    @Input() input: InputOf<typeof oauthEntries.unbind>,
    @Signed() session: Session,
    @Req() { ip }: FastifyRequest,
  ): Promise<boolean> {
    return this.identityList.unbind(session, input, ip);
  }
}
