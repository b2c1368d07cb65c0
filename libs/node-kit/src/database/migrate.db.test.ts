import { scratchData, type ScratchData } from '../testing/index.ts';
import { ddl, type MigrationClass } from './ddl.ts';
import { migrate } from './migrate.ts';
import { schemaName, tableName } from './schema-name.ts';

let data: ScratchData;
beforeEach(async () => {
  data = await scratchData();
});
afterEach(() => data.drop());

const first = ddl(1795000000001, 'First', 'CREATE TABLE first (id INT PRIMARY KEY)');
const second = ddl(1795000000002, 'Second', 'CREATE TABLE second (id INT PRIMARY KEY)');
const fill = ddl(1795000000003, 'Fill', 'INSERT INTO second VALUES (1)');
const broken = ddl(1795000000002, 'Second', 'CREATE TABLE second (id NO_SUCH_TYPE)');

const run = (migrations: readonly MigrationClass[]): Promise<readonly string[]> =>
  migrate({ url: data.databaseUrl, schema: 'invest', migrations });
const tables = async (): Promise<readonly string[]> => {
  const rows = await data.database.query<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? ORDER BY table_name',
    [schemaName('invest')],
  );
  return rows.map(({ name }) => name);
};
const recorded = async (): Promise<readonly string[]> => {
  const rows = await data.database.query<{ name: string }[]>(
    `SELECT name FROM ${tableName('invest', 'migration')} ORDER BY id`,
  );
  return rows.map(({ name }) => name);
};

describe('migrating', () => {
  it('creates the schema and runs what is new, in order of time', async () => {
    expect(await run([second, first])).toEqual(['First1795000000001', 'Second1795000000002']);
    expect(await tables()).toEqual(['first', 'migration', 'second']);
  });

  it('twice does nothing the second time', async () => {
    await run([first, second, fill]);
    expect(await run([first, second, fill])).toEqual([]);
    expect(await data.database.query(`SELECT id FROM ${tableName('invest', 'second')}`)).toEqual([{ id: 1 }]);
  });

  it('without migrations leaves an existing schema unchanged', async () => {
    expect(await run([])).toEqual([]);
    expect(await tables()).toEqual(['migration']);
  });

  it('resumes where a run stopped', async () => {
    await expect(run([first, broken, fill])).rejects.toThrow('NO_SUCH_TYPE');
    expect(await recorded()).toEqual(['First1795000000001']);
    expect(await run([first, second, fill])).toEqual(['Second1795000000002', 'Fill1795000000003']);
  });

  it('resumes a run that was killed after a statement and before its record', async () => {
    await run([first]);
    await data.database.query(`CREATE TABLE ${tableName('invest', 'second')} (id INT PRIMARY KEY)`);
    expect(await run([first, second, fill])).toEqual(['Second1795000000002', 'Fill1795000000003']);
    expect(await recorded()).toEqual(['First1795000000001', 'Second1795000000002', 'Fill1795000000003']);
  });

  it('by two at once runs everything once: the later waits', async () => {
    const slow = ddl(1795000000000, 'Slow', 'DO SLEEP(0.3)');
    const runs = await Promise.all([run([slow, first, second, fill]), run([slow, first, second, fill])]);
    expect(runs.map((names) => names.length).sort()).toEqual([0, 4]);
    expect(await recorded()).toHaveLength(4);
  });

  it('releases its lock when it fails', async () => {
    await expect(run([broken])).rejects.toThrow();
    const lock = `migrate:${schemaName('invest')}`;
    // The server releases it when it notices that the connection is closed: waited for, far shorter than a run waits.
    const [row] = await data.database.query<{ taken: string; released: string }[]>(
      'SELECT GET_LOCK(?, 20) AS taken, RELEASE_LOCK(?) AS released',
      [lock, lock],
    );
    expect([Number(row?.taken), Number(row?.released)]).toEqual([1, 1]);
    expect(await run([first])).toEqual(['First1795000000001']);
  });

  it('stores Chinese and characters outside the first Unicode plane', async () => {
    const names = ddl(1795000000001, 'Names', 'CREATE TABLE names (name VARCHAR(10))');
    await run([names]);
    await data.database.query(`INSERT INTO ${tableName('invest', 'names')} VALUES (?)`, ['茅台𠮷😀']);
    expect(await data.database.query(`SELECT name FROM ${tableName('invest', 'names')}`)).toEqual([
      { name: '茅台𠮷😀' },
    ]);
  });

  it('cannot be undone', async () => {
    await expect(new first().down(data.database.createQueryRunner())).rejects.toThrow('cannot be undone');
  });
});
