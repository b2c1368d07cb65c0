import type { RedisClient } from '@console/node-kit/database';
import { z } from 'zod';
import { secretToken, tokenHash } from '../tokens/secret-token.ts';
import type { Passage } from './provider.ts';

/** How long a user may take at the provider, in seconds. */
export const PASSAGE_SECONDS = 600;

const purposeSchema = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('sign-in') }),
  z.object({ purpose: z.literal('bind'), userId: z.number().int() }),
]);
/** The purpose of a visit to a provider; a binding names the user who began it. */
export type Purpose = z.output<typeof purposeSchema>;

const recordSchema = z
  .object({
    source: z.string(),
    tenantId: z.string(),
    /** The path of the console to open afterwards. */
    redirect: z.string(),
    redirectUri: z.string(),
    verifier: z.string(),
    nonce: z.string(),
    /** The hash of the secret that the browser keeps in a cookie. */
    browser: z.string(),
  })
  .and(purposeSchema);
type StoredPassage = z.output<typeof recordSchema>;

export type PassageDraft = Pick<StoredPassage, 'source' | 'tenantId' | 'redirect' | 'redirectUri'> & Purpose;
export type FoundPassage = StoredPassage & Passage;

/** What came back from the provider and the browser's own cookie, which together must match a stored passage. */
export interface PassageClaim {
  readonly state: string;
  readonly source: string;
  readonly browser: string | undefined;
}

/** Visits to a provider that have not come back yet. Redis stores only hashes of the secrets that open them. */
export class OauthPassages {
  constructor(private readonly redis: RedisClient) {}

  /** Stores a passage; returns it with the secret for the browser's cookie. */
  async open(draft: PassageDraft): Promise<{ readonly passage: Passage; readonly browser: string }> {
    const [state, verifier, nonce, browser] = [secretToken(), secretToken(), secretToken(), secretToken()];
    const record: StoredPassage = { ...draft, verifier, nonce, browser: tokenHash(browser) };
    await this.redis.set(key(state), JSON.stringify(record), {
      expiration: { type: 'EX', value: PASSAGE_SECONDS },
    });
    return { passage: { state, verifier, nonce, redirectUri: draft.redirectUri }, browser };
  }

  /** The passage, when this browser began it with this provider. It is not used up. */
  async find({ state, source, browser }: PassageClaim): Promise<FoundPassage | null> {
    const stored = await this.redis.get(key(state));
    if (stored === null || browser === undefined) return null;
    const record = recordSchema.parse(JSON.parse(stored));
    if (record.source !== source || record.browser !== tokenHash(browser)) return null;
    return { ...record, state };
  }

  /** Uses the passage up: of several callers with the same state, one gets true. */
  async take({ state }: Pick<Passage, 'state'>): Promise<boolean> {
    return (await this.redis.getDel(key(state))) !== null;
  }
}

const key = (state: string): string => `oauth:${tokenHash(state)}`;
