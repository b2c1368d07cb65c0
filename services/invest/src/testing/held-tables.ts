import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Locked tables: statements that read or write them wait. */
export interface HeldTables {
  /** Waits until so many statements that name a table, as `tableName` does, wait for the lock. */
  untilWaiting(table: string, count: number): Promise<void>;
  /** Unlocks them; works also when the server has gone meanwhile, and the lock with it. */
  release(): Promise<void>;
}

/** The most polls, of 40 ms each: a test that needs more hangs. */
const MOST_POLLS = 2000;

export async function holdTables(database: DataSource, tables: readonly string[]): Promise<HeldTables> {
  const holder = database.createQueryRunner();
  await holder.query(`LOCK TABLES ${tables.map((table) => `${table} WRITE`).join(', ')}`);
  return {
    untilWaiting: async (table, count) => {
      for (let polls = 0; polls < MOST_POLLS; polls += 1) {
        const waiting = await database.query<unknown[]>(
          `SELECT ID FROM information_schema.PROCESSLIST
            WHERE STATE = 'Waiting for table metadata lock' AND INSTR(INFO, ?) > 0 AND ID <> CONNECTION_ID()`,
          [table],
        );
        if (waiting.length === count) return;
        await pause(40);
      }
      throw new Error(`there are not ${count} that name ${table} and wait`);
    },
    release: async () => {
      await holder.query('UNLOCK TABLES').catch(() => undefined);
      await holder.release().catch(() => undefined);
    },
  };
}
