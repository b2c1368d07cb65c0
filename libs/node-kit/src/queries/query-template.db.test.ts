import { ddl } from '../database/ddl.ts';
import { tableName } from '../database/schema-name.ts';
import { OTHER_TENANT, scratchData, TENANT, type ScratchData } from '../testing/index.ts';
import { templatesOf, type Places } from './query-template.ts';
import type { Querying } from './typed-queries.ts';

interface Tables {
  readonly 'company.measure': { readonly id: number; readonly tenant_id: string; readonly grade: string };
}

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({
    company: [
      ddl(
        1795000000019,
        'Measure',
        'CREATE TABLE measure (id INT PRIMARY KEY, tenant_id VARCHAR(12), grade CHAR(1))',
      ),
    ],
  });
  await data.database.query(
    `INSERT INTO ${tableName('company', 'measure')} VALUES (1, ?, 'A'), (2, ?, 'B'), (3, ?, 'A'), (4, ?, 'A')`,
    [TENANT, TENANT, OTHER_TENANT, TENANT],
  );
});
afterAll(() => data.drop());

const template = templatesOf<Tables>();
type Asked = Places<{ tenantId: string; grade: string; size: number }>;
let built = 0;
const measures = template((queries, { tenantId, grade, size }: Asked) => {
  built += 1;
  return queries
    .selectFrom('company.measure as m')
    .select('m.id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.grade', '=', grade)
    .orderBy('m.id')
    .limit(size);
});

const ids = async (
  tenantId: string,
  { grade = 'A', size = 9, database = data.database as Querying } = {},
): Promise<readonly number[]> => (await measures(database, { tenantId, grade, size })).map(({ id }) => id);

it('answers each tenant with its own rows from a query that was built once', async () => {
  const before = built;
  expect(await Promise.all([ids(TENANT), ids(OTHER_TENANT), ids(TENANT)])).toEqual([[1, 4], [3], [1, 4]]);
  expect(await ids('999999')).toEqual([]);
  expect(built - before).toBeLessThanOrEqual(1);
});

it('takes every value from the request only', async () => {
  expect(await ids(TENANT, { grade: 'B' })).toEqual([2]);
  expect(await ids(TENANT, { size: 1 })).toEqual([1]);
  expect(await ids("' OR '1'='1")).toEqual([]);
  expect(await ids(TENANT)).toEqual([1, 4]);
});

it('reads within a transaction what the transaction wrote', async () => {
  await data.database.transaction(async (manager) => {
    await manager.query(`INSERT INTO ${tableName('company', 'measure')} VALUES (5, ?, 'A')`, [OTHER_TENANT]);
    expect([await ids(OTHER_TENANT, { database: manager }), await ids(OTHER_TENANT)]).toEqual([[3, 5], [3]]);
    await manager.query(`DELETE FROM ${tableName('company', 'measure')} WHERE id = 5`);
  });
});
