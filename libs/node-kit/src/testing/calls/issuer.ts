import { generateKeyPair, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { SignJWT } from 'jose';
import { realNow } from '../../clock/system-clock.ts';

export const KEY_ID = 'test-key';
const LIFE_SECONDS = 900;

export interface TokenClaims {
  readonly userId: number;
  readonly sid: string;
  readonly tenantId: string;
}

export interface TokenOptions {
  /** Signs with this instead of the issuer's key. */
  readonly key?: KeyObject;
  readonly kid?: string;
  readonly expiresInSeconds?: number;
}

/** A stand-in for the access service: one RS256 key, served as JWKS on loopback. */
export interface Issuer {
  readonly jwksUrl: string;
  readonly publicKey: KeyObject;
  token(claims: TokenClaims, options?: TokenOptions): Promise<string>;
  close(): Promise<void>;
}

/** Making a key takes half a second: a suite that starts several services makes one. */
let suiteKeys: ReturnType<typeof newKeyPair> | undefined;

export async function startIssuer(): Promise<Issuer> {
  suiteKeys ??= newKeyPair();
  const { privateKey, publicKey } = await suiteKeys;
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`,
    publicKey,
    token: ({ userId, sid, tenantId }, { key = privateKey, kid = KEY_ID, expiresInSeconds } = {}) => {
      const now = Math.floor(realNow() / 1000);
      return new SignJWT({ sid, tenant: tenantId })
        .setProtectedHeader({ alg: 'RS256', kid })
        .setSubject(String(userId))
        .setIssuedAt(now)
        .setExpirationTime(now + (expiresInSeconds ?? LIFE_SECONDS))
        .sign(key);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A key that no issuer knows, when called by a test. */
export const newKeyPair = (): Promise<{ readonly privateKey: KeyObject; readonly publicKey: KeyObject }> =>
  promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
