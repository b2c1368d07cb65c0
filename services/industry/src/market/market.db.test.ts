import { industryEntries, industryTables } from '@console/contract-industry';
import type { Endpoint, OutputOf, Page } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { ALONE, BANKS, EMPTY, fillDays, LIQUOR, OTHERS } from '../testing/fill-days.ts';
import { fillIndustries } from '../testing/fill-industries.ts';
import { runningIndustry, type RunningIndustry } from '../testing/running-industry.ts';

type Row = Readonly<Record<string, unknown>>;
type Entries = typeof industryEntries;

const SESSION = { authorities: ['hysjk_gn', 'hysjk_gn_view_marketData'], tenantId: TENANT };
const { quotes, quotation } = industryTables;

let industry: RunningIndustry;
beforeAll(async () => {
  industry = await runningIndustry();
  await fillIndustries(industry);
  await fillDays(industry);
}, 60_000);
afterAll(() => industry.stop());

async function ask(path: string, query: string): Promise<unknown> {
  const { status, body } = await industry.call('GET', `${path}?${query}`, { session: SESSION });
  expect([status, body.success]).toEqual([200, true]);
  return body.result;
}
const read = <Name extends keyof Entries>(name: Name, query: string) =>
  ask((industryEntries[name] as Endpoint).path, query) as Promise<OutputOf<Entries[Name]>>;
const rows = async (path: string, query: string): Promise<readonly Row[]> =>
  ((await ask(path, query)) as Page<Row>).content;

/** Figures of the bars of some securities by day, oldest first, summed by MariaDB. */
const summed = (securities: readonly number[], figures: Readonly<Record<string, string>>): Promise<Row[]> =>
  industry.query<Row>(
    `SELECT DATE_FORMAT(bar.trade_date, '%Y-%m-%d') AS day, ${Object.entries(figures)
      .map(([key, sql]) => `CAST(${sql} AS DOUBLE) AS ${key}`)
      .join(', ')}
     FROM ${tableName('market', 'daily_bar')} bar
     LEFT JOIN ${tableName('market', 'daily_bar')} y ON y.security_id = bar.security_id AND y.trade_date =
       (SELECT MAX(trade_date) FROM ${tableName('market', 'daily_bar')} WHERE trade_date < bar.trade_date)
     WHERE bar.security_id IN (?) GROUP BY bar.trade_date ORDER BY bar.trade_date`,
    [securities],
  );

const RETURN = `SUM(y.close * y.float_shares * (bar.close / bar.pre_close - 1)) / SUM(y.close * y.float_shares)`;
const POSITIVE = (multiple: string) => `SUM(IF(bar.${multiple} > 0, bar.close * bar.total_shares, NULL))
  / SUM(IF(bar.${multiple} > 0, bar.close * bar.total_shares / bar.${multiple}, NULL))`;

describe('the index of an industry', () => {
  it.each([
    ['of several companies', LIQUOR],
    ['with a company listed within', OTHERS],
    ['of one suspended company', ALONE],
  ] as const)('%s chains float-weighted returns from 1000', async (_case, { id, securities }) => {
    const content = await rows(quotes.path, `dataId=${id}&sort=date,ASC`);
    const expected = await summed(securities, { rate: RETURN });
    let level = 1000;
    const levels = expected.map(({ rate }, day) => (day === 0 ? level : (level *= 1 + Number(rate))));
    expect(content.map(({ close }) => close)).toEqual(levels.map((each) => expect.closeTo(each, 9)));
    expect(content.map(({ changeRate }) => changeRate)).toEqual(
      expected.map(({ rate }, day) => (day === 0 ? null : expect.closeTo(Number(rate), 12))),
    );
  });

  it('does not move because a member left', async () => {
    const content = await rows(quotes.path, `dataId=${BANKS.id}&sort=date,ASC`);
    // From 1 July on 招商银行 alone, at 40 and 41 after 40.
    const [, , june, first, second] = content.map(({ close }) => Number(close));
    expect(first).toBeCloseTo(june ?? NaN, 9);
    expect(second).toBeCloseTo((first ?? NaN) * (41 / 40), 9);
  });
});

