import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, safePath } from '@console/contract-core';
import { REDIS } from '@console/node-kit/config';
import type { RedisClient } from '@console/node-kit/database';
import { networkOf } from '@console/node-kit/http';
import { refuseFor } from '../sign-in/refuse-for.ts';
import { TryLimit, type LimitOptions } from '../sign-in/try-limit.ts';
import { OauthGate } from './oauth-gate.ts';
import { OauthPassages, type Purpose } from './oauth-passages.ts';
import { Providers } from './providers.ts';

/** How many sign-ins a network may begin: each is kept for ten minutes, and may ask the provider for its addresses. */
export const BEGIN_LIMIT: LimitOptions = { key: 'oauth-begins', most: 60, seconds: 60 };

export interface OauthStart {
  readonly source: string;
  readonly tenantId: string;
  /** The path to open afterwards; anything that is no path of the console becomes its start page. */
  readonly redirect: string | undefined;
  /** The public origin at which the browser has the console open. */
  readonly origin: string;
  readonly purpose: Purpose;
  /** The browser's network address. */
  readonly address: string;
}

export interface Departure {
  readonly url: string;
  /** The secret for the browser's cookie. */
  readonly browser: string;
}

/** Sends a browser to a third party. */
@Injectable()
export class OauthBegin {
  private readonly begins: TryLimit;

  constructor(
    private readonly providers: Providers,
    private readonly passages: OauthPassages,
    private readonly gate: OauthGate,
    @Inject(REDIS) redis: RedisClient,
  ) {
    this.begins = new TryLimit(redis, BEGIN_LIMIT);
  }

  /**
   * Refuses a network that begins too often (429), an unknown source, and with 503 when the provider cannot be
   * asked for its addresses.
   */
  async begin({ source, tenantId, redirect, origin, purpose, address }: OauthStart): Promise<Departure> {
    refuseFor(await this.begins.take(networkOf(address)), MESSAGES.tooMany);
    const provider = this.providers.get(source);
    const { passage, browser } = await this.passages.open({
      source,
      tenantId,
      redirect: safePath(redirect ?? null),
      redirectUri: `${origin}/oauth/redirect/${source}`,
      ...purpose,
    });
    const url = await this.gate.asking(provider.authorizationUrl(passage));
    return { url: url.href, browser };
  }
}
