import { randomBytes } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { nameOf } from './people.mjs';

const KID = 'provider';

/** @typedef {import('jose').GenerateKeyPairResult} KeyPair */
/** @typedef {{ audience?: string, issuer?: string, expires?: string | null, foreignKey?: boolean }} Otherwise */

/** Signs what the provider issues, and anything a test wants to be signed wrongly. */
export class IssuedTokens {
  /** @type {Map<string, string>} */
  #opaque = new Map();
  #keys;

  /**
   * @param {string} issuer
   * @param {string} clientId
   * @param {{ own: KeyPair, foreign: KeyPair, jwks: { keys: object[] }, publicPem: string }} keys
   */
  constructor(issuer, clientId, keys) {
    this.issuer = issuer;
    this.clientId = clientId;
    this.#keys = keys;
    this.jwks = keys.jwks;
    /** The public key as text: what an HMAC must not be made with. */
    this.publicPem = keys.publicPem;
  }

  /** @param {string} issuer @param {string} clientId */
  static async of(issuer, clientId) {
    const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    const jwk = { ...(await exportJWK(own.publicKey)), kid: KID, alg: 'RS256', use: 'sig' };
    const publicPem = await exportSPKI(own.publicKey);
    return new IssuedTokens(issuer, clientId, { own, foreign, jwks: { keys: [jwk] }, publicPem });
  }

  /** @param {string} subject @param {Otherwise} [otherwise] */
  access(subject, otherwise) {
    return this.#sign({ sub: subject, name: nameOf(subject) }, 'at+jwt', otherwise);
  }

  /**
   * @param {import('./authorization-codes.mjs').Grant} grant
   * @param {import('./identity-provider.mjs').Misdeed | null} misdeed
   */
  id({ subject, nonce }, misdeed) {
    const claims = { sub: subject, name: nameOf(subject), nonce: misdeed === 'wrong-nonce' ? 'x' : nonce };
    return this.#sign(claims, 'JWT', {
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
   * @param {string} typ
   * @param {Otherwise} [otherwise]
   */
  #sign(claims, typ, otherwise = {}) {
    const { audience = this.clientId, issuer = this.issuer, expires = '5 minutes', foreignKey } = otherwise;
    const { own, foreign } = this.#keys;
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KID, typ })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt();
    if (expires !== null) token.setExpirationTime(expires);
    return token.sign((foreignKey ? foreign : own).privateKey);
  }
}
