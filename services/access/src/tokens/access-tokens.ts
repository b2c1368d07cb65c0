import type { Jwks } from '@console/contract-access';
import { realNow } from '@console/node-kit/clock';
import { SignJWT } from 'jose';
import type { SigningKey } from './signing-key.ts';

/** How long an access token lives, in seconds of real time. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

/** The user of a token. Authorities are not in it: they are read from the session on every call. */
export interface Bearer {
  readonly userId: number;
  readonly sid: string;
  readonly tenantId: string;
}

/** Signs access tokens with the private key, which no other service has. */
export class AccessTokens {
  constructor(private readonly key: SigningKey) {}

  /** The public keys that verify them. */
  get jwks(): Jwks {
    return this.key.jwks;
  }

  issue({ userId, sid, tenantId }: Bearer): Promise<string> {
    const now = Math.floor(realNow() / 1000);
    return new SignJWT({ sid, tenant: tenantId })
      .setProtectedHeader({ alg: 'RS256', kid: this.key.kid, typ: 'JWT' })
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
      .sign(this.key.privateKey);
  }
}
