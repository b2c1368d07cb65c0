import { Injectable } from '@nestjs/common';
import type { oauthEntries } from '@console/contract-access';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import type { Caller } from '../sign-in/caller.ts';
import type { IssuedTokens } from '../tokens/session-cookies.ts';
import { Identities } from './identities.ts';
import { IdentityEntrance } from './identity-entrance.ts';
import { OauthGate } from './oauth-gate.ts';
import { OauthPassages, type FoundPassage } from './oauth-passages.ts';
import { ProviderFault } from './provider-fault.ts';
import type { ExternalUser } from './provider.ts';
import { Providers } from './providers.ts';

/** The page that shows bound accounts. */
const IDENTITIES_PAGE = '/profile?tab=identities';

/** The caller who came back from the provider, and the browser. */
export interface Returning {
  readonly session: Session | null;
  /** The secret of the browser's cookie. */
  readonly browser: string | undefined;
  readonly caller: Caller;
}

export interface Arrival {
  readonly purpose: 'sign-in' | 'bind';
  readonly redirect: string;
  /** The tokens of the session that was opened; a binding opens none. */
  readonly tokens?: IssuedTokens;
}

type FinishInput = InputOf<typeof oauthEntries.finish>;

/** Finishes what a provider's redirect brought back: signs in, or binds when a binding was begun. */
@Injectable()
export class OauthFinish {
  constructor(
    private readonly providers: Providers,
    private readonly passages: OauthPassages,
    private readonly gate: OauthGate,
    private readonly entrance: IdentityEntrance,
    private readonly identities: Identities,
  ) {}

  /** The tenant is the one named at the beginning, whatever the page says that came back. */
  async finish(input: FinishInput, { session, browser, caller }: Returning): Promise<Arrival> {
    const { address } = caller;
    const attempt = { tenantId: input.tenantId, address, reason: 'oauth' } as const;
    const { passage, external, owner } = await this.gate.through(attempt, async () => {
      const found = await this.passages.find({ ...input, browser });
      if (found === null) throw new ProviderFault('refused', 'UNKNOWN_STATE');
      const binder = found.purpose === 'bind' ? binderOf(found, session) : null;
      return { passage: found, external: await this.identify(input, found), owner: binder };
    });
    if (owner !== null) {
      await this.identities.bind({ ...owner, address }, external);
      return { purpose: 'bind', redirect: IDENTITIES_PAGE };
    }
    const { tenantId, redirect } = passage;
    const { tokens } = await this.entrance.enter({ tenantId, external, method: external.source, caller });
    return { purpose: 'sign-in', redirect, tokens };
  }

  private async identify(input: FinishInput, passage: FoundPassage): Promise<ExternalUser> {
    const provider = this.providers.get(passage.source);
    if (!(await this.passages.take(passage))) throw new ProviderFault('refused', 'USED_STATE');
    return provider.identify(input, passage);
  }
}

/**
 * The session of the user who binds: it must be the one who began, still signed in. The call itself is public, so what
 * the session gate would refuse is refused here, before the state is used up: a renewed session may send it again.
 */
function binderOf(passage: FoundPassage & { purpose: 'bind' }, session: Session | null): Session {
  if (session === null) throw new Refusal(MESSAGES.noSession);
  if (session.userId !== passage.userId || session.tenantId !== passage.tenantId)
    throw new ProviderFault('refused', 'ANOTHER_USER');
  if (session.locked) throw new Refusal(MESSAGES.locked);
  if (session.mustChangePassword) throw new Refusal(MESSAGES.mustChangePassword);
  return session;
}
