import { createHmac, createPublicKey, type JsonWebKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, generateKeyPair, importPKCS8, SignJWT, type CryptoKey } from 'jose';
import type { HttpSession } from '../suite/http-session.ts';
import { SUITE } from '../suite/suite.ts';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Invalid tokens made from a valid one, by their fault. */
export async function forgedTokens(session: HttpSession): Promise<Readonly<Record<string, string>>> {
  const good = session.cookies.get('access_token') ?? '';
  const [head = '', body = '', signature = ''] = good.split('.');
  const claims = decodeJwt(good);
  const { keys } = (await (await fetch(`${SUITE.url}/api/blade-auth/jwks`)).json()) as {
    keys: [JsonWebKey & { kid: string }];
  };
  const { kid } = keys[0];
  const pem = createPublicKey({ key: keys[0], format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const own = await importPKCS8(await readFile(join(SUITE.directory, 'access/key.pem'), 'utf8'), 'RS256');
  const stranger = await generateKeyPair('RS256');
  const signed = (key: CryptoKey, more: object = {}): Promise<string> =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  const byHmac = (alg: string): string => {
    const text = `${encoded({ alg, kid })}.${body}`;
    return `${text}.${createHmac('sha256', pem).update(text).digest('base64url')}`;
  };
  return {
    'under alg none': `${encoded({ alg: 'none', kid })}.${body}.`,
    'signed with HS256 by the public key': byHmac('HS256'),
    'that says RS256 over an HMAC of the public key': byHmac('RS256'),
    'of another key': await signed(stranger.privateKey),
    'that ran out': await signed(own, { exp: Math.floor(Date.now() / 1000) - 1 }),
    'of another user': await signed(own, { sub: '1' }),
    'of another tenant': await signed(own, { tenant: '100001' }),
    'of a session that never was': await signed(own, { sid: 'A'.repeat(22) }),
    'with other claims under its signature': `${head}.${encoded({ ...claims, sub: '1' })}.${signature}`,
    'cut short': good.slice(0, -8),
    'that is the refresh token': session.cookies.get('refresh_token') ?? '',
    'that is nothing': 'x',
  };
}
