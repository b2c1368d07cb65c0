import { industryEntries, industryTables } from '@console/contract-industry';
import { sortableKeys, type Page, type RowOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { isRanked } from './figure-coverage.ts';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, USERS, type RunningIndustry } from '../testing/running-industry.ts';

const entry = industryTables.industryList;
type Row = RowOf<typeof entry>;

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
}, 30_000);
afterAll(() => industry.stop());

const list = async (query = '', path: string = entry.path, tenantId = TENANT): Promise<Page<Row>> => {
  const session = { authorities: ['hysjk_gn'], tenantId };
  const { status, body } = await industry.call('GET', `${path}?${query}`, { session });
  expect([status, body.success]).toEqual([200, true]);
  return body.result as Page<Row>;
};
const ids = ({ content }: Page<Row>): readonly number[] => content.map(({ industryId }) => industryId);
const found = async (query: string): Promise<readonly number[]> =>
  [...ids(await list(`size=50&${query}`))].sort((one, other) => one - other);

interface PlainIndustry {
  readonly id: number;
  readonly parent_id: number | null;
}
interface PlainQuote {
  readonly total_capital: number | null;
  readonly pe: number | null;
  readonly pb: number | null;
  readonly ps: number | null;
}

/**
 * The figures of one industry by plain queries: the industries below it, then their companies, then each one's quote.
 */
async function plainFigures(industries: readonly PlainIndustry[], id: number) {
  const below = (of: number): readonly number[] => [
    of,
    ...industries.filter(({ parent_id }) => parent_id === of).flatMap((child) => below(child.id)),
  ];
  const within = below(id).join(', ');
  const companies = await industry.query<{ security_id: number }>(
    `SELECT DISTINCT c.id, c.security_id FROM ${tableName('ecology', 'company')} c
       JOIN ${tableName('ecology', 'membership')} m ON m.company_id = c.id
       JOIN ${tableName('market', 'security')} s ON s.id = c.security_id AND s.delist_date IS NULL
      WHERE m.industry_id IN (${within}) AND m.valid_to IS NULL AND c.deleted_at IS NULL`,
  );
  const quotes: PlainQuote[] = [];
  for (const { security_id } of companies)
    quotes.push(
      ...(await industry.query<PlainQuote>(
        `SELECT total_capital, pe, pb, ps FROM ${tableName('market', 'latest_quote')} WHERE security_id = ?`,
        [security_id],
      )),
    );
  const times = await industry.query<{ at: string }>(
    `SELECT created_at AS at FROM ${tableName('ecology', 'membership')} WHERE industry_id IN (${within})
     UNION ALL SELECT CONCAT(valid_to, ' 00:00:00') FROM ${tableName('ecology', 'membership')}
      WHERE industry_id IN (${within}) AND valid_to IS NOT NULL
     UNION ALL SELECT c.deleted_at FROM ${tableName('ecology', 'membership')} m
       JOIN ${tableName('ecology', 'company')} c ON c.id = m.company_id
      WHERE m.industry_id IN (${within}) AND c.deleted_at IS NOT NULL`,
  );
  const sum = (of: readonly (number | null)[]): number | null => {
    const present = of.filter((value) => value !== null);
    return present.length === 0 ? null : present.reduce((total, value) => total + value, 0);
  };
  const over = (multiple: 'pe' | 'pb' | 'ps', counts: (value: number) => boolean) => {
    const counted = quotes.flatMap(({ total_capital: capital, [multiple]: value }) =>
      capital !== null && value !== null && counts(value) ? [{ capital, per: capital / value }] : [],
    );
    return { capital: sum(counted.map(({ capital }) => capital)), per: sum(counted.map(({ per }) => per)) };
  };
  const ratio = ({ capital, per }: { capital: number | null; per: number | null }) =>
    capital === null || per === null || per <= 0 ? null : capital / per;
  const any = (value: number): boolean => value !== 0;
  return {
    totalCapital: sum(quotes.map(({ total_capital }) => total_capital)),
    pe: ratio(over('pe', (value) => value > 0)),
    pb: ratio(over('pb', (value) => value > 0)),
    ps: ratio(over('ps', (value) => value > 0)),
    industryOperatingRevenue: over('ps', any).per,
    industryNp: over('pe', any).per,
    corpCount: companies.length,
    corpUpdatedTime:
      times
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? null,
  };
}

