import { sql } from 'kysely';
import { ddl } from '../database/ddl.ts';
import { tableName } from '../database/schema-name.ts';
import { scratchData, type ScratchData } from '../testing/index.ts';
import { inOrder } from './in-order.ts';
import { readsOf } from './typed-reads.ts';

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

const reads = () => readsOf<Tables>(data.database);

it('reads a table by the name its schema has in this process, and gives values as parameters', async () => {
  const query = reads().selectFrom('company.reading as r').select('r.id').where('r.grade', '=', "A' OR 1=1");
  const { sql: text, parameters } = query.compile();
  expect([text, parameters]).toEqual([
    `select \`r\`.\`id\` from ${tableName('company', 'reading')} as \`r\` where \`r\`.\`grade\` = ?`,
    ["A' OR 1=1"],
  ]);
  expect(await query.execute()).toEqual([]);
  expect(await reads().selectFrom('company.reading').select('company.reading.id').execute()).toHaveLength(4);
});

it.each([
  ['ASC', [3, 1, 2, 4]],
  ['DESC', [1, 3, 4, 2]],
] as const)('orders %s with missing values last, and breaks ties', async (direction, ids) => {
  const [by, id] = [sql.ref('r.pe'), sql.ref('r.id')];
  const order = inOrder({ by, direction, mayMiss: true, ties: [{ by: id, direction }] });
  const rows = await reads().selectFrom('company.reading as r').select('r.id').orderBy(order).execute();
  expect(rows.map((row) => row.id)).toEqual(ids);
});

it('reads within a transaction what the transaction wrote', async () => {
  await data.database.transaction(async (manager) => {
    await manager.query(`INSERT INTO ${tableName('company', 'reading')} VALUES (5, 'C', NULL)`);
    const inside = await readsOf<Tables>(manager).selectFrom('company.reading').selectAll().execute();
    const outside = await reads().selectFrom('company.reading').selectAll().execute();
    expect([inside.length, outside.length]).toEqual([5, 4]);
    await manager.query(`DELETE FROM ${tableName('company', 'reading')} WHERE id = 5`);
  });
});

it('opens no transaction of its own', async () => {
  const opened = reads()
    .transaction()
    .execute(() => Promise.resolve());
  await expect(opened).rejects.toThrow('typed reads open no transaction');
});
