import { table, type FilterOf } from '@console/contract-core';
import { integer, number, required, word } from '@console/contract-core/columns';
import { jest } from '@jest/globals';
import { expressionBuilder, sql, type Kysely, type SqlBool } from 'kysely';
import { z } from 'zod';
import { ddl } from '../database/ddl.ts';
import { tableName } from '../database/schema-name.ts';
import { tableQuery } from '../tables/table-controllers.ts';
import type { TableQuery } from '../tables/table-source.ts';
import { OTHER_TENANT, scratchData, TENANT, type ScratchData } from '../testing/index.ts';
import { keyedPage, type KeyedTable, type Tenancy } from './keyed-page.ts';
import { keyedPages } from './keyed-pages.ts';
import { readArrays } from './read-arrays.ts';
import { tablesNamed } from './tables-named.ts';
import { queriesOf } from './typed-queries.ts';

const list = table({
  id: 'probe.keyed',
  title: '列表',
  path: '/api/probe/keyed',
  services: ['company'],
  needs: 'signed-in',
  key: 'id',
  defaultSort: 'id,ASC',
  filter: z.object({
    grade: z.string().optional(),
    either: z.string().optional(),
    leastPe: z.number().optional(),
  }),
  columns: {
    id: required(integer('编号')),
    grade: word('等级', { sort: true }),
    pe: number('PE'),
    remark: word('备注'),
  },
});

interface Tables {
  readonly 'company.probe': { readonly id: number; readonly tenant_id: string; readonly grade: string };
  readonly 'company.quote': { readonly id: number; readonly pe: number | null };
  readonly 'company.remark': { readonly id: number; readonly remark: string };
}
interface Joined {
  readonly p: Tables['company.probe'];
  readonly q: Tables['company.quote'];
  readonly r: Tables['company.remark'];
}
const joined = expressionBuilder<Joined, keyof Joined>();
const { ref } = joined;

/** Thirty rows: three grades, so ties everywhere; a third lacks a pe. */
const ROWS = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  grade: 'ABC'[index % 3] ?? '',
  pe: index % 3 === 1 ? null : index % 4,
  remark: `备注${index + 1}`,
}));

let data: ScratchData;
beforeAll(async () => {
  const create = (at: number, name: string, column: string) =>
    ddl(1795000000010 + at, `Create${name}`, `CREATE TABLE ${name} (id INT PRIMARY KEY, ${column})`);
  data = await scratchData({
    company: [
      create(
        1,
        'probe',
        `grade CHAR(1) NOT NULL, tenant_id VARCHAR(12) COLLATE utf8mb4_bin DEFAULT '${TENANT}'`,
      ),
      create(2, 'quote', 'pe DOUBLE NULL'),
      create(3, 'remark', 'remark VARCHAR(9) NOT NULL'),
    ],
  });
  for (const [name, column] of [
    ['probe', 'grade'],
    ['quote', 'pe'],
    ['remark', 'remark'],
  ] as const)
    await data.database.query(
      `INSERT INTO ${tableName('company', name)} (id, ${column}) VALUES ${ROWS.map(() => '(?, ?)').join(', ')}`,
      ROWS.flatMap((row) => [row.id, row[column]]),
    );
  await insert({ id: 100, tenant_id: OTHER_TENANT, grade: 'A' });
  await queries().insertInto('company.quote').values({ id: 100, pe: 1 }).execute();
});
afterAll(() => data.drop());

const queries = () => queriesOf<Tables>(data.database);
const insert = (row: Tables['company.probe']) => queries().insertInto('company.probe').values(row).execute();
const own = { column: ref('p.tenant_id'), id: TENANT };
const page = (
  input: Record<string, unknown> = {},
  { tenant = own, ...options }: { readonly tenant?: Tenancy; readonly countNow?: true } = {},
) => {
  const query = tableQuery(list, list.input.parse(input) as never) as TableQuery<typeof list>;
  return keyedPage(data.database, list, query, { ...probes(queries(), query.filter), tenant, ...options });
};