describe('the quotes of an industry', () => {
  it('add up to the bars of its members', async () => {
    const content = await rows(quotes.path, `dataId=${LIQUOR.id}&sort=date,ASC`);
    const expected = await summed(LIQUOR.securities, {
      totalCapital: 'SUM(bar.close * bar.total_shares)',
      floatCapitalOfShares: 'SUM(bar.close * bar.float_shares)',
      totalShares: 'SUM(bar.total_shares)',
      floatShares: 'SUM(bar.float_shares)',
      avgPrice: 'SUM(bar.amount) / SUM(bar.volume)',
      high: 'SUM(bar.high * bar.float_shares) / SUM(bar.close * bar.float_shares)',
    });
    for (const [at, { day, high, ...figures }] of expected.entries()) {
      const row = content[at] ?? {};
      expect(row).toMatchObject({ date: day, corpNum: 4, memberNum: 4, ...figures });
      expect(Number(row['high']) / Number(row['close'])).toBeCloseTo(Number(high), 12);
    }
    expect(content).toHaveLength(5);
  });

  it('have the dividends paid this year, and the shareholders announced by the day', async () => {
    const content = await rows(quotes.path, `dataId=${LIQUOR.id}&sort=date,ASC`);
    expect(content.map((row) => row['annualCumulativeDividendAmt'])).toEqual([40, 140, 140, 140, 149]);
    expect(content.map((row) => row['shareHoldersNum'])).toEqual([700, 700, 700, 680, 680]);
  });

  it('are those of a range of days', async () => {
    const content = await rows(quotes.path, `dataId=${LIQUOR.id}&startTime=2026-06-29&endTime=2026-06-30`);
    expect(content.map(({ date }) => date)).toEqual(['2026-06-30', '2026-06-29']);
  });

  it('by quarter have first and last, highest and lowest', async () => {
    const days = await rows(quotes.path, `dataId=${LIQUOR.id}&sort=date,ASC`);
    const content = await rows(quotation.path, `dataId=${LIQUOR.id}`);
    const [third, second] = content;
    expect(content.map(({ quarter, reportDate }) => [quarter, reportDate])).toEqual([
      ['2026Q3', '2026-07-02'],
      ['2026Q2', '2026-06-30'],
    ]);
    const capital = days.map(({ totalCapital }) => Number(totalCapital));
    const level = days.map(({ close }) => Number(close));
    expect(second).toMatchObject({
      initCapital: capital[0],
      totalCapital: capital[2],
      highTotalCapital: Math.max(...capital.slice(0, 3)),
      lowTotalCapital: Math.min(...capital.slice(0, 3)),
      industryIndex: level[2],
      shareHoldersNum: 700,
      corpNum: 4,
    });
    expect(third).toMatchObject({
      initCapital: capital[3],
      totalCapital: capital[4],
      industryIndexHigh: Math.max(...level.slice(3)),
      industryIndexLow: Math.min(...level.slice(3)),
      shareHoldersNum: 680,
      totalHeld: 10 + 40 + 100 + 20,
    });
  });

  it('of an industry without companies are none', async () => {
    expect(await rows(quotes.path, `dataId=${EMPTY.id}`)).toEqual([]);
    expect(await rows(quotation.path, `dataId=${EMPTY.id}`)).toEqual([]);
  });
});

