import { Inject, Injectable } from '@nestjs/common';
import { ACCESS_MESSAGES, type oauthEntries } from '@console/contract-access';
import { Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { REDIS, type RedisClient } from '@console/node-kit';
import { passwordMatches } from '../sign-in/password-hash.ts';
import { TryLimit, type LimitOptions } from '../sign-in/try-limit.ts';
import { UserRepository } from '../users/user-repository.ts';
import { Identities } from './identities.ts';
import { Providers } from './providers.ts';

const UNBIND_TRIES: LimitOptions = { key: 'unbind-tries', most: 5, seconds: 15 * 60 };

/** What users see of their own third-party accounts, and how they give one up. */
@Injectable()
export class IdentityList {
  private readonly tries: TryLimit;

  constructor(
    private readonly providers: Providers,
    private readonly identities: Identities,
    private readonly users: UserRepository,
    @Inject(REDIS) redis: RedisClient,
  ) {
    this.tries = new TryLimit(redis, UNBIND_TRIES);
  }

  /** Every configured provider, bound or not. */
  async list(session: Session): Promise<OutputOf<typeof oauthEntries.identities>> {
    const bound = new Map((await this.identities.of(session)).map((each) => [each.source, each]));
    return this.providers.all.map(({ config: { source, title } }) => {
      const { name = null, boundAt = null } = bound.get(source) ?? {};
      return { source, title, name, boundAt };
    });
  }

  /**
   * False when nothing was bound; a source that is configured no longer can be given up too. Guesses of the
   * password are counted by user: whoever sits at an open session gets no more than five.
   */
  async unbind(
    session: Session,
    { source, password }: InputOf<typeof oauthEntries.unbind>,
    address: string,
  ): Promise<boolean> {
    const who = String(session.userId);
    const seconds = await this.tries.take(who);
    if (seconds > 0)
      throw new Refusal(
        ACCESS_MESSAGES.tooManyPasswordTries,
        { seconds },
        { 'retry-after': String(seconds) },
      );
    const known = await this.users.credentials(session.tenantId, session.username);
    if (!(await passwordMatches(known?.passwordHash ?? null, password)))
      throw new Refusal(ACCESS_MESSAGES.wrongOldPassword);
    await this.tries.clear(who);
    return this.identities.unbind(session, source, address);
  }
}
