import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { ddl } from '../../database/ddl.ts';
import { tableName } from '../../database/schema-name.ts';
import { takeSchemas, type LentSchemas } from './kept-schemas.ts';
import { testServers } from '../test-servers.ts';

const { databaseUrl } = testServers();

/** Migrations that no other file has. */
const WANTED = {
  invest: [
    ddl(1795000000001, 'Thing', 'CREATE TABLE thing (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(20))'),
    ddl(1795000000002, 'Kind', 'CREATE TABLE kind (name VARCHAR(20) PRIMARY KEY)'),
    ddl(1795000000003, 'FirstKind', "INSERT INTO kind VALUES ('first')"),
    ddl(1795000000004, 'Named', 'CREATE VIEW named AS SELECT name FROM thing'),
    ddl(
      1795000000005,
      'Part',
      'CREATE TABLE part (thing INT NOT NULL, FOREIGN KEY (thing) REFERENCES thing (id))',
    ),
  ],
};

let connection: Connection;
const taken: LentSchemas[] = [];

beforeAll(async () => {
  connection = await createConnection({ uri: databaseUrl });
});
afterAll(() => connection.end());
afterEach(() => {
  for (const { giveBack } of taken.splice(0)) giveBack();
});

async function take(): Promise<string> {
  const schemas = await takeSchemas(databaseUrl, WANTED);
  taken.push(schemas);
  return schemas.prefix;
}
async function takeAgain(): Promise<string> {
  for (const { giveBack } of taken.splice(0)) giveBack();
  return take();
}
const run = async (sql: string): Promise<readonly RowDataPacket[]> =>
  (await connection.query<RowDataPacket[]>(sql))[0];
const table = (name: string): string => tableName('invest', name);
const addThing = (name: string): Promise<unknown> =>
  run(`INSERT INTO ${table('thing')} (name) VALUES ('${name}')`);

describe('schemas that are kept', () => {
  it('are the same for the next test, without its rows, its counters and what referred to them', async () => {
    const first = await take();
    await addThing('one');
    await run(`INSERT INTO ${table('part')} VALUES (1)`);
    expect(await takeAgain()).toBe(first);
    await addThing('two');
    expect(await run(`SELECT * FROM ${table('named')}`)).toEqual([{ name: 'two' }]);
    expect(await run(`SELECT id FROM ${table('thing')}`)).toEqual([{ id: 1 }]);
    expect(await run(`SELECT * FROM ${table('part')}`)).toEqual([]);
  });

  it('begin to count at one where all rows were deleted too', async () => {
    await take();
    await addThing('one');
    await run(`DELETE FROM ${table('thing')}`);
    await takeAgain();
    await addThing('two');
    expect(await run(`SELECT id FROM ${table('thing')}`)).toEqual([{ id: 1 }]);
  });

  it('have what their migrations wrote, also after it was changed', async () => {
    await take();
    expect(await run(`SELECT * FROM ${table('kind')}`)).toEqual([{ name: 'first' }]);
    await run(`UPDATE ${table('kind')} SET name = 'other'`);
    await takeAgain();
    expect(await run(`SELECT * FROM ${table('kind')}`)).toEqual([{ name: 'first' }]);
  });

  it.each([
    ['altered', () => `ALTER TABLE ${table('part')} ADD COLUMN more INT`],
    ['dropped', () => `DROP TABLE ${table('part')}`],
    ['renamed', () => `RENAME TABLE ${table('part')} TO ${table('gone')}`],
    ['added', () => `CREATE TABLE ${table('more')} (id INT)`],
    [
      'whose view is another',
      () => `CREATE OR REPLACE VIEW ${table('named')} AS SELECT id FROM ${table('thing')}`,
    ],
    [
      'with a trigger',
      () =>
        `CREATE TRIGGER ${table('refusal')} BEFORE INSERT ON ${table('thing')} FOR EACH ROW SET NEW.name = 'x'`,
    ],
  ])('lose a table %s', async (_, sql) => {
    await take();
    await run(sql());
    await takeAgain();
    await addThing('one');
    expect(await run(`SELECT name FROM ${table('named')}`)).toEqual([{ name: 'one' }]);
    expect(await run(`SELECT * FROM ${table('part')}`)).toEqual([]);
    expect(await run(`SHOW COLUMNS FROM ${table('part')}`)).toHaveLength(1);
    const [, schema = ''] = /`(.*?)`/.exec(table('part')) ?? [];
    expect((await run(`SHOW TABLES FROM \`${schema}\``)).map((row) => Object.values(row)[0])).toEqual([
      'kind',
      'migration',
      'named',
      'part',
      'thing',
    ]);
  });

  it('are two separate sets for one test that takes two', async () => {
    const first = await take();
    await addThing('one');
    expect(await take()).not.toBe(first);
    expect(await run(`SELECT * FROM ${table('thing')}`)).toEqual([]);
  });

  it('are replaced by others while an earlier test still has a transaction open', async () => {
    const first = await take();
    const other = await createConnection({ uri: databaseUrl });
    await other.query('START TRANSACTION');
    await other.query(`INSERT INTO ${table('thing')} (name) VALUES ('late')`);
    await isIdle(other);
    await addThing('one');
    expect(await takeAgain()).not.toBe(first);
    expect(await run(`SELECT * FROM ${table('thing')}`)).toEqual([]);
    await other.end();
  });

  it('are replaced by others while an earlier test still locks rows of a table without a counter', async () => {
    const first = await take();
    const other = await createConnection({ uri: databaseUrl });
    await addThing('one');
    await run(`INSERT INTO ${table('part')} VALUES (1)`);
    await other.query('START TRANSACTION');
    await other.query(`DELETE FROM ${table('part')}`);
    await isIdle(other);
    expect(await takeAgain()).not.toBe(first);
    expect(await run(`SELECT * FROM ${table('part')}`)).toEqual([]);
    await other.end();
  });

  it('end what an earlier test left the server to do', async () => {
    const first = await take();
    const other = await createConnection({ uri: databaseUrl });
    const failed = other.query(`SELECT SLEEP(60) FROM ${table('kind')}`).catch((error: unknown) => error);
    while (
      (await run(`SELECT 1 FROM information_schema.PROCESSLIST WHERE INFO LIKE 'SELECT SLEEP(60)%'`))
        .length === 0
    );
    expect(await takeAgain()).toBe(first);
    expect(await failed).toBeInstanceOf(Error);
    await other.end().catch(() => undefined);
  });
});

/** Waits until the server has ended a connection's statement: for a moment after its answer it still runs. */
async function isIdle({ threadId }: Connection): Promise<void> {
  for (;;) {
    const [state] = await run(
      `SELECT COMMAND AS command FROM information_schema.PROCESSLIST WHERE ID = ${Number(threadId)}`,
    );
    if (state?.['command'] === 'Sleep') return;
  }
}
