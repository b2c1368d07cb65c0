import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretPost,
  Configuration,
  customFetch,
} from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, callbackUrl } from './authorization-request.ts';
import { externalUser } from './external-user.ts';
import { isLoopback, type Oauth2Config } from './provider-config.ts';
import { isOutage, ProviderFault, providerFault } from './provider-fault.ts';
import type { ExternalUser, Passage, Provider, ProviderAnswer } from './provider.ts';
import { PROVIDER_SECONDS } from './provider-seconds.ts';
import { tokenFetch } from './token-fetch.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsSchema = z.record(z.string(), z.unknown());

/** A provider that identifies a user by the user info that their access token opens. */
export class Oauth2Provider implements Provider {
  private readonly configuration: Configuration;

  constructor(readonly config: Oauth2Config) {
    this.configuration = configurationOf(config);
  }

  authorizationUrl(passage: Passage): Promise<URL> {
    const { scope } = this.config;
    return authorizationUrl(this.configuration, passage, scope === '' ? {} : { scope });
  }

  async identify(answer: ProviderAnswer, passage: Passage): Promise<ExternalUser> {
    const { subjectField, nameField } = this.config;
    try {
      const tokens: Fields = await authorizationCodeGrant(
        this.configuration,
        callbackUrl(passage, answer),
        { expectedState: passage.state, pkceCodeVerifier: passage.verifier },
        this.config.tokenParameters,
      );
      const info = { ...tokens, ...(await this.userInfo(tokens)) };
      const subject = subjectField === undefined ? (info['openid'] ?? info['sub']) : info[subjectField];
      return externalUser(this.config, { subject, name: info[nameField] });
    } catch (error) {
      throw providerFault(error);
    }
  }

  private async userInfo(tokens: Fields): Promise<Fields> {
    const { userInfoUrl, userInfoParameters, clientId } = this.config;
    const url = new URL(userInfoUrl);
    for (const [name, text] of Object.entries(userInfoParameters ?? {}))
      url.searchParams.set(name, filled(text, { ...tokens, client_id: clientId }));
    const bearer = { authorization: `Bearer ${String(tokens['access_token'])}` };
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(userInfoParameters === undefined ? bearer : {}) },
      redirect: 'manual',
      signal: AbortSignal.timeout(PROVIDER_SECONDS * 1000),
    });
    if (!response.ok)
      throw new ProviderFault(isOutage(response.status) ? 'away' : 'refused', `USER_INFO_${response.status}`);
    return fieldsSchema.parse(JSON.parse(await response.text()));
  }
}

function configurationOf({
  authorizationUrl: authorization,
  tokenUrl,
  issuer,
  ...client
}: Oauth2Config): Configuration {
  const configuration = new Configuration(
    {
      issuer: issuer ?? new URL(authorization).origin,
      authorization_endpoint: authorization,
      token_endpoint: tokenUrl,
    },
    client.clientId,
    undefined,
    ClientSecretPost(client.clientSecret),
  );
  configuration.timeout = PROVIDER_SECONDS;
  configuration[customFetch] = tokenFetch;
  if (isLoopback(tokenUrl)) allowInsecureRequests(configuration);
  return configuration;
}

const filled = (text: string, fields: Fields): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''));
