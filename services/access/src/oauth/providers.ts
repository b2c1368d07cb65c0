import { ACCESS_MESSAGES } from '@console/contract-access';
import { Refusal } from '@console/contract-core';
import { Oauth2Provider } from './oauth2-provider.ts';
import { OidcProvider } from './oidc-provider.ts';
import type { ProviderConfig } from './provider-config.ts';
import type { Provider } from './provider.ts';

/** The configured third parties, in the order of their file. */
export class Providers {
  readonly all: readonly Provider[];

  constructor(configs: readonly ProviderConfig[]) {
    this.all = configs.map((config) =>
      config.kind === 'oidc' ? new OidcProvider(config) : new Oauth2Provider(config),
    );
  }

  /** Refuses with 404 a source that is not configured. */
  get(source: string): Provider {
    const found = this.all.find(({ config }) => config.source === source);
    if (found === undefined) throw new Refusal(ACCESS_MESSAGES.unknownSource);
    return found;
  }

  /** The provider whose tokens sign in under the name `issuer`, with or without its last slash. */
  tokenIssuer(issuer: string): OidcProvider | null {
    const bare = withoutSlash(issuer);
    const found = this.all.find(
      (provider): provider is OidcProvider =>
        provider instanceof OidcProvider &&
        provider.config.acceptsTokens &&
        withoutSlash(provider.config.issuer) === bare,
    );
    return found ?? null;
  }
}

const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, '');
