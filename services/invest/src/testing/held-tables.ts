import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Tables that nobody else gets at: what comes to read or write them waits there. */
export interface HeldTables {
  /** Waits until so many statements that name a table, as `tableName` does, wait for what is held. */
  untilWaiting(table: string, count: number): Promise<void>;
  /** Lets them go; also where the server has gone meanwhile, and the lock with it. */
  release(): Promise<void>;
}

/** Polls of 40 ms: what takes longer hangs. */
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