describe('the multiples of an industry', () => {
  it.each(['pe', 'pb', 'ps'] as const)('%s is capital over what the same members earn', async (indicator) => {
    const column = { pe: 'pe_ttm', pb: 'pb', ps: 'ps_ttm' }[indicator];
    const { points, n, corpNum, memberNum } = await read(
      'valuationLevels',
      `dataId=${OTHERS.id}&indicator=${indicator}`,
    );
    const expected = await summed(OTHERS.securities, { data: POSITIVE(column) });
    expect(points).toEqual(
      expected.map(({ day, data }) => ({ date: day, data: expect.closeTo(Number(data), 9) as number })),
    );
    // ST闻泰 makes a loss and has no sales; 纬达光电 has no multiples yet.
    expect([n, corpNum, memberNum]).toEqual([5, indicator === 'pb' ? 2 : 1, 4]);
    expect(await read(indicator, `industryId=${OTHERS.id}`)).toEqual(points);
  });

  it('have their own percentiles', async () => {
    const { points, levels, rank } = await read(
      'valuationLevels',
      `dataId=${LIQUOR.id}&indicator=pe&years=3`,
    );
    const values = points.map(({ data }) => data);
    const sorted = [...values].sort((one, other) => one - other);
    expect(levels).toMatchObject({
      min: sorted[0],
      lower: sorted[1],
      median: sorted[2],
      upper: sorted[3],
      max: sorted[4],
    });
    expect(rank).toBe((sorted.indexOf(values.at(-1) ?? NaN) + 1) / 5);
  });

  it('are none of an empty industry', async () => {
    expect(await read('valuationLevels', `dataId=${EMPTY.id}&indicator=pe`)).toEqual({
      points: [],
      levels: null,
      n: 0,
      rank: null,
      asOf: null,
      corpNum: null,
      memberNum: null,
      capitalShare: null,
    });
  });
});

describe('the coverage of a figure', () => {
  it('is the members that have it, and their share of the market value: a loss-maker has no PE', async () => {
    const { corpNum, memberNum, capitalShare } = await read(
      'valuationLevels',
      `dataId=${OTHERS.id}&indicator=pe`,
    );
    const [newest] = (await industry.query(
      `SELECT CAST(COUNT(IF(pe_ttm > 0, 1, NULL)) AS INT) AS covered,
         SUM(IF(pe_ttm > 0, close * total_shares, 0)) / SUM(close * total_shares) AS share
       FROM ${tableName('market', 'daily_bar')} WHERE security_id IN (?) AND trade_date = '2026-07-02'`,
      [OTHERS.securities],
    )) as { covered: number; share: number }[];
    expect([corpNum, memberNum]).toEqual([newest?.covered, 4]);
    expect(newest?.share).toBeLessThan(1);
    expect(capitalShare).toBeCloseTo(Number(newest?.share), 9);
  });

  it('is in each row of a table by day', async () => {
    const content = await rows(quotes.path, `dataId=${OTHERS.id}`);
    expect(content.map(({ capitalShare }) => capitalShare)).toEqual(content.map(() => 1));
  });
});

describe('the strip of an industry', () => {
  it('has the newest figures and of how many companies they are', async () => {
    const strip = await read('strip', `dataId=${OTHERS.id}`);
    const quoted = (await rows(quotes.path, `dataId=${OTHERS.id}`))[0];
    expect(strip).toMatchObject({
      totalCapital: quoted?.['totalCapital'],
      industryIndex: quoted?.['close'],
      changeRate: quoted?.['changeRate'],
      pe: 50,
      asOf: '2026-07-02',
      members: 'now',
      corpNum: 3,
      memberNum: 4,
    });
  });

  it('says which members count', async () => {
    const then = await read('strip', `dataId=${BANKS.id}`);
    const now = await read('strip', `dataId=${BANKS.id}&members=now`);
    expect([then.members, then.totalCapital]).toEqual(['then', 4100]);
    expect([now.members, now.totalCapital]).toEqual(['now', 4100 + 2200]);
  });

  it('is empty of an industry without companies', async () => {
    const { totalCapital, industryIndex, pe, asOf, corpNum } = await read('strip', `dataId=${EMPTY.id}`);
    expect([totalCapital, industryIndex, pe, asOf, corpNum]).toEqual([null, null, null, null, null]);
  });
});

