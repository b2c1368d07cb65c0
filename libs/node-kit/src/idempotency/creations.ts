import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MESSAGES, Refusal, type Entry, type Session } from '@console/contract-core';
import { DataSource, type EntityManager } from 'typeorm';
import { tableName, type Schema } from '../database/schema-name.ts';
import { unlessDeadlocked } from '../database/unless-deadlocked.ts';
import { transact } from '../database/transact.ts';

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
      this.database.query(
        `DELETE FROM ${tableName(schema, 'creation')} WHERE created_at < UTC_TIMESTAMP() - INTERVAL ? DAY LIMIT ?`,
        [KEPT_DAYS, REMOVED_AT_ONCE],
      ),
    );
  }
}

async function keyed<T>(
  manager: EntityManager,
  { schema, entry, session, key, input }: Creation,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const table = tableName(schema, 'creation');
  const place = [session.tenantId, session.userId, key];
  const hash = createHash('sha256')
    .update(`${entry.id}\n${JSON.stringify(input)}`)
    .digest('hex');
  try {
    await manager.query(
      `INSERT INTO ${table} (tenant_id, user_id, idempotency_key, input_hash, created_at)
       VALUES (?, ?, ?, ?, UTC_TIMESTAMP())`,
      [...place, hash],
    );
  } catch (error) {
    if ((error as { code?: string }).code !== 'ER_DUP_ENTRY') throw error;
    const [made] = await manager.query<{ input_hash: string; result: string }[]>(
      `SELECT input_hash, result FROM ${table}
        WHERE tenant_id = ? AND user_id = ? AND idempotency_key = ? LOCK IN SHARE MODE`,
      place,
    );
    if (made?.input_hash !== hash) throw new Refusal(MESSAGES.keyReused);
    return JSON.parse(made.result) as T;
  }
  const result = await work(manager);
  await manager.query(
    `UPDATE ${table} SET result = ? WHERE tenant_id = ? AND user_id = ? AND idempotency_key = ?`,
    [JSON.stringify(result), ...place],
  );
  return result;
}
