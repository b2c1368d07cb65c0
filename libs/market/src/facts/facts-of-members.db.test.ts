import { table } from '@console/contract-core';
import { memberColumns, optional, tenThousandYuan, word, year } from '@console/contract-core/columns';
import type { Querying } from '@console/node-kit/queries';
import { tableName } from '@console/node-kit/database';
import { insertFacts, scratchData, type Fact, type ScratchData } from '@console/node-kit/testing';
import { z } from 'zod';
import { MARKET_MIGRATIONS } from '../schema/migrations.ts';
import { securityRows } from '../testing/sample-rows.ts';
import type { FactMembers } from './fact-members.ts';
import { memberFacts } from './member-facts.ts';

const executives = table({
  id: 'test.executives',
  title: '高管',
  path: '/api/x',
  services: ['industry'],
  needs: 'signed-in',
  key: 'id',
  defaultSort: 'year,DESC',
  filter: z.object({ dataId: z.number(), members: z.enum(['then', 'now']).optional() }),
  columns: {
    ...memberColumns,
    year: year('年度'),
    name: word('姓名', { sort: true }),
    sex: optional(word('性别', { sort: true })),
    pay: tenThousandYuan('薪酬'),
  },
});
const read = memberFacts(executives, { of: 'market.executive', columns: {} });
const readRanked = memberFacts(executives, { of: 'market.executive', columns: {}, ranking: 'name' });

/** More than one statement may put in order, and than a set with an order of its own has. */
const STOCKS = 1100;
/** A name in both cases, one that begins with another, and Chinese ones. */
const NAMES = ['王一', 'Ann', 'ann b', 'ANN', '张三'];

/** Two of 2024 and one of 2025 for each security, announced on the same days. */
const EXECUTIVES = Array.from({ length: STOCKS }, (_, at): Fact[] => {
  const row = (of: number, place: number): Fact => ({
    security_id: at + 1,
    year: of,
    announce_date: `${of + 1}-03-${10 + (at % 3)}`,
    name: NAMES[(at + place) % NAMES.length] ?? '',
    post: '董事',
    sex: place === 1 ? null : (['男', '女'][at % 2] ?? null),
    pay: (at + place) % 4 === 0 ? null : ((at * 7 + place) % 50) * 1000.5,
  });
  return [row(2024, 0), row(2024, 1), row(2025, 2)];
}).flat();

let data: ScratchData;
beforeAll(async () => {
  data = await scratchData({ market: MARKET_MIGRATIONS });
  await insertFacts(data.database, 'security', securityRows(STOCKS));
  await insertFacts(data.database, 'executive', EXECUTIVES);
}, 60_000);
afterAll(() => data.drop());

const setOf = (securities: readonly number[], counts: FactMembers['counts'] = () => true): FactMembers => {
  const own = new Set(securities);
  return {
    key: JSON.stringify([securities, String(counts)]),
    securities,
    counts: (security, day) => own.has(security) && counts(security, day),
    companyOf: (security) => security + 5000,
  };
};
const ALL = Array.from({ length: STOCKS }, (_, at) => at + 1);
type SortColumn = 'year' | 'name' | 'sex' | 'pay' | 'stockCode';

/** A database of its own, which knows no orders yet, and the number of rows that each of its statements returned. */
function watched(): { readonly database: Querying; readonly returned: number[] } {
  const returned: number[] = [];
  const query = async <Rows>(text: string, values?: unknown[]): Promise<Rows> => {
    const rows = await data.database.query<Rows>(text, values);
    if (Array.isArray(rows)) returned.push(rows.length);
    return rows;
  };
  return { database: { query } as unknown as Querying, returned };
}

const asked = (column: SortColumn, direction: 'ASC' | 'DESC' = 'DESC') =>
  ({ filter: { dataId: 1 }, sort: { column, direction } }) as const;

/** The keys of all rows of a set, by pages. */
async function idsOf(
  database: Querying,
  set: FactMembers,
  query: ReturnType<typeof asked>,
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 0; ; page += 1) {
    const { content } = await read(database, { ...query, page, size: 500 }, set);
    if (content.length === 0) return ids;
    ids.push(...content.map(({ id }) => id));
  }
}

