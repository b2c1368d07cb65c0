import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Entry, type Session } from '@console/contract-core';
import { sql, type Kysely } from 'kysely';
import { DataSource, type EntityManager } from 'typeorm';
import type { Schema } from '../database/schema-name.ts';
import { unlessDeadlocked } from '../database/unless-deadlocked.ts';
import { transact } from '../database/transact.ts';
import { inShareMode } from '../queries/in-share-mode.ts';
import { queriesOf, type Querying } from '../queries/typed-queries.ts';

/** The days a key is kept, longer than any browser repeats a request. */
const KEPT_DAYS = 7;
/** The maximum number of old rows removed by one create, so that none waits for long. */
const REMOVED_AT_ONCE = 100;

export interface Creation {
  /** The schema that the work writes to, whose `creation` table is used. */
  readonly schema: Schema;
  readonly entry: Pick<Entry, 'id'>;
  readonly session: Pick<Session, 'tenantId' | 'userId'>;
  readonly key: string | null;
  /** The validated input; a repeated call with the same key must have the same input. */
  readonly input: unknown;
}

/** A row of a schema's `creation` table. */
export interface CreationRow {
  readonly tenant_id: string;
  readonly user_id: number;
  readonly idempotency_key: string;
  readonly input_hash: string;
  /** JSON; null until the work is done. */
  readonly result: string | null;
  /** UTC. */
  readonly created_at: string;
}

const queries = (database: Querying, schema: Schema): Kysely<{ readonly creation: CreationRow }> =>
  queriesOf<{ readonly creation: CreationRow }>(database).withSchema(schema);

/** Creates a record only once, however often a call with the same `Idempotency-Key` is repeated. */
@Injectable()
export class Creations {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs `work` in a transaction and returns its result, which is stored as JSON in the same transaction: a
   * repeated call, also at the same moment, returns that result and changes nothing. After a refusal nothing
   * is stored and the key remains free. Refuses a key that was used with another call or input. Without a key
   * every call runs `work`.
   */
  async once<T>(creation: Creation, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { key, schema } = creation;
    if (key === null) return transact(this.database, work);
    await this.removeOld(schema);
    // When the first of several calls with one key is refused, the database lets one continue and rolls the
    // others back.
    return transact(this.database, (manager) => keyed(manager, { ...creation, key }, work));
  }

  /** Removes old rows; skips rows that another transaction has locked. */
  private removeOld(schema: Schema): Promise<unknown> {
    return unlessDeadlocked(() =>
      queries(this.database, schema)
        .deleteFrom('creation')
        .where('created_at', '<', sql<string>`UTC_TIMESTAMP() - INTERVAL ${KEPT_DAYS} DAY`)
        .limit(REMOVED_AT_ONCE)
        .execute(),
    );
  }
}

async function keyed<T>(
  manager: EntityManager,
  { schema, entry, session, key, input }: Creation & { readonly key: string },
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const creations = queries(manager, schema);
  const place = { tenant_id: session.tenantId, user_id: session.userId, idempotency_key: key };
  const hash = createHash('sha256')
    .update(`${entry.id}\n${JSON.stringify(input)}`)
    .digest('hex');
  try {
    await creations
      .insertInto('creation')
      .values({ ...place, input_hash: hash, created_at: sql<string>`UTC_TIMESTAMP()` })
      .execute();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ER_DUP_ENTRY') throw error;
    const made = await creations
      .selectFrom('creation')
      .select(['input_hash', 'result'])
      .where((e) => e.and(place))
      .modifyEnd(inShareMode)
      .executeTakeFirst();
    if (made?.input_hash !== hash) throw new Refusal(MESSAGES.keyReused);
    return JSON.parse(made.result ?? 'null') as T;
  }
  const result = await work(manager);
  await creations
    .updateTable('creation')
    .set({ result: JSON.stringify(result ?? null) })
    .where((e) => e.and(place))
    .execute();
  return result;
}