function probes(
  from: Kysely<Tables>,
  { grade, either, leastPe }: FilterOf<typeof list>,
): Omit<KeyedTable<typeof list, Tables & Pick<Joined, 'p'>, 'p'>, 'tenant'> {
  return {
    from: from.selectFrom('company.probe as p'),
    where: [
      ...(grade === undefined ? [] : [joined('p.grade', '=', grade)]),
      ...(either === undefined
        ? []
        : [sql<SqlBool>`${ref('p.grade')} = ${either} OR ${ref('p.grade')} = 'C'`]),
      ...(leastPe === undefined ? [] : [joined('q.pe', '>=', leastPe)]),
    ],
    joins: { q: (rows) => rows.innerJoin('company.quote as q', 'q.id', 'p.id') },
    details: (rows) => rows.leftJoin('company.remark as r', 'r.id', 'p.id'),
    key: ref('p.id'),
    ties: { pe: ref('q.id') },
    columns: { id: ref('p.id'), grade: ref('p.grade'), pe: ref('q.pe'), remark: ref('r.remark') },
  };
}

let tablesMade = 0;
const readKept = keyedPages(list, (from: Kysely<Tables>, tenantId, filter) => {
  tablesMade += 1;
  return { ...probes(from, filter), tenant: { column: ref('p.tenant_id'), id: tenantId } };
});
const keptPage = (input: Record<string, unknown>, tenantId = TENANT) =>
  readKept(
    data.database,
    tableQuery(list, list.input.parse(input) as never) as TableQuery<typeof list>,
    tenantId,
  );

it.each([
  { sort: 'pe,ASC', size: 7, page: 2 },
  { sort: 'grade,DESC', size: 4, page: 3, leastPe: 2 },
  { sort: 'id,ASC', size: 30, either: 'A' },
])('reads %p the same from kept statements as from those of one request', async (input) => {
  const first = await keptPage(input);
  const made = tablesMade;
  expect([first, await keptPage(input)]).toEqual([await page(input), await page(input)]);
  expect(tablesMade).toBe(made);
});

it('shows each tenant its own rows from the same kept statements', async () => {
  const idsOf = async (tenantId: string): Promise<readonly [number, readonly number[]]> => {
    const { totalElements, content } = await keptPage({ size: 200 }, tenantId);
    return [totalElements, content.map(({ id }) => id)];
  };
  const ids = ROWS.map(({ id }) => id);
  expect(await idsOf(TENANT)).toEqual([30, ids]);
  const made = tablesMade;
  expect([await idsOf(OTHER_TENANT), await idsOf('999999'), await idsOf(TENANT)]).toEqual([
    [1, [100]],
    [0, []],
    [30, ids],
  ]);
  expect(tablesMade).toBe(made);
});

it.each([
  ['grade,ASC', 7],
  ['grade,DESC', 7],
  ['pe,ASC', 4],
  ['pe,DESC', 4],
  ['id,DESC', 30],
])('shows every row once, whole, sorted by %s in pages of %d', async (sort, size) => {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(30 / size) }, (_, at) => page({ sort, size, page: at })),
  );
  const rows = pages.flatMap(({ content }) => content);
  expect([...rows].sort((one, other) => one.id - other.id)).toEqual(ROWS);
  expect(pages.map(({ totalElements }) => totalElements)).toEqual(pages.map(() => 30));
  const [column, direction] = sort.split(',') as ['grade' | 'pe' | 'id', string];
  const values = rows.map((row) => row[column]).filter((value) => value !== null);
  const rising = [...values].sort((one, other) => (one < other ? -1 : Number(one > other)));
  expect(values).toEqual(direction === 'ASC' ? rising : rising.reverse());
  expect(rows.slice(0, values.length).map((row) => row[column])).toEqual(values);
});

it('counts and finds the rows that meet its conditions', async () => {
  const { totalElements, content } = await page({ grade: 'B', size: 4, page: 2 });
  expect([totalElements, content.map(({ id }) => id)]).toEqual([10, [26, 29]]);
  expect(await page({ grade: "' OR '1'='1" })).toEqual({ totalElements: 0, content: [] });
});

