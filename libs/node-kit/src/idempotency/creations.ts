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

/** Longer than anybody's browser repeats a request. */
const KEPT_DAYS = 7;
/** So that no create waits for the removal of many. */
const REMOVED_AT_ONCE = 100;

export interface Creation {
  /** Whose `creation` table: the schema that the work writes to. */
  readonly schema: Schema;
  readonly entry: Pick<Entry, 'id'>;
  readonly session: Pick<Session, 'tenantId' | 'userId'>;
  readonly key: string | null;
  /** As validated; with the same key it must be the same again. */
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

/** Makes what was asked for once, however often one asks with the same `Idempotency-Key`. */
@Injectable()
export class Creations {
  constructor(private readonly database: DataSource) {}

  /**
   * Runs `work` in a transaction and answers its result, which is kept as JSON beside what it made: a repeated
   * call, also one at the same moment, answers that and changes nothing. A refusal keeps nothing, the key stays
   * free. Refuses a key that stands for something else. Without a key every call is one of its own.
   */
  async once<T>(creation: Creation, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { key, schema } = creation;
    if (key === null) return transact(this.database, work);
    await this.removeOld(schema);
    // Of several at one key whose first is refused, the database lets one go on and sends the others back.
    return transact(this.database, (manager) => keyed(manager, { ...creation, key }, work));
  }

  /** Rows that somebody else writes or removes may be in the way of it. */
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
