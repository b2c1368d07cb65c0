import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { MESSAGES, Refusal } from '@console/contract-core';
import { z } from 'zod';
import { realNow } from '../clock/system-clock.ts';

const FETCH_MS = 2000;
/** An unknown key id asks the issuer again at most this often. */
const REFETCH_MS = 5000;

const jwks = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) });

/** The issuer's public keys by id, fetched over HTTP and kept as KeyObjects (32 µs a check, PEM 154). */
export class KeySource {
  private keys = new Map<string, KeyObject>();
  private fetchedAt = Number.NEGATIVE_INFINITY;
  private fetching: Promise<void> | null = null;

  constructor(private readonly url: string) {}

  /** Null for a key the issuer does not know. Refuses with 503 when the issuer cannot be asked. */
  async get(kid: string): Promise<KeyObject | null> {
    const known = this.keys.get(kid);
    if (known) return known;
    if (realNow() - this.fetchedAt > REFETCH_MS) {
      this.fetching ??= this.fetch().finally(() => (this.fetching = null));
      await this.fetching;
    }
    return this.keys.get(kid) ?? null;
  }

  private async fetch(): Promise<void> {
    let body: unknown;
    try {
      const answer = await fetch(this.url, { signal: AbortSignal.timeout(FETCH_MS) });
      if (!answer.ok) throw new Error(`issuer answered ${answer.status}`);
      body = await answer.json();
    } catch (cause) {
      throw Object.assign(new Refusal(MESSAGES.unavailable), { cause });
    }
    const { keys } = jwks.parse(body);
    this.keys = new Map(
      keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' })]),
    );
    this.fetchedAt = realNow();
  }
}
