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

/** Signed with a private key: none and HMAC, where the public key would be the secret, are refused. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256'];
/** RFC 9068, in both of its spellings. A provider may name no type at all. */
const ACCESS_TOKEN_TYPES: readonly (string | undefined)[] = ['at+jwt', 'application/at+jwt', undefined];

export interface TokenInput {
  readonly access_token: string;
  readonly tenantId: string;
}

/**
 * Signing in with an access token that a provider issued for this console. It has to be a signed JWT: an
 * opaque token says nothing of whom it was issued for, so one given to any other application would do. An ID
 * token, which browsers and logs see, is none.
 */
@Injectable()
export class TokenLogin {
  /** By the address of their keys. */
  private readonly keySets = new Map<string, JWTVerifyGetKey>();

  constructor(
    private readonly providers: Providers,
    private readonly gate: OauthGate,
    private readonly entrance: IdentityEntrance,
  ) {}

  /** Refuses with 401 whatever is not a token for this console, 503 when the issuer's keys cannot be had. */
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

  /** Remembered, and asked for again when a token names a key that is not among them. */
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

/** A nonce belongs to a sign-in in a browser: what carries one is an ID token, whatever it is called. */
const isAccessToken = ({ payload, protectedHeader: { typ } }: JWTVerifyResult): boolean =>
  payload['nonce'] === undefined && ACCESS_TOKEN_TYPES.includes(typ?.toLowerCase());

/** jose calls an address of keys that answers badly a fault without a code of its own. */
function faultOf(error: unknown): ProviderFault {
  const fault = providerFault(error);
  return fault.reason === 'ERR_JOSE_GENERIC' ? new ProviderFault('away', 'NO_KEYS') : fault;
}

/** The file is not read without one: jose would take a token for anybody. */
function audienceOf({ audience }: OidcConfig): string {
  if (audience === undefined) throw new ProviderFault('refused', 'NO_AUDIENCE');
  return audience;
}

/** Unverified: it only says whose keys the token is held against. */
function claimedIssuer(token: string): string {
  try {
    return decodeJwt(token).iss ?? '';
  } catch {
    throw new ProviderFault('refused', 'NOT_A_JWT');
  }
}
