import type { Connection, RowDataPacket } from 'mysql2/promise';

/** The tables of a schema, and the rows that its migrations wrote. */
export interface SchemaState {
  /** The statement that makes each table; its counter stays out where the table began empty. */
  readonly tables: Readonly<Record<string, string>>;
  /** Views and triggers, by name. */
  readonly rest: Readonly<Record<string, string>>;
  /** The checksum of each table that did not begin empty. */
  readonly seeds: Readonly<Record<string, string>>;
}

const COUNTER = / AUTO_INCREMENT=\d+/;

export async function schemaState(connection: Connection, schema: string): Promise<SchemaState> {
  const { tables, rest } = await definitions(connection, schema);
  const names = Object.keys(tables);
  const filled = await filledTables(connection, schema, names);
  return {
    tables: Object.fromEntries(
      names.map((name) => [
        name,
        filled.has(name) ? text(tables, name) : text(tables, name).replace(COUNTER, ''),
      ]),
    ),
    rest,
    seeds: await checksums(connection, schema, [...filled]),
  };
}

/**
 * Puts a schema back into a state it had: foreign tables go, tables that were altered or dropped are made
 * again, those with rows or a counter are emptied. Returns false where that is not enough: its seeds, views
 * or triggers differ.
 */
export async function restoreSchema(
  connection: Connection,
  schema: string,
  state: SchemaState,
): Promise<boolean> {
  const { tables, rest } = await definitions(connection, schema);
  if (!isSame(rest, state.rest)) return false;
  const seeded = Object.keys(state.seeds);
  if (seeded.some((name) => tables[name] !== state.tables[name])) return false;
  if (!isSame(await checksums(connection, schema, seeded), state.seeds)) return false;
  const isKept = (name: string): boolean =>
    name in state.tables && text(tables, name).replace(COUNTER, '') === state.tables[name];
  const kept = Object.keys(tables).filter((name) => !(name in state.seeds) && isKept(name));
  const filled = await filledTables(connection, schema, kept);
  const gone = Object.keys(tables).filter((name) => !(name in state.seeds) && !isKept(name));
  const made = Object.keys(state.tables).filter((name) => gone.includes(name) || !(name in tables));
  await runAll(connection, [
    ...gone.map((name) => `DROP TABLE ${of(schema, name)}`),
    ...made.map((name) => text(state.tables, name)),
    ...kept
      .filter((name) => filled.has(name) || COUNTER.test(text(tables, name)))
      .map((name) => `${emptying(text(tables, name))} ${of(schema, name)}`),
  ]);
  return true;
}

/** Only making a table again sets its counter back; a test's few rows are deleted in a tenth of that time. */
const emptying = (table: string): string => (COUNTER.test(table) ? 'TRUNCATE TABLE' : 'DELETE FROM');

type Texts = Readonly<Record<string, string>>;

const of = (schema: string, name: string): string => `\`${schema}\`.\`${name}\``;
const text = (texts: Texts, name: string): string => texts[name] ?? '';

const isSame = (one: Texts, other: Texts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);

async function definitions(connection: Connection, schema: string): Promise<{ tables: Texts; rest: Texts }> {
  await connection.query(`USE \`${schema}\``);
  const [listed] = await connection.query<RowDataPacket[]>('SHOW FULL TABLES');
  const [triggers] = await connection.query<RowDataPacket[]>('SHOW TRIGGERS');
  const names = listed.map((row) => String(Object.values(row)[0]));
  const shown = await runAll(
    connection,
    names.map((name) => `SHOW CREATE TABLE ${of(schema, name)}`),
  );
  const tables: Record<string, string> = {};
  const rest: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const table: unknown = shown[at]?.['Create Table'];
    if (typeof table === 'string') tables[name] = table;
    else rest[name] = String(shown[at]?.['Create View']);
  }
  for (const { Trigger: name, Statement: statement } of triggers) rest[`trigger ${name}`] = String(statement);
  return { tables, rest };
}

/** Those with a row in them. */
async function filledTables(
  connection: Connection,
  schema: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const asked = names.map((name, at) => `EXISTS (SELECT 1 FROM ${of(schema, name)}) AS t${at}`);
  const [rows] = await connection.query<RowDataPacket[]>(`SELECT ${asked.join(', ')}`);
  return new Set(names.filter((_, at) => Number(rows[0]?.[`t${at}`]) === 1));
}

async function checksums(connection: Connection, schema: string, names: readonly string[]): Promise<Texts> {
  if (names.length === 0) return {};
  const [rows] = await connection.query<RowDataPacket[]>(
    `CHECKSUM TABLE ${names.map((name) => of(schema, name)).join(', ')}`,
  );
  return Object.fromEntries(names.map((name, at) => [name, String(rows[at]?.['Checksum'])]));
}

/** In one go; the first row of each answer. */
async function runAll(
  connection: Connection,
  statements: readonly string[],
): Promise<readonly (RowDataPacket | undefined)[]> {
  if (statements.length === 0) return [];
  const [answers] = await connection.query<RowDataPacket[][]>(`${statements.join(';\n')};\nDO 0`);
  return answers.slice(0, -1).map((rows) => (Array.isArray(rows) ? rows[0] : undefined));
}
