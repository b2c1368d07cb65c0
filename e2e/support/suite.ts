import mysql, { type RowDataPacket } from 'mysql2/promise';
import { createClient } from 'redis';
import { TEST_CLOCK_KEY } from '@console/contract-core';

/** A setting of the runner's. */
export const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`journeys need ${name}: run them with npm test -- --only e2e`);
  return value;
};

/** The running suite, as the runner describes it. */
export const SUITE = {
  url: required('CONSOLE_URL'),
  chromium: required('CHROMIUM_PATH'),
  directory: required('SUITE_DIR'),
};

const schema = (name: string): string => `\`${process.env['SCHEMA_PREFIX'] ?? ''}${name}\``;

const named = (sql: string): string => sql.replace(/\{(\w+)\}/g, (_, name: string) => schema(name));

/** Rows straight from MariaDB; `{market}` and the like stand for the data set's schemas. */
export async function rows<Row>(sql: string, values: readonly (string | number)[] = []): Promise<Row[]> {
  const connection = await mysql.createConnection({ uri: required('TEST_DATABASE_URL'), dateStrings: true });
  try {
    const [found] = await connection.query<(Row & RowDataPacket)[]>(named(sql), [...values]);
    return found;
  } finally {
    await connection.end();
  }
}

/** What `during` comes to while nobody else reads a table, `{market}.index_bar`: who asks for it waits. */
export async function withTableHeld<T>(table: string, during: () => Promise<T>): Promise<T> {
  const connection = await mysql.createConnection({ uri: required('TEST_DATABASE_URL') });
  try {
    await connection.query(`LOCK TABLES ${named(table)} WRITE`);
    return await during();
  } finally {
    await connection.end();
  }
}

const redisClient = () => createClient({ url: required('TEST_REDIS_URL') });
type Redis = ReturnType<typeof redisClient>;

/** What `use` answers of the suite's Redis. */
export async function withRedis<T>(use: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = redisClient();
  await redis.connect();
  try {
    return await use(redis);
  } finally {
    await redis.close();
  }
}

/** Sets the suite's clock to an instant such as `2026-11-20T18:24:00+08:00`; null puts it back. */
export async function setClock(instant: string | null): Promise<void> {
  const offset = instant === null ? 0 : Date.parse(instant) - Date.now();
  await withRedis(async (redis) => {
    await redis.set(TEST_CLOCK_KEY, String(offset));
    await redis.publish(TEST_CLOCK_KEY, String(offset));
  });
}
