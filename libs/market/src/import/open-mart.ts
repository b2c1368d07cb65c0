import type { Clock } from '@console/contract-core';
import { schemaName } from '@console/node-kit/database';
import type { Connection } from 'mysql2/promise';
import { openConnection } from '../database/open-connection.ts';
import { selectRows } from '../database/select-rows.ts';
import { recoverTables } from './load/recover.ts';
import { Runs } from './runs.ts';
import { Snapshots } from './load/snapshots.ts';

/** The mart for its only writer: locked, with the records of imports and loads. */
export interface Mart {
  readonly connection: Connection;
  readonly snapshots: Snapshots;
  readonly runs: Runs;
  /** Brings tables and records to the state in which a killed writer should have left them. */
  recover(): Promise<void>;
}

/** Thrown when another writer has locked the mart. */
export class MartHeld extends Error {
  constructor() {
    super('another import is running');
  }
}

/** Waits for the lock; throws MartHeld when another writer keeps it for longer. End the connection afterwards. */
export async function openMart({
  url,
  clock,
  lockSeconds,
}: {
  readonly url: string;
  readonly clock: Clock;
  readonly lockSeconds: number;
}): Promise<Mart> {
  const connection = await openConnection(url);
  try {
    await takeLock(connection, lockSeconds);
    // Rows are copied from table to table; there is no other writer, so that reading them needs no locks.
    await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  } catch (error) {
    await connection.end();
    throw error;
  }
  const runs = new Runs(connection, clock);
  const recover = async (): Promise<void> => {
    await recoverTables(connection);
    await runs.closeInterrupted();
  };
  return { connection, snapshots: new Snapshots(connection, clock), runs, recover };
}

async function takeLock(connection: Connection, seconds: number): Promise<void> {
  const rows = await selectRows<{ taken: number }>(connection, 'SELECT GET_LOCK(?, ?) AS taken', [
    `import:${schemaName('market')}`,
    seconds,
  ]);
  if (rows[0]?.taken !== 1) throw new MartHeld();
}
