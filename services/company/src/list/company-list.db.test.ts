import { companyTables, swOptions } from '@console/contract-company';
import { sortableKeys, type Page, type RowOf } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT, type Answer } from '@console/node-kit/testing';
import { runningCompany, type RunningCompany } from '../testing/running-company.ts';

type Row = RowOf<typeof companyTables.list>;

let company: RunningCompany;
let token: string;
/** The tenant's rows, read without the code under test. */
let plain: readonly Row[];
beforeAll(async () => {
  company = await runningCompany();
  token = await company.service.signIn({ authorities: ['gssjk_gn'] });
  plain = await plainRows(TENANT);
}, 30_000);
afterAll(() => company.stop());

const PATH = companyTables.list.path;
const ask = (query: string, as = token): Promise<Answer> =>
  company.service.send(`${PATH}?${query}`, { token: as });
const list = async (query = '', as = token): Promise<Page<Row>> => {
  const { status, body } = await ask(`size=50&${query}`, as);
  expect([status, body.success]).toEqual([200, true]);
  return body.result as Page<Row>;
};
const codes = ({ content }: Page<Row>): readonly string[] => content.map(({ stockCode }) => stockCode).sort();
const found = async (search: string): Promise<readonly string[]> =>
  codes(await list(`search=${encodeURIComponent(search)}`));

describe('the company list', () => {
  it('shows every company of the tenant with its latest figures', async () => {
    const { totalElements, content, asOf } = await list();
    expect([totalElements, asOf]).toEqual([11, '2026-07-02']);
    expect(byId(content)).toEqual(byId(plain));
  });

  it('has a row’s values as in the fixture', async () => {
    const { content } = await list('search=000858');
    expect(content).toEqual([
      {
        corpId: 102,
        stockCode: '000858',
        shortName: '五粮液',
        exchange: 'SZ',
        releaseInfoNames: '食品饮料 / 白酒 / 白酒',
        close: 120,
        changeRate: 120 / 125 - 1,
        totalCapital: 4800,
        floatCapitalOfShares: 3600,
        amount: 12000,
        turnoverRate: 0.01,
        pe: 16,
        peWhy: null,
        pb: 4,
        ps: 5,
        typeTime: '2026-03-02 10:00:00',
        date: '2026-07-02',
        status: 1,
        version: 1,
      },
    ]);
  });

  it('shows a company that never traded without figures', async () => {
    const { content } = await list('search=000002');
    expect(content).toMatchObject([
      { corpId: 109, releaseInfoNames: null, close: null, totalCapital: null, date: null },
    ]);
  });

  it('is sorted by first classification, newest first, unclassified ones last', async () => {
    const { content } = await list();
    expect(content.map(({ corpId }) => corpId)).toEqual([
      112, 111, 106, 105, 104, 103, 102, 101, 109, 108, 107,
    ]);
  });

  it.each(
    sortableKeys(companyTables.list).flatMap((column) =>
      (['ASC', 'DESC'] as const).map((direction) => [column, direction] as const),
    ),
  )('sorts by %s %s, missing last, ties by id', async (column, direction) => {
    const { content } = await list(`sort=${column},${direction}`);
    const way = direction === 'ASC' ? 1 : -1;
    const expected = [...plain].sort((one, other) => way * compare(one, other, column));
    const present = expected.filter((row) => row[column] !== null);
    const missing = expected.filter((row) => row[column] === null);
    expect(ids(content)).toEqual(ids([...present, ...missing]));
  });

  it('has every row once over many pages', async () => {
    const seen: number[] = [];
    for (let page = 0; page < 6; page += 1) {
      const { body } = await ask(`sort=totalCapital,DESC&size=2&page=${page}`);
      const { totalElements, content } = body.result as Page<Row>;
      expect(totalElements).toBe(11);
      seen.push(...ids(content));
    }
    expect(seen).toHaveLength(11);
    expect([...seen].sort()).toEqual([...ids(plain)].sort());
    const past = (await ask('size=200&page=100000')).body.result;
    expect(past).toEqual({ totalElements: 11, content: [], asOf: '2026-07-02' });
  });
});