const ALL_FOUR = { corpNum: 4, memberNum: 4, capitalShare: 1 };

const close = (value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? (expect.closeTo(value, 8) as unknown) : value;

describe('the industry list', () => {
  it('adds up the companies of each industry and all below it, each once', async () => {
    const { content, totalElements, asOf } = await list('size=50');
    expect([totalElements, asOf]).toEqual([10, '2026-07-02']);
    const industries = await industry.query<PlainIndustry>(
      `SELECT id, parent_id FROM ${tableName('ecology', 'industry')}
        WHERE tenant_id = ? AND variant = 'default' AND removed_at IS NULL`,
      [TENANT],
    );
    for (const row of content) {
      const plain = await plainFigures(industries, row.industryId);
      const expected = Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, close(value)]));
      expect(row).toMatchObject(expected);
    }
    expect(content.filter(({ totalCapital }) => totalCapital !== null)).toHaveLength(8);
  });

  it('has a row’s values as computed by hand', async () => {
    const { content } = await list('search=A&industryLevel=1');
    // 茅台 15000 ÷ 25, 五粮液 4800 ÷ 16 once of its two, 招行 4100 ÷ 8.2, 百%分_百 400 ÷ 20.
    expect(content).toEqual([
      {
        industryId: 11,
        industryName: '大消费',
        industryCode: 'A',
        industryLevel: 1,
        parentId: null,
        userId: USERS.self,
        username: '陈思远',
        totalCapital: 24_300,
        pe: expect.closeTo(24_300 / 1420, 8),
        pb: expect.closeTo(24_300 / (1875 + 1200 + 4100 + 200), 8),
        ps: expect.closeTo(24_300 / (1250 + 960 + 4100 / 3 + 400 / 3), 8),
        industryOperatingRevenue: expect.closeTo(1250 + 960 + 4100 / 3 + 400 / 3, 8),
        industryNp: expect.closeTo(1420, 8),
        corpCount: 4,
        coverage: {
          totalCapital: ALL_FOUR,
          pe: ALL_FOUR,
          pb: ALL_FOUR,
          ps: ALL_FOUR,
          industryOperatingRevenue: ALL_FOUR,
          industryNp: ALL_FOUR,
        },
        peCorpNum: 4,
        peCapitalShare: 1,
        corpUpdatedTime: '2026-03-06 10:00:00',
        version: 1,
      },
    ]);
  });

  it('deducts losses from the profit, leaves them out of PE, and shows when a company last left', async () => {
    const rows = (await list('search=B102&size=5')).content;
    // 中芯 5000 earns 100; 闻泰 2000 loses 500.
    expect(rows[0]).toMatchObject({
      pe: 50,
      industryNp: expect.closeTo(-400, 8),
      corpCount: 4,
      // The profitable companies, among those with a market value.
      coverage: { pe: { corpNum: 1, memberNum: 4 }, industryNp: { memberNum: 4 } },
    });
    expect((await list('search=B1&industryLevel=2')).content[0]).toMatchObject({
      corpUpdatedTime: '2026-06-01 10:00:00',
    });
    expect((await list('search=B101')).content[0]).toMatchObject({ corpUpdatedTime: '2026-05-20 00:00:00' });
  });

  it('leaves a company out of count and sums once it is delisted, and one with negative book value out of PB', async () => {
    // 茅台 15000 at PB 8, 五粮液 4800 at PB 4.
    const read = async () => (await list('search=A101')).content[0];
    expect(await read()).toMatchObject({ corpCount: 2, totalCapital: 19_800 });
    const security = tableName('market', 'security');
    const quote = tableName('market', 'latest_quote');
    const [moutai] = await industry.query<{ id: number; pb: number }>(
      `SELECT s.id, q.pb FROM ${security} s JOIN ${quote} q ON q.security_id = s.id WHERE s.code = '600519'`,
    );
    await industry.query(`UPDATE ${quote} SET pb = -2 WHERE security_id = ?`, [moutai?.id]);
    expect(await read()).toMatchObject({ corpCount: 2, totalCapital: 19_800, pb: 4 });
    await industry.query(`UPDATE ${quote} SET pb = ? WHERE security_id = ?`, [moutai?.pb, moutai?.id]);
    await industry.query(`UPDATE ${security} SET status = 'delisted' WHERE id = ?`, [moutai?.id]);
    const left = await read();
    await industry.query(`UPDATE ${security} SET status = 'listed' WHERE id = ?`, [moutai?.id]);
    expect(left).toMatchObject({ corpCount: 1, totalCapital: 4800, pe: 16, pb: 4, industryNp: 300 });
  });

  it('shows an industry without companies, empty, with its last change', async () => {
    const empty = { totalCapital: null, pe: null, industryNp: null, corpCount: 0 };
    expect((await list('search=C1')).content[0]).toMatchObject({
      ...empty,
      corpUpdatedTime: '2026-02-01 00:00:00',
    });
  });

  it('has the time of a removed company to the minute', async () => {
    const membership = tableName('ecology', 'membership');
    await industry.query(`UPDATE ${membership} SET ended_at = '2026-02-01 14:30:00' WHERE industry_id = 32`);
    const { content } = await list('search=C1');
    await industry.query(`UPDATE ${membership} SET ended_at = NULL WHERE industry_id = 32`);
    expect(content[0]?.corpUpdatedTime).toBe('2026-02-01 14:30:00');
  });
});

