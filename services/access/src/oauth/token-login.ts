import { Injectable } from '@nestjs/common';
import {
  createRemoteJWKSet,
  decodeJwt,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyResult,
} from 'jose';
import type { Caller } from '../sign-in/caller.ts';
import type { SignedIn } from '../sign-in/entrance.ts';
import { externalUser } from './external-user.ts';
import { IdentityEntrance } from './identity-entrance.ts';
import { OauthGate } from './oauth-gate.ts';
import { isLoopback, type OidcConfig } from './provider-config.ts';
import type { OidcProvider } from './oidc-provider.ts';
import { ProviderFault, providerFault } from './provider-fault.ts';
import type { ExternalUser } from './provider.ts';
import { PROVIDER_SECONDS } from './provider-seconds.ts';
import { Providers } from './providers.ts';

/** Algorithms that sign with a private key: none and HMAC, where the public key would be the secret, are refused. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256'];
/** The token types of RFC 9068, in both spellings. A provider may name no type at all. */
const ACCESS_TOKEN_TYPES: readonly (string | undefined)[] = ['at+jwt', 'application/at+jwt', undefined];

export interface TokenInput {
  readonly access_token: string;
  readonly tenantId: string;
}

/**
 * Signing in with an access token that a provider issued for this console. It has to be a signed JWT: an opaque token
 * does not say for whom it was issued, so one given to any other application would do. An ID token, which browsers and
 * logs see, is refused.
 */
@Injectable()
export class TokenLogin {
  /** Key sets by their address. */
  private readonly keySets = new Map<string, JWTVerifyGetKey>();

  constructor(
    private readonly providers: Providers,
    private readonly gate: OauthGate,
    private readonly entrance: IdentityEntrance,
  ) {}

  /** Refuses with 401 whatever is not a token for this console, with 503 when the issuer's keys cannot be fetched. */
  async signIn({ access_token: token, tenantId }: TokenInput, caller: Caller): Promise<SignedIn> {
    const attempt = { tenantId, address: caller.address, reason: 'token' } as const;
    const external = await this.gate.through(attempt, () => this.identify(token));
    return this.entrance.enter({ tenantId, external, method: 'token', caller });
  }

  private async identify(token: string): Promise<ExternalUser> {
    const provider = this.providers.tokenIssuer(claimedIssuer(token));
    if (provider === null) throw new ProviderFault('refused', 'UNKNOWN_ISSUER');
    const { config } = provider;
    const { issuer, jwks_uri: keys } = (await provider.configuration()).serverMetadata();
    const claims = await this.verified(token, {
      keySet: this.keySet(provider, keys),
      issuer,
      audience: audienceOf(config),
    });
    return externalUser(config, { subject: claims.sub, name: claims[config.nameField] });
  }

  private async verified(
    token: string,
    { keySet, issuer, audience }: { keySet: JWTVerifyGetKey; issuer: string; audience: string },
  ): Promise<JWTPayload> {
    const checks = { issuer, audience, algorithms: ALGORITHMS, requiredClaims: ['exp', 'sub'] };
    try {
      const verified = await jwtVerify(token, keySet, checks);
      if (!isAccessToken(verified)) throw new ProviderFault('refused', 'NO_ACCESS_TOKEN');
      return verified.payload;
    } catch (error) {
      throw error instanceof errors.JWKSTimeout ? new ProviderFault('away', error.code) : faultOf(error);
    }
  }

  /** The provider's keys: cached, and fetched again when a token names a key that is not among them. */
  private keySet({ config }: OidcProvider, address: string | undefined): JWTVerifyGetKey {
    if (address === undefined || !(address.startsWith('https://') || isLoopback(config.issuer)))
      throw new ProviderFault('away', 'NO_KEYS');
    const known = this.keySets.get(address);
    if (known) return known;
    const keySet = createRemoteJWKSet(new URL(address), { timeoutDuration: PROVIDER_SECONDS * 1000 });
    this.keySets.set(address, keySet);
    return keySet;
  }
}

/**
 * Whether it is an access token. A nonce belongs to a sign-in in a browser: a token with one is an ID token, whatever
 * its type says.
 */
const isAccessToken = ({ payload, protectedHeader: { typ } }: JWTVerifyResult): boolean =>
  payload['nonce'] === undefined && ACCESS_TOKEN_TYPES.includes(typ?.toLowerCase());

/** The fault for an error of jose, which throws one without a code when the address of keys answers badly. */
function faultOf(error: unknown): ProviderFault {
  const fault = providerFault(error);
  return fault.reason === 'ERR_JOSE_GENERIC' ? new ProviderFault('away', 'NO_KEYS') : fault;
}

/** The audience, which the providers' file must name for tokens: without one jose would accept a token for anyone. */
function audienceOf({ audience }: OidcConfig): string {
  if (audience === undefined) throw new ProviderFault('refused', 'NO_AUDIENCE');
  return audience;
}

/** The issuer that a token claims, unverified: it only decides whose keys the token is checked with. */
function claimedIssuer(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw new ProviderFault('refused', 'NOT_A_JWT');
  }
}
