import { Injectable } from '@nestjs/common';
import type { oauthEntries } from '@console/contract-access';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { OwnerProof } from '../sign-in/owner-proof.ts';
import type { Actor } from '../users/acting.ts';
import { Identities } from './identities.ts';
import { Providers } from './providers.ts';

/** The third-party accounts that users see in their profile, and unbinding them. */
@Injectable()
export class IdentityList {
  constructor(
    private readonly providers: Providers,
    private readonly identities: Identities,
    private readonly proof: OwnerProof,
  ) {}

  /** Every configured provider, bound or not. */
  async list(session: Session): Promise<OutputOf<typeof oauthEntries.identities>> {
    const bound = new Map((await this.identities.of(session)).map((each) => [each.source, each]));
    return this.providers.all.map(({ config: { source, title } }) => {
      const { name = null, boundAt = null } = bound.get(source) ?? {};
      return { source, title, name, boundAt };
    });
  }

  /**
   * Unbinds an account; asks for the password. False when none was bound; a source that is no longer configured can be
   * unbound too.
   */
  async unbind(actor: Actor, { source, password }: InputOf<typeof oauthEntries.unbind>): Promise<boolean> {
    await this.proof.pass(actor, password);
    const title = this.providers.all.find(({ config }) => config.source === source)?.config.title ?? source;
    return this.identities.unbind(actor, { source, title });
  }
}
