import type { ProviderConfig } from './provider-config.ts';

/** What a browser takes along to a provider and has to bring back. */
export interface Passage {
  readonly state: string;
  /** The PKCE verifier; the provider sees its SHA-256 first. */
  readonly verifier: string;
  /** Bound into the id token. */
  readonly nonce: string;
  readonly redirectUri: string;
}

/** What the provider's redirect brought back. */
export interface ProviderAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

/** A user as the provider knows them. */
export interface ExternalUser {
  readonly source: string;
  /** The provider's title, for what the user reads. */
  readonly title: string;
  /** Never changes and is never given to somebody else. */
  readonly subject: string;
  readonly name: string;
}

/** A third party that says who somebody is. */
export interface Provider {
  readonly config: ProviderConfig;
  /** Where the browser goes. Throws ProviderFault when the provider cannot be asked. */
  authorizationUrl(passage: Passage): Promise<URL>;
  /** Who came back. Throws ProviderFault when the provider refuses, lies or cannot be asked. */
  identify(answer: ProviderAnswer, passage: Passage): Promise<ExternalUser>;
}
