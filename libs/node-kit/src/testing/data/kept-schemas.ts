import { createHash, randomBytes } from 'node:crypto';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { MigrationInterface } from 'typeorm';
import type { MigrationClass } from '../../database/ddl.ts';
import { migrate } from '../../database/migrate.ts';
import { schemaName, SCHEMAS, type Schema } from '../../database/schema-name.ts';
import { restoreSchema, schemaState, type SchemaState } from './table-state.ts';

/** The schemas that a test wants, each with its migrations. */
export type WantedSchemas = Readonly<Partial<Record<Schema, readonly MigrationClass[]>>>;

/** Schemas lent to a test, under the SCHEMA_PREFIX that is set. */
export interface LentSchemas {
  readonly prefix: string;
  /** The next test of this worker may have them. */
  giveBack(): void;
}

/** The prefixes in use by this test file: a file that takes schemas twice gets two sets. */
const lent = new Set<string>();

/**
 * Schemas brought up to date and empty but for what their migrations wrote: those that this worker of Jest kept of an
 * earlier test with the same migrations, put back into their first state, or else new ones; `fresh` ones always new.
 * Sets SCHEMA_PREFIX.
 */
export async function takeSchemas(
  url: string,
  wanted: WantedSchemas,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<LentSchemas> {
  const connection = await createConnection({ uri: url, multipleStatements: true });
  try {
    await connection.query('SET foreign_key_checks = 0, lock_wait_timeout = 5, innodb_lock_wait_timeout = 5');
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS ${KEPT}; CREATE TABLE IF NOT EXISTS ${KEPT_SETS}
        (prefix VARCHAR(64) PRIMARY KEY, states LONGTEXT NOT NULL)`,
    );
    for (let number = 0; ; number += 1) {
      const prefix = fresh ? newPrefix() : prefixOf(wanted, number);
      if (lent.has(prefix)) continue;
      process.env['SCHEMA_PREFIX'] = prefix;
      if (!(await prepare(connection, { url, wanted, prefix }))) continue;
      lent.add(prefix);
      return { prefix, giveBack: () => void lent.delete(prefix) };
    }
  } finally {
    await connection.end();
  }
}

const PLACE = process.env['TEST_SCHEMA_PREFIX'] ?? '';
const KEPT = `\`${PLACE}kept\``;
const KEPT_SETS = `${KEPT}.kept_set`;

/** A prefix that no other test has ever had. */
const newPrefix = (): string => `${PLACE}t${worker()}_${randomBytes(4).toString('hex')}_`;

const worker = (): string => process.env['JEST_WORKER_ID'] ?? '0';

/** Other migrations, another prefix. */
function prefixOf(wanted: WantedSchemas, number: number): string {
  const hash = createHash('sha256');
  for (const schema of SCHEMAS)
    for (const Migration of wanted[schema] ?? []) {
      const migration: MigrationInterface & { readonly sql?: string } = new Migration();
      hash.update(JSON.stringify([schema, migration.name, migration.sql]));
    }
  return `${PLACE}t${worker()}_${hash.digest('hex').slice(0, 8)}_${number}_`;
}

interface Preparation {
  readonly url: string;
  readonly wanted: WantedSchemas;
  readonly prefix: string;
}

type States = Readonly<Partial<Record<Schema, SchemaState>>>;

/**
 * Prepares the schemas and returns whether they are ready; they are not while a lock of an earlier test
 * remains.
 */
async function prepare(connection: Connection, { url, wanted, prefix }: Preparation): Promise<boolean> {
  await endStatements(connection, prefix);
  try {
    if (await restore(connection, { url, wanted, prefix })) return true;
    await connection.query(`DELETE FROM ${KEPT_SETS} WHERE prefix = ?`, [prefix]);
    for (const schema of SCHEMAS) await connection.query(`DROP DATABASE IF EXISTS \`${schemaName(schema)}\``);
  } catch (error) {
    if ((error as { code?: string }).code === 'ER_LOCK_WAIT_TIMEOUT') return false;
    throw error;
  }
  const states: Partial<Record<Schema, SchemaState>> = {};
  for (const schema of SCHEMAS) {
    const migrations = wanted[schema];
    if (!migrations) continue;
    await migrate({ url, schema, migrations });
    states[schema] = await schemaState(connection, schemaName(schema));
  }
  await connection.query(`INSERT INTO ${KEPT_SETS} VALUES (?, ?)`, [prefix, JSON.stringify(states)]);
  return true;
}

/** False where nothing is kept under the prefix, or not as it was. */
async function restore(connection: Connection, { wanted, prefix }: Preparation): Promise<boolean> {
  const [[kept]] = await connection.query<RowDataPacket[]>(
    `SELECT states FROM ${KEPT_SETS} WHERE prefix = ?`,
    [prefix],
  );
  if (kept === undefined) return false;
  const states = JSON.parse(String(kept['states'])) as States;
  const [there] = await connection.query<RowDataPacket[]>(
    'SELECT SCHEMA_NAME AS name FROM information_schema.SCHEMATA WHERE LEFT(SCHEMA_NAME, ?) = ?',
    [prefix.length, prefix],
  );
  const expected = SCHEMAS.filter((schema) => wanted[schema]).map(schemaName);
  if (there.length !== expected.length || there.some(({ name }) => !expected.includes(String(name))))
    return false;
  for (const schema of SCHEMAS) {
    const state = states[schema];
    if (state && !(await restoreSchema(connection, schemaName(schema), state))) return false;
  }
  return true;
}

/** Ends the statements of a killed process that the server still runs. */
async function endStatements(connection: Connection, prefix: string): Promise<void> {
  const [left] = await connection.query<RowDataPacket[]>(
    `SELECT ID AS id FROM information_schema.PROCESSLIST
      WHERE ID <> CONNECTION_ID() AND (LEFT(DB, ?) = ? OR INSTR(INFO, ?) > 0)`,
    [prefix.length, prefix, prefix],
  );
  for (const { id } of left)
    await connection.query(`KILL ${Number(id)}`).catch((error: { code?: string }) => {
      if (error.code !== 'ER_NO_SUCH_THREAD') throw error;
    });
}