/** Names of people and industries are compared by their pronunciation. */
const isBefore = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' && /^[^ -~]/.test(one) && /^[^ -~]/.test(other)
    ? one.localeCompare(other, 'zh-CN') < 0
    : (one as number) < (other as number);

describe('its order', () => {
  it('is by capital, largest first, ten a page', async () => {
    const { content } = await list();
    expect(content).toHaveLength(10);
    expect(ids(await list('size=5'))).toEqual(ids({ totalElements: 0, content: content.slice(0, 5) }));
    // One of which too few companies have a market value comes after those of which enough have.
    const capitals = content.map((row) =>
      row.totalCapital === null ? -1 : isRanked(row, 'totalCapital') ? row.totalCapital : 0,
    );
    expect(capitals).toEqual([...capitals].sort((one, other) => other - one));
  });

  it('has thin figures after the others, before the missing ones', async () => {
    // 中芯 alone of the four of B102 has a profit.
    const { content } = await list('size=50&sort=pe,DESC');
    const places = content.map((row) => (row.pe === null ? 2 : isRanked(row, 'pe') ? 0 : 1));
    expect(places).toEqual([...places].sort());
    expect(places.filter((place) => place === 1).length).toBeGreaterThan(0);
  });

  it.each(sortableKeys(entry).flatMap((key) => [[key, 'ASC'] as const, [key, 'DESC'] as const]))(
    'by %s %s shows every industry once over its pages, missing last, ties by id',
    async (key, direction) => {
      const rows: Row[] = [];
      for (const page of [0, 1, 2, 3])
        rows.push(...(await list(`sort=${key},${direction}&size=3&page=${page}`)).content);
      expect(new Set(rows.map(({ industryId }) => industryId)).size).toBe(10);
      const way = direction === 'ASC' ? 1 : -1;
      for (const [at, row] of rows.entries()) {
        const next = rows[at + 1];
        if (!next) break;
        const [mine, its] = [row[key], next[key]];
        if (mine === null) expect(its).toBeNull();
        if (isRanked(row, key) !== isRanked(next, key)) continue;
        if (mine === its) expect(way * (next.industryId - row.industryId)).toBeGreaterThan(0);
        else if (mine !== null && its !== null) expect((isBefore(mine, its) ? 1 : -1) * way).toBe(1);
      }
    },
  );

  it('accepts the API’s spelling of a column, and refuses an unknown one', async () => {
    expect(ids(await list('sort=total_capital,DESC'))).toEqual(ids(await list()));
    const { status, body } = await industry.call('GET', `${entry.path}?sort=tenant_id,ASC`);
    expect([status, body.appCode]).toEqual([400, 'C0401']);
  });

  it('past the end is an empty page that still has the count', async () => {
    expect(await list('page=900')).toMatchObject({ totalElements: 10, content: [] });
  });
});

