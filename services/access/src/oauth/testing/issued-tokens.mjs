import { randomBytes } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { nameOf } from './people.mjs';

const KID = 'provider';

/** @typedef {import('jose').GenerateKeyPairResult} KeyPair */
/** The audiences of ID tokens and of access tokens. @typedef {{ client: string, api: string }} Audiences */
/** @typedef {{ audience?: string, typ?: string | undefined, nonce?: string, issuer?: string, expires?: string | null, foreignKey?: boolean }} Otherwise */

/** Signs what the provider issues, and the wrongly signed tokens that tests want. */
export class IssuedTokens {
  /** @type {Map<string, string>} */
  #opaque = new Map();
  #keys;

  /**
   * @param {string} issuer
   * @param {Audiences} audiences
   * @param {{ own: KeyPair, foreign: KeyPair, jwks: { keys: object[] }, publicPem: string }} keys
   */
  constructor(issuer, audiences, keys) {
    this.issuer = issuer;
    this.audiences = audiences;
    this.#keys = keys;
    this.jwks = keys.jwks;
    /** The public key as text: the secret of the HMAC that must be refused. */
    this.publicPem = keys.publicPem;
  }

  /** @param {string} issuer @param {Audiences} audiences */
  static async of(issuer, audiences) {
    const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const jwk = { ...(await exportJWK(own.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
    const publicPem = await exportSPKI(own.publicKey);
    return new IssuedTokens(issuer, audiences, { own, foreign, jwks: { keys: [jwk] }, publicPem });
  }

  /** @param {string} subject @param {Otherwise} [otherwise] */
  access(subject, { nonce, ...otherwise } = {}) {
    const claims = { sub: subject, name: nameOf(subject), ...(nonce === undefined ? {} : { nonce }) };
    return this.#sign(claims, { typ: 'at+jwt', audience: this.audiences.api, ...otherwise });
  }

  /**
   * @param {Pick<import('./authorization-codes.mjs').Grant, 'subject' | 'nonce'>} grant
   * @param {import('./identity-provider.mjs').Misdeed | null} [misdeed]
   */
  id({ subject, nonce }, misdeed = null) {
    const claims = { sub: subject, name: nameOf(subject), nonce: misdeed === 'wrong-nonce' ? 'x' : nonce };
    return this.#sign(claims, {
      typ: 'JWT',
      ...(misdeed === 'wrong-issuer' ? { issuer: `${this.issuer}/other` } : {}),
      ...(misdeed === 'other-audience' ? { audience: 'somebody-else' } : {}),
      ...(misdeed === 'expired' ? { expires: '-10 minutes' } : {}),
      foreignKey: misdeed === 'wrong-key',
    });
  }

  /** A token that only this provider can read. @param {string} subject */
  opaque(subject) {
    const token = randomBytes(16).toString('hex');
    this.#opaque.set(token, subject);
    return token;
  }

  /** @param {string} token */
  holderOf(token) {
    return this.#opaque.get(token) ?? null;
  }

  /** Whose access token it is. @param {string} token */
  async subjectOf(token) {
    try {
      return (await jwtVerify(token, this.#keys.own.publicKey, { issuer: this.issuer })).payload.sub ?? null;
    } catch {
      return null;
    }
  }

  /**
   * @param {import('jose').JWTPayload} claims
   * @param {Otherwise} otherwise
   */
  #sign(claims, otherwise) {
    const { audience = this.audiences.client, issuer = this.issuer, expires = '5 minutes' } = otherwise;
    const { typ, foreignKey } = otherwise;
    const { own, foreign } = this.#keys;
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KID, ...(typ === undefined ? {} : { typ }) })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt();
    if (expires !== null) token.setExpirationTime(expires);
    return token.sign((foreignKey ? foreign : own).privateKey);
  }
}
