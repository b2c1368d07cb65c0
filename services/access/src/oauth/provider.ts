import type { ProviderConfig } from './provider-config.ts';

/** The values that a browser takes along to a provider and has to bring back. */
export interface Passage {
  readonly state: string;
  /** The PKCE verifier; the provider first gets only its SHA-256. */
  readonly verifier: string;
  /** The nonce, which the id token must contain. */
  readonly nonce: string;
  readonly redirectUri: string;
}

/** The parameters that the provider's redirect brought back. */
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
  /** The provider's id of the user: it never changes and is never given to another user. */
  readonly subject: string;
  readonly name: string;
}

/** A third party that identifies users. */
export interface Provider {
  readonly config: ProviderConfig;
  /** The address to send the browser to. Throws ProviderFault when the provider cannot be asked. */
  authorizationUrl(passage: Passage): Promise<URL>;
  /** The user who came back. Throws ProviderFault when the provider refuses, lies or cannot be asked. */
  identify(answer: ProviderAnswer, passage: Passage): Promise<ExternalUser>;
}
