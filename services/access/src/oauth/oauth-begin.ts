import { Injectable } from '@nestjs/common';
import { safePath } from '@console/contract-core';
import { OauthGate } from './oauth-gate.ts';
import { OauthPassages, type Purpose } from './oauth-passages.ts';
import { Providers } from './providers.ts';

export interface OauthStart {
  readonly source: string;
  readonly tenantId: string;
  /** Where to go afterwards; anything that is no path of the console becomes its start. */
  readonly redirect: string | undefined;
  /** The public origin the browser stands on. */
  readonly origin: string;
  readonly purpose: Purpose;
}

export interface Departure {
  readonly url: string;
  /** The secret for the browser's cookie. */
  readonly browser: string;
}

/** Sends a browser to a third party. */
@Injectable()
export class OauthBegin {
  constructor(
    private readonly providers: Providers,
    private readonly passages: OauthPassages,
    private readonly gate: OauthGate,
  ) {}

  /** Refuses an unknown source, and with 503 when the provider cannot be asked for its addresses. */
  async begin({ source, tenantId, redirect, origin, purpose }: OauthStart): Promise<Departure> {
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