it('shows only rows of the tenant, and none past their end', async () => {
  const others = await page({ size: 200 }, { tenant: { ...own, id: OTHER_TENANT } });
  expect([others.totalElements, others.content.map(({ id }) => id)]).toEqual([1, [100]]);
  expect(await page({}, { tenant: { ...own, id: "' OR '1'='1" } })).toEqual({
    totalElements: 0,
    content: [],
  });
  expect((await page({}, { tenant: 'shared' })).totalElements).toBe(31);
  expect(await page({ page: 99_999, size: 200 })).toEqual({ totalElements: 30, content: [] });
});

it('keeps to the tenant and to every condition when one of them says OR', async () => {
  const grades = async (input: object, id = TENANT): Promise<readonly (string | null)[]> => {
    const { totalElements, content } = await page({ size: 200, ...input }, { tenant: { ...own, id } });
    expect(content).toHaveLength(totalElements);
    return content.map(({ grade }) => grade);
  };
  expect(await grades({ either: 'A' }, OTHER_TENANT)).toEqual(['A']);
  expect(await grades({ either: 'B' }, OTHER_TENANT)).toEqual([]);
  expect(new Set(await grades({ either: 'A', grade: 'A' }))).toEqual(new Set(['A']));
});

it('counts each time where the table says so, and once a second elsewhere', async () => {
  const totals = async (): Promise<readonly number[]> => {
    const pages = [await page({ grade: 'C' }), await page({ grade: 'C' }, { countNow: true })];
    return pages.map(({ totalElements }) => totalElements);
  };
  expect(await totals()).toEqual([10, 10]);
  await insert({ id: 98, tenant_id: TENANT, grade: 'C' });
  const after = await totals();
  await new Promise((resolve) => setTimeout(resolve, 1050));
  expect([after[1], await totals()]).toEqual([11, [11, 11]]);
  await queries().deleteFrom('company.probe').where('id', '=', 98).execute();
});

it('counts and finds by a column of a joined table', async () => {
  const { totalElements, content } = await page({ leastPe: 2, size: 200 });
  const expected = ROWS.filter(({ pe }) => pe !== null && pe >= 2);
  expect([totalElements, content]).toEqual([expected.length, expected]);
});

it('joins only named tables to count and find rows, and all tables to show them', async () => {
  const asked = jest.spyOn(data.database, 'query');
  const joinsIn = async (sort: string, part: string, filter: object = {}): Promise<readonly number[]> => {
    asked.mockClear();
    await page({ sort, grade: 'A', size: 3, ...filter });
    const statements = asked.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes(part));
    return statements.map((sql) => sql.split(' join ').length - 1);
  };
  expect(await joinsIn('id,ASC', 'count(')).toEqual([0]);
  // The quote, the keys and the remark; then the quote among the keys too.
  expect(await joinsIn('grade,ASC', 'page_key')).toEqual([3]);
  expect(await joinsIn('pe,ASC', 'page_key')).toEqual([4]);
  // A condition names the quote, also for the count.
  expect(await joinsIn('grade,ASC', 'count(', { leastPe: 1 })).toEqual([1]);
  expect(await joinsIn('grade,ASC', 'page_key', { leastPe: 1 })).toEqual([4]);
  asked.mockRestore();
});

it('finds the tables that an expression names, however deep', () => {
  const within = joined
    .selectFrom('q')
    .select('q.id')
    .where(({ eb, fn }) => eb(fn.coalesce('q.pe', 'p.id'), '=', 1));
  expect([...tablesNamed([joined.exists(within)])].sort()).toEqual(['p', 'q']);
  expect([...tablesNamed([joined.val(1)])]).toEqual([]);
});

it('reads rows as arrays in the order of their columns', async () => {
  const query = queries().selectFrom('company.quote as q').select(['q.pe', 'q.id']).where('q.id', '<=', 2);
  expect(await readArrays(data.database, query.orderBy('q.id'))).toEqual([
    [0, 1],
    [null, 2],
  ]);
});