describe('the market value of an industry', () => {
  it('is drawn over a range, and listed by the names of the documents', async () => {
    const { points, asOf, corpNum } = await read('marketValue', `dataId=${LIQUOR.id}&startTime=2026-06-30`);
    const expected = await summed(LIQUOR.securities, {
      totalCapital: 'SUM(bar.close * bar.total_shares)',
      floatCapitalOfShares: 'SUM(bar.close * bar.float_shares)',
    });
    expect(points).toEqual(expected.slice(2).map(({ day, ...figures }) => ({ reportDate: day, ...figures })));
    expect([asOf, corpNum]).toEqual(['2026-07-02', 4]);
    const listed = await ask('/api/dataIndustry/selectIndustryFloatCapital', `industryId=${LIQUOR.id}`);
    expect(listed).toHaveLength(5);
  });

  it('is shared among the industries below, each company once', async () => {
    const parts = await read('capitalShares', `industryId=${LIQUOR.id}`);
    // 白酒 has 贵州茅台 and 五粮液, 名酒 then 招商银行 alone, and 百%分_百 is in none of them.
    expect(parts.map(({ shortName, totalCapital }) => [shortName, totalCapital])).toEqual([
      ['白酒', 15_000 + 4800],
      ['名酒', 4100],
      ['未细分', 400],
    ]);
    expect(parts.reduce((sum, { totalCapitalRate }) => sum + totalCapitalRate, 0)).toBeCloseTo(1, 12);
    expect(parts[0]).toMatchObject({ reportDate: '2026-07-02', corpNum: 4, memberNum: 4 });
  });

  it('is shared among the members where no industry is below', async () => {
    const parts = await read('capitalShares', `industryId=${OTHERS.id}`);
    expect(parts.map(({ shortName }) => shortName)).toEqual(['中芯国际', 'ST闻泰', '纬达光电']);
    expect(await read('capitalShares', `industryId=${EMPTY.id}`)).toEqual([]);
  });
});

describe('who made it move', () => {
  it.each(['capital', 'index'] as const)('adds up to the change of the %s', async (of) => {
    const { gains, losses, rest, total, from, to } = await read(
      'contributions',
      `dataId=${LIQUOR.id}&of=${of}`,
    );
    const content = await rows(quotes.path, `dataId=${LIQUOR.id}&sort=date,ASC`);
    const key = of === 'capital' ? 'totalCapital' : 'close';
    const change = Number(content.at(-1)?.[key]) / Number(content[0]?.[key]) - 1;
    expect([from, to]).toEqual(['2026-06-26', '2026-07-02']);
    expect(total).toBeCloseTo(change, 12);
    const sum = [...gains, ...losses, rest].reduce((all, part) => all + part.change, 0);
    expect(sum).toBeCloseTo(change, 12);
  });

  it('names the companies, and links those of the tenant', async () => {
    const { gains } = await read('contributions', `dataId=${LIQUOR.id}&of=capital`);
    expect(gains[0]).toEqual({
      corpId: 101,
      stockCode: '600519',
      shortName: '贵州茅台',
      change: expect.closeTo(500 / (14_500 + 4400 + 3800 + 400), 12) as number,
    });
  });

  it('splits the change of PE into parts that add up in logarithms', async () => {
    const { parts, first, last } = await read('multipleChange', `dataId=${BANKS.id}&indicator=pe`);
    expect(parts?.total).toBeCloseTo(Math.log((last ?? NaN) / (first ?? NaN)), 12);
    // 平安银行 left, and 招商银行 alone counts on both days, with the same PE of 8.2.
    expect(parts?.price).toBeCloseTo(Math.log(41 / 38), 12);
    expect(parts?.earnings).toBeCloseTo(-Math.log(41 / 38), 12);
    const { price = 0, earnings = 0, membership = 0, total = 0 } = parts ?? {};
    expect(Math.abs(total - price - earnings - membership)).toBeLessThan(1e-9);
  });

  it('is nothing for an industry without companies', async () => {
    const { gains, total, from } = await read('contributions', `dataId=${EMPTY.id}&of=index`);
    expect([gains, total, from]).toEqual([[], null, null]);
    expect((await read('multipleChange', `dataId=${EMPTY.id}&indicator=pe`)).parts).toBeNull();
  });
});

it('another tenant’s industry and a reader without the authority are refused', async () => {
  const of = async (session: object): Promise<number> =>
    (await industry.call('GET', `${quotation.path}?dataId=${LIQUOR.id}`, { session })).status;
  expect(await of({ ...SESSION, tenantId: OTHER_TENANT })).toBe(404);
  expect(await of({ ...SESSION, authorities: ['hysjk_gn_view_fundPreference'] })).toBe(403);
});
