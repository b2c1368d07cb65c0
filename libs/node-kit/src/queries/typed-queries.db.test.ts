import { sql } from 'kysely';
import { ddl } from '../database/ddl.ts';
import { tableName } from '../database/schema-name.ts';
import { scratchData, type ScratchData } from '../testing/index.ts';
import { inOrder } from './in-order.ts';
import { queriesOf } from './typed-queries.ts';

interface Tables {
  readonly 'company.reading': { readonly id: number; readonly grade: string; readonly pe: number | null };
}

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({
    company: [
      ddl(
        1795000000009,
        'Reading',
        'CREATE TABLE reading (id INT PRIMARY KEY, grade CHAR(1), pe DOUBLE NULL)',
      ),
    ],
  });
  await data.database.query(
    `INSERT INTO ${tableName('company', 'reading')} VALUES (1, 'A', 3), (2, 'B', NULL), (3, 'A', 1), (4, 'B', NULL)`,
  );
});
afterAll(() => data.drop());

const queries = () => queriesOf<Tables>(data.database);

it('reads a table by its schema’s name in this process, and passes values as parameters', async () => {
  const query = queries()
    .selectFrom('company.reading as r')
    .select('r.id')
    .where('r.grade', '=', "A' OR 1=1");
  const { sql: text, parameters } = query.compile();
  expect([text, parameters]).toEqual([
    `select \`r\`.\`id\` from ${tableName('company', 'reading')} as \`r\` where \`r\`.\`grade\` = ?`,
    ["A' OR 1=1"],
  ]);
  expect(await query.execute()).toEqual([]);
  expect(await queries().selectFrom('company.reading').select('company.reading.id').execute()).toHaveLength(
    4,
  );
});

it('takes the schema of a table as a parameter, beside tables that name their own', async () => {
  const given = queriesOf<Tables & { readonly reading: Tables['company.reading'] }>(data.database);
  const query = given
    .withSchema('company')
    .selectFrom('reading as r')
    .innerJoin('company.reading as other', 'other.id', 'r.id')
    .select(['r.id', 'other.grade'])
    .where('r.id', '=', 2);
  const name = tableName('company', 'reading');
  expect(query.compile().sql).toContain(`from ${name} as \`r\` inner join ${name} as \`other\``);
  expect(await query.execute()).toEqual([{ id: 2, grade: 'B' }]);
});

it.each([
  ['ASC', [3, 1, 2, 4]],
  ['DESC', [1, 3, 4, 2]],
] as const)('orders %s with missing values last, and breaks ties', async (direction, ids) => {
  const [by, id] = [sql.ref('r.pe'), sql.ref('r.id')];
  const order = inOrder({ by, direction, mayMiss: true, ties: [{ by: id, direction }] });
  const rows = await queries().selectFrom('company.reading as r').select('r.id').orderBy(order).execute();
  expect(rows.map((row) => row.id)).toEqual(ids);
});

it('reads within a transaction what the transaction wrote', async () => {
  await data.database.transaction(async (manager) => {
    await manager.query(`INSERT INTO ${tableName('company', 'reading')} VALUES (5, 'C', NULL)`);
    const inside = await queriesOf<Tables>(manager).selectFrom('company.reading').selectAll().execute();
    const outside = await queries().selectFrom('company.reading').selectAll().execute();
    expect([inside.length, outside.length]).toEqual([5, 4]);
    await manager.query(`DELETE FROM ${tableName('company', 'reading')} WHERE id = 5`);
  });
});

it('returns how many rows a statement changed, and the id of a new row', async () => {
  await data.database.transaction(async (manager) => {
    const within = queriesOf<Tables>(manager);
    const added = await within
      .insertInto('company.reading')
      .values({ id: 6, grade: 'C', pe: 2 })
      .executeTakeFirst();
    const changed = await within
      .updateTable('company.reading')
      .set({ grade: 'A' })
      .where('grade', 'in', ['A', 'C'])
      .executeTakeFirst();
    const removed = await within.deleteFrom('company.reading').where('id', '=', 6).executeTakeFirst();
    expect([added.numInsertedOrUpdatedRows, changed.numUpdatedRows, changed.numChangedRows]).toEqual([
      1n,
      3n,
      1n,
    ]);
    expect(removed.numDeletedRows).toBe(1n);
  });
});

it('opens no transaction of its own', async () => {
  const opened = queries()
    .transaction()
    .execute(() => Promise.resolve());
  await expect(opened).rejects.toThrow('typed queries open no transaction');
});