const EXPRESSIONS: Readonly<Record<SortColumn, string>> = {
  year: 't.year',
  name: 't.name',
  sex: 't.sex',
  pay: 't.pay',
  stockCode: 's.code',
};

/** The same from one statement over the whole table. */
async function plainIds(
  column: SortColumn,
  way: 'ASC' | 'DESC',
  where = '1 = 1',
): Promise<readonly string[]> {
  const by = EXPRESSIONS[column];
  const rows = await data.database.query<{ id: string }[]>(
    `SELECT CONCAT_WS('|', t.security_id, t.year, t.name, t.post) AS id
       FROM ${tableName('market', 'executive')} t JOIN ${tableName('market', 'security')} s ON s.id = t.security_id
      WHERE ${where}
      ORDER BY ${by} IS NULL, ${by} ${way}, t.security_id ${way}, t.year ${way}, t.name ${way}, t.post ${way}`,
  );
  return rows.map(({ id }) => id);
}

describe.each(['ASC', 'DESC'] as const)('pages of a set, %s', (way) => {
  it.each(['year', 'name', 'sex', 'pay', 'stockCode'] as const)(
    'by %s are those of one statement over the whole table',
    async (column) => {
      const { database } = watched();
      expect(await idsOf(database, setOf(ALL), asked(column, way))).toEqual(await plainIds(column, way));
    },
  );
});

it('a column that ranks rows ascends among equals, whichever way they are sorted', async () => {
  const rows = await data.database.query<{ id: string }[]>(
    `SELECT CONCAT_WS('|', security_id, year, name, post) AS id FROM ${tableName('market', 'executive')}
      ORDER BY year DESC, security_id DESC, name ASC, post DESC LIMIT 3000`,
  );
  const ids: string[] = [];
  for (let page = 0; page < 6; page += 1) {
    const query = { ...asked('year', 'DESC'), page, size: 500 };
    const { content } = await readRanked(watched().database, query, setOf(ALL));
    ids.push(...content.map(({ id }) => id));
  }
  expect(ids).toEqual(rows.map(({ id }) => id));
});

it('no statement puts the rows of more than a few hundred securities in order', async () => {
  const { database, returned } = watched();
  await read(database, { ...asked('pay'), page: 0, size: 10 }, setOf(ALL));
  expect(Math.max(...returned)).toBeLessThanOrEqual(750);
  expect(returned.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThan(EXECUTIVES.length);
});

it('a small set reads the rows of its members alone, until all are in order', async () => {
  const { database, returned } = watched();
  const few = setOf([5, 900, 1000]);
  const ids = await idsOf(database, few, asked('name'));
  expect(ids).toEqual(await plainIds('name', 'DESC', 't.security_id IN (5, 900, 1000)'));
  expect(Math.max(...returned)).toBeLessThan(10);

  await read.prepare(database, asked('name'));
  returned.length = 0;
  expect(await idsOf(database, setOf([900, 1000]), asked('name'))).toEqual(
    ids.filter((id) => !id.startsWith('5|')),
  );
  expect(Math.max(...returned)).toBeLessThan(10);
});

it('a set has the rows of days of membership, their number and newest day, and its companies', async () => {
  const { database } = watched();
  const since2026 = Date.parse('2026-01-01') / 86_400_000;
  const set = setOf([1, 2, 3], (security, day) => security !== 2 || day < since2026);
  const { totalElements, asOf, content } = await read(database, { ...asked('year'), page: 0, size: 10 }, set);
  expect([totalElements, asOf]).toEqual([8, '2026-03-12']);
  expect(content.map(({ corpId, year: of }) => [corpId, of])).toEqual([
    ...[
      [5003, 2025],
      [5001, 2025],
      [5003, 2024],
      [5003, 2024],
    ],
    ...[
      [5002, 2024],
      [5002, 2024],
      [5001, 2024],
      [5001, 2024],
    ],
  ]);
});

it('requests at once wait for one order', async () => {
  const { database, returned } = watched();
  const page = (set: FactMembers) => read(database, { ...asked('sex'), page: 0, size: 10 }, set);
  await Promise.all([page(setOf(ALL)), page(setOf(ALL)), page(setOf(ALL.slice(0, 1001)))]);
  const ordered = returned.filter((rows) => rows > 100);
  expect(ordered).toHaveLength(Math.ceil(STOCKS / 250));
});
