import { TEST_CLOCK_KEY } from '@console/contract-core';
import type { Lane } from '../../lane/lane.mjs';
import { lane } from './lane.ts';

/** A setting from the runner. */
export const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`journeys need ${name}: run them with npm test -- --only e2e`);
  return value;
};

/** The running suite, described by the runner. */
export const SUITE = {
  url: required('CONSOLE_URL'),
  directory: required('SUITE_DIR'),
};

const schema = (name: string): string => `\`${process.env['SCHEMA_PREFIX'] ?? ''}${name}\``;

const named = (sql: string): string => sql.replace(/\{(\w+)\}/g, (_, name: string) => schema(name));

/** Rows straight from MariaDB; `{market}` and similar names are replaced by the data set's schemas. */
export async function rows<Row>(sql: string, values: readonly (string | number)[] = []): Promise<Row[]> {
  return (await lane.rows(named(sql), [...values])) as Row[];
}

/** The result of `during`, run while a table such as `{market}.index_bar` is locked: other readers wait. */
export async function withTableHeld<T>(table: string, during: () => Promise<T>): Promise<T> {
  const connection = await lane.connection();
  try {
    await connection.query(`LOCK TABLES ${named(table)} WRITE`);
    return await during();
  } finally {
    await connection.query('UNLOCK TABLES');
    connection.release();
  }
}

type Redis = Awaited<ReturnType<Lane['redis']>>;

/** The result of `use` with the suite's Redis. */
export async function withRedis<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  return use(await lane.redis());
}

const putClock = async (offset: number): Promise<void> =>
  withRedis(async (redis) => {
    lane.forgetSessions();
    await redis.set(TEST_CLOCK_KEY, String(offset));
    await redis.publish(TEST_CLOCK_KEY, String(offset));
  });

/** Sets the suite's clock to an instant such as `2026-11-20T18:24:00+08:00`. */
export const setClock = (instant: string): Promise<void> => putClock(Date.parse(instant) - Date.now());

/** Resets the suite's clock to the time set by the runner: inside the maintenance window. */
export const resetClock = (): Promise<void> => putClock(Number(required('CLOCK_OFFSET_MS')));