describe('a search of the list', () => {
  it.each([
    ['600519', ['600519']],
    ['6005', ['600519']],
    ['519', []],
    ['600519.SH', ['600519']],
    ['600519.sh', ['600519']],
    ['600519.SZ', []],
    ['0000', ['000001', '000002']],
    ['茅台', ['600519']],
    ['银行', ['000001', '600036']],
    ['gzmt', ['600519']],
    ['GZMT', ['600519']],
    ['gz', ['600519']],
    ['guizhoumaotai', ['600519']],
    ['guizhou mao', ['600519']],
    ['maotai', []],
    ['bfzb', ['301002']],
    ['ST', ['600745']],
    ['  茅台 ', ['600519']],
    ['万科a', ['000002']],
    ['没有', []],
  ])('for %j finds %j', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it.each([
    ['%', ['301001']],
    ['_', ['301001']],
    ['百%分', ['301001']],
    ['百_分', []],
    ['60%', []],
    ['6_0519', []],
    ['\\', []],
    ['\\%', []],
    ["'", []],
    ["' OR 1=1 -- ", []],
    ['.SH', []],
    ['.', []],
    ['`', []],
  ])('takes %j literally', async (search, expected) => {
    expect(await found(search)).toEqual(expected);
  });

  it('does not find deleted companies, ones never added, or another tenant’s', async () => {
    expect(await found('600001')).toEqual([]);
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: ['gssjk_gn'] });
    expect(codes(await list('search=000858', other))).toEqual([]);
  });
});

