import { remembered } from '@console/node-kit/clock';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { authorizationUrl, callbackUrl } from './authorization-request.ts';
import { externalUser } from './external-user.ts';
import { isLoopback, type OidcConfig } from './provider-config.ts';
import { ProviderFault, providerFault } from './provider-fault.ts';
import type { ExternalUser, Passage, Provider, ProviderAnswer } from './provider.ts';
import { PROVIDER_SECONDS } from './provider-seconds.ts';

/** How long a provider's addresses are cached, in milliseconds: they seldom change. A failure is not cached. */
const DISCOVERED_MS = 3600_000;

/** A provider that identifies a user by an id token: its signature, issuer, audience, nonce and times are checked. */
export class OidcProvider implements Provider {
  /** Requested when first needed, so that an unavailable provider does not keep the service from starting. */
  readonly configuration: () => Promise<Configuration>;

  constructor(readonly config: OidcConfig) {
    this.configuration = remembered(DISCOVERED_MS, () => discover(config));
  }

  async authorizationUrl(passage: Passage): Promise<URL> {
    const configuration = await this.configuration();
    return authorizationUrl(configuration, passage, { scope: this.config.scope, nonce: passage.nonce });
  }

  async identify(answer: ProviderAnswer, passage: Passage): Promise<ExternalUser> {
    const { nameField, tokenParameters } = this.config;
    const configuration = await this.configuration();
    const checks = {
      expectedState: passage.state,
      expectedNonce: passage.nonce,
      pkceCodeVerifier: passage.verifier,
      idTokenExpected: true,
    };
    const tokens = await authorizationCodeGrant(
      configuration,
      callbackUrl(passage, answer),
      checks,
      tokenParameters,
    ).catch((error: unknown) => {
      throw providerFault(error);
    });
    const claims = tokens.claims();
    return externalUser(this.config, {
      subject: claims?.sub,
      name: claims?.[nameField] ?? claims?.['preferred_username'],
    });
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<Configuration> {
  const execute = [enableNonRepudiationChecks, ...(isLoopback(issuer) ? [allowInsecureRequests] : [])];
  const options = { execute, timeout: PROVIDER_SECONDS };
  try {
    return await discovery(new URL(issuer), clientId, undefined, clientSecretAuth(clientSecret), options);
  } catch (error) {
    // The provider answered something other than its addresses: no one can be sent there.
    throw new ProviderFault('away', `DISCOVERY_${providerFault(error).reason}`);
  }
}

/**
 * Sends the client secret in the body where the provider says that it accepts that, else in the header, OIDC's default.
 */
function clientSecretAuth(secret: string): ClientAuth {
  const post = ClientSecretPost(secret);
  const basic = ClientSecretBasic(secret);
  return (server, ...rest) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    (inBody ? post : basic)(server, ...rest);
  };
}