describe('its filters', () => {
  it.each([
    ['industryIds=12', [12, 13, 14]],
    ['industryIds=11&industryIds=24', [11, 12, 13, 14, 24]],
    ['industryIds=91', []],
    ['industryIds=33', []],
    ['industryLevel=3', [13, 14, 23, 24]],
    [`userId=${USERS.colleague}`, [12, 23]],
    ['search=酒', [12, 13, 14]],
    [`search=${encodeURIComponent('%_')}`, [32]],
    ['search=a10', [13, 14]],
    ['search=102', []],
    ['industryIds=21&industryLevel=3&search=B101', [23]],
  ])('%s', async (query, expected) => {
    expect(await found(encodeURI(decodeURI(query)))).toEqual(expected);
  });

  it('do not change the figures of what they show', async () => {
    const all = (await list('size=50')).content;
    const some = (await list('size=50&industryLevel=1')).content;
    for (const row of some) expect(row).toEqual(all.find(({ industryId }) => industryId === row.industryId));
  });
});

describe('whose industries it shows', () => {
  it('are those of the type, by filter or by address', async () => {
    expect(await found('type=ecology')).toEqual([1]);
    expect(ids(await list('', '/api/ecology/dataIndustry/selectPageAll'))).toEqual([1]);
    expect((await list('', '/api/etf/dataIndustry/selectPageAll')).content).toEqual([
      expect.objectContaining({ industryId: 2, industryName: '酒ETF', corpCount: 1, totalCapital: 4800 }),
    ]);
  });

  it('are the tenant’s own, figures too', async () => {
    const { content } = await list('size=50', entry.path, OTHER_TENANT);
    expect(content).toEqual([
      expect.objectContaining({ industryId: 91, corpCount: 1, totalCapital: 15_000 }),
    ]);
  });

  it('are none for overseas: no such data is loaded', async () => {
    expect(await list('market=overseas')).toEqual({ totalElements: 0, content: [], asOf: null });
  });

  it('are for overseas open to a user who may only see those, and who is refused the domestic ones', async () => {
    const session = { authorities: ['hysjk_hw'] };
    for (const path of [entry.path, ...(entry.also ?? []).map((one) => one.path)]) {
      expect((await industry.call('GET', `${path}?market=overseas`, { session })).status).toBe(200);
      for (const query of ['', '?market=domestic']) {
        const { status, body } = await industry.call('GET', path + query, { session });
        expect([status, body.appCode]).toEqual([403, 'C0403']);
        expect(body.appMesg).toContain('hysjk_gn');
      }
    }
  });

  it('are refused to a user without the authority', async () => {
    const { status } = await industry.call('GET', entry.path, { session: { authorities: ['hysjk'] } });
    expect(status).toBe(403);
  });
});

describe('the list whose pages are counted from 1', () => {
  const { path } = industryEntries.industryPerformance;
  it('has as its first page what the others have as page 0', async () => {
    for (const [oneBased, zeroBased] of [
      ['page=1&size=2', 'page=0&size=2'],
      ['page=2&size=2&sort=industry_code,ASC', 'page=1&size=2&sort=industry_code,ASC'],
      ['size=2', 'size=2'],
    ] as const)
      expect(await list(oneBased, path)).toEqual(await list(zeroBased));
    expect(await list('', '/api/etf/dataIndustry/queryListIndustryPage')).toEqual(await list('type=etf'));
  });

  it('has no page 0', async () => {
    const session = { authorities: ['hysjk_gn'], tenantId: TENANT };
    expect((await industry.call('GET', `${path}?page=0`, { session })).status).toBe(400);
  });
});