describe('a filter of the list', () => {
  const chosen = (keep: (row: Row) => boolean): readonly string[] =>
    plain
      .filter(keep)
      .map(({ stockCode }) => stockCode)
      .sort();

  it.each(['SH', 'SZ', 'BJ'] as const)('by exchange keeps %s', async (exchange) => {
    const expected = chosen((row) => row.exchange === exchange);
    expect(expected.length).toBeGreaterThan(0);
    expect(codes(await list(`exchange=${exchange}`))).toEqual(expected);
  });

  it.each([0, 1])('by status keeps %d', async (status) => {
    expect(codes(await list(`status=${status}`))).toEqual(chosen((row) => row.status === status));
  });

  it.each([
    ['releaseInfoNames=801780&swType=1', ['000001', '600036']],
    ['releaseInfoNames=801783&swType=2', ['000001', '600036']],
    ['releaseInfoNames=851251&swType=3', ['000858', '600519']],
    ['releaseInfoNames=801780&releaseInfoNames=801120&swType=1', ['000001', '000858', '600036', '600519']],
    ['releaseInfoNames=801780&swType=2', []],
    ['releaseInfoNames=801081', ['600745', '688981']],
    ['releaseInfoNames=801080&releaseInfoNames=851251', ['000858', '600519', '600745', '688981']],
    ['releaseInfoNames=银行&swType=1', ['000001', '600036']],
    ['releaseInfoNames=银行&swType=3', []],
    ['releaseInfoNames=白酒&swType=2', ['000858', '600519']],
    ['releaseInfoNames=白酒', ['000858', '600519']],
    ['releaseInfoNames=801780&releaseInfoNames=食品饮料&swType=1', ['000001', '000858', '600036', '600519']],
    ['releaseInfoNames=%25', []],
    ['releaseInfoNames=801950', []],
    ['releaseInfoNames=000000', []],
    ['swType=1', null],
  ])('by Shenwan %s', async (query, expected) => {
    expect(codes(await list(query))).toEqual(expected ?? chosen(() => true));
  });

  it.each([
    ['typeTimeStart=2026-03-03&typeTimeEnd=2026-03-03', ['000001', '600036']],
    ['typeTimeEnd=2026-03-02', ['000858', '600519']],
    ['typeTimeStart=2026-05-02', ['301002']],
    ['typeTimeStart=2026-05-03', []],
  ])('by first classification %s takes whole days', async (query, expected) => {
    expect(codes(await list(query))).toEqual(expected);
  });

  it('combines with the others, in the count as in the rows', async () => {
    const { totalElements, content } = await list(
      'exchange=SH&status=1&search=6&releaseInfoNames=801080&swType=1',
    );
    expect([totalElements, codes({ totalElements, content })]).toEqual([2, ['600745', '688981']]);
  });

  it('by overseas companies is empty', async () => {
    expect(await list('market=overseas')).toEqual({ totalElements: 0, content: [], asOf: null });
    expect((await list('market=domestic')).totalElements).toBe(11);
  });

  it('by overseas companies is open to a user who may only see those, and who is refused the domestic ones', async () => {
    const overseas = await company.service.signIn({ authorities: ['gssjk_hw'] });
    expect((await list('market=overseas', overseas)).content).toEqual([]);
    for (const query of ['', 'market=domestic']) {
      const { status, body } = await ask(query, overseas);
      expect([status, body.appCode]).toEqual([403, 'C0403']);
      expect(body.appMesg).toContain('gssjk_gn');
    }
    const options = await company.service.send(swOptions.path, { token: overseas });
    expect([options.status, options.body.success]).toEqual([200, true]);
  });

  it.each([
    'exchange=US',
    'status=2',
    'swType=4',
    'market=moon',
    'typeTimeStart=2026-02-30',
    'typeTimeStart=yesterday',
    'typeTimeStart=2026-03-04&typeTimeEnd=2026-03-03',
    'sort=releaseInfoNames,ASC',
    'sort=corpId,ASC',
    'sort=c.tenant_id,ASC',
    'sort=totalCapital,DESC;DROP',
    'tenantId=100001',
    'page=-1',
    'size=201',
    'search[]=x',
    `search=${'x'.repeat(41)}`,
    `releaseInfoNames=${'8'.repeat(41)}`,
  ])('is refused when it is invalid: %s', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it('accepts the sort of the documents', async () => {
    const [snake, camel] = await Promise.all([list('sort=c.type_time,desc'), list('sort=typeTime,DESC')]);
    expect(ids(snake.content)).toEqual(ids(camel.content));
  });
});

describe('the tenant of the list', () => {
  it('is the caller’s', async () => {
    const other = await company.service.signIn({ tenantId: OTHER_TENANT, authorities: ['gssjk_gn'] });
    const { totalElements, content } = await list('', other);
    expect([totalElements, ids(content)]).toEqual([2, [201, 203]]);
    expect(byId(content)).toEqual(byId(await plainRows(OTHER_TENANT)));
  });

  it('shows its list only to holders of its authority', async () => {
    expect((await ask('', await company.service.signIn({ authorities: ['gssjk_gn_view'] }))).status).toBe(
      403,
    );
  });
});

const ids = (rows: readonly Row[]): readonly number[] => rows.map(({ corpId }) => corpId);
const byId = (rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((one, other) => one.corpId - other.corpId);

function compare(one: Row, other: Row, column: keyof Row): number {
  const [left, right] = [one[column] ?? '', other[column] ?? ''];
  if (left === right) return one.corpId - other.corpId;
  if (column === 'shortName') return COLLATED(String(left), String(right));
  return left < right ? -1 : 1;
}

/**
 * Compares like MariaDB, which sorts names by the weights of letters: in this fixture code points, except for the case
 * of ASCII.
 */
const COLLATED = (left: string, right: string): number => (left.toUpperCase() < right.toUpperCase() ? -1 : 1);

/** The rows by one statement for each company, without the joins of the list. */
async function plainRows(tenantId: string): Promise<readonly Row[]> {
  const query = <T>(sql: string, values: readonly unknown[]): Promise<T[]> =>
    company.data.database.query<T[]>(sql, [...values]);
  type Company = Required<Pick<Row, 'status' | 'version'>>;
  const companies = await query<Company & { id: number; security_id: number; type_time: string | null }>(
    `SELECT id, security_id, type_time, status, version FROM ${tableName('ecology', 'company')}
      WHERE tenant_id = ? AND deleted_at IS NULL`,
    [tenantId],
  );
  const rows: Row[] = [];
  for (const { id, security_id, type_time, status, version } of companies) {
    const [security] = await query<{ code: string; name: string; exchange: Row['exchange'] }>(
      `SELECT code, name, exchange FROM ${tableName('market', 'security')} WHERE id = ?`,
      [security_id],
    );
    const [bar] = await query<
      Record<'close' | 'pre_close' | 'total_shares' | 'float_shares' | 'amount' | 'turnover_rate', number> &
        Record<'pe_ttm' | 'pb' | 'ps_ttm', number | null> & { trade_date: string }
    >(
      `SELECT * FROM ${tableName('market', 'daily_bar')} WHERE security_id = ? ORDER BY trade_date DESC LIMIT 1`,
      [security_id],
    );
    const names = await query<{ name: string }>(
      `SELECT i.name FROM ${tableName('market', 'sw_member')} m, ${tableName('market', 'sw_industry')} i
        WHERE m.security_id = ? AND m.valid_to IS NULL AND i.valid_to IS NULL
          AND (i.code = m.l1_code OR i.code = m.l2_code OR i.code = m.l3_code) ORDER BY i.level`,
      [security_id],
    );
    if (!security) throw new Error(`no security ${security_id}`);
    rows.push({
      corpId: id,
      stockCode: security.code,
      shortName: security.name,
      exchange: security.exchange,
      releaseInfoNames: names.length === 0 ? null : names.map(({ name }) => name).join(' / '),
      close: bar?.close ?? null,
      changeRate: bar ? bar.close / bar.pre_close - 1 : null,
      totalCapital: bar ? bar.close * bar.total_shares : null,
      floatCapitalOfShares: bar ? bar.close * bar.float_shares : null,
      amount: bar?.amount ?? null,
      turnoverRate: bar?.turnover_rate ?? null,
      pe: bar?.pe_ttm && bar.pe_ttm > 0 ? bar.pe_ttm : null,
      peWhy: bar?.pe_ttm && bar.pe_ttm < 0 ? 'loss' : null,
      pb: bar?.pb ?? null,
      ps: bar?.ps_ttm ?? null,
      typeTime: type_time,
      date: bar?.trade_date ?? null,
      status,
      version,
    });
  }
  return rows;
}
