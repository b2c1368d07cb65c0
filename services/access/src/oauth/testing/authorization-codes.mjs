import { createHash, randomBytes } from 'node:crypto';

/**
 * @typedef {{ subject: string, nonce: string | null, redirectUri: string, challenge: string }} Grant
 */

/** Codes that were issued and not redeemed yet. Strict: no code without PKCE, none redeemed twice. */
export class AuthorizationCodes {
  /** @type {Map<string, Grant>} */
  #grants = new Map();
  #client;

  /** @param {{ id: string, secret: string }} client */
  constructor(client) {
    this.#client = client;
  }

  /** The fault of a console's request; null when it has none. @param {URLSearchParams} query */
  faultOf(query) {
    if (query.get('client_id') !== this.#client.id) return 'unknown client';
    if (query.get('response_type') !== 'code') return 'only codes are given out';
    if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'no redirect_uri';
    if (!query.get('state')) return 'no state';
    const isProven = query.get('code_challenge') && query.get('code_challenge_method') === 'S256';
    return isProven ? null : 'PKCE with S256 is required';
  }

  /** @param {URLSearchParams} query @param {string} subject */
  issue(query, subject) {
    const code = randomBytes(16).toString('base64url');
    this.#grants.set(code, {
      subject,
      nonce: query.get('nonce'),
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
    });
    return code;
  }

  /**
   * The grant that a code was issued for, or the error it is refused with.
   * @param {{ fields: URLSearchParams, authorization: string }} form
   * @returns {Grant | string}
   */
  redeem({ fields, authorization }) {
    if (!this.#isClient(fields, authorization)) return 'invalid_client';
    const code = fields.get('code') ?? '';
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (grant === undefined || fields.get('redirect_uri') !== grant.redirectUri) return 'invalid_grant';
    const proof = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    return proof === grant.challenge ? grant : 'invalid_grant';
  }

  /** @param {URLSearchParams} fields @param {string} authorization */
  #isClient(fields, authorization) {
    const { id, secret } = this.#client;
    const basic = `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;
    return (
      authorization === basic || (fields.get('client_id') === id && fields.get('client_secret') === secret)
    );
  }
}
