import { investTables, type StrategyDetail } from '@console/contract-invest';
import { MESSAGES, type Page, type RowOf, type Session, type TableEntry } from '@console/contract-core';
import { tableName } from '@console/node-kit/database';
import { insertRows, OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { FOUR_DAYS, HALTED, MAOTAI, WULIANGYE } from '../testing/four-days.ts';
import { insertDays } from '../testing/stored-days.ts';
import { insertStrategy } from '../testing/stored-strategies.ts';

const {
  strategyReports,
  strategyBills,
  billOrders,
  cashBook,
  strategyHoldings,
  assetsDetail,
  strategyStocks,
} = investTables;

let invest: RunningInvest;
let strategyId: number;
let unposted: number;
beforeAll(async () => {
  invest = await runningInvest();
  const { database } = invest.data;
  const days = { type: 2, startDate: '2026-06-29', initialCapital: 1_000_000 } as const;
  strategyId = await insertStrategy(database, { name: '四日', ...days });
  await insertDays(database, strategyId, FOUR_DAYS);
  await insertRows(database, tableName('invest', 'strategy_signal'), [
    {
      strategy_id: strategyId,
      signal_date: '2026-06-29',
      picks: JSON.stringify([
        { code: MAOTAI, weight: '0.5000', styleIndex: 4.5 },
        { code: WULIANGYE, weight: '0.2000', styleIndex: 3.25 },
        { code: HALTED, weight: '0.1000' },
      ]),
    },
  ]);
  unposted = await insertStrategy(database, { name: '未跑', ...days });
  // Others with the same days, of which nothing may appear.
  for (const other of [{ name: '同日' }, { name: '他的', tenantId: OTHER_TENANT }])
    await insertDays(database, await insertStrategy(database, { ...other, ...days }), FOUR_DAYS);
}, 60_000);
afterAll(() => invest.stop());

const ask = async (entry: TableEntry, query: object, session: Partial<Session> = {}): Promise<Answer> => {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'], ...session });
  const given = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return invest.service.send(`${entry.path}?${given}`, { token });
};
async function page<E extends TableEntry>(entry: E, query: object): Promise<Page<RowOf<E>>> {
  const { status, body } = await ask(entry, 'assetsId' in query ? query : { strategyId, ...query });
  expect([status, body.appMesg]).toEqual([200, expect.anything()]);
  return body.result as Page<RowOf<E>>;
}
const bills = async (): Promise<readonly number[]> =>
  (await page(strategyBills, { sort: 'billDate,ASC' })).content.map(({ billId }) => billId);

describe('the daily report', () => {
  it('has a row a day, the newest first, with the return of the day and its bill', async () => {
    const [, bought] = [await bills(), (await bills())[0]];
    const { content, totalElements, asOf } = await page(strategyReports, {});
    expect([totalElements, asOf]).toEqual([4, '2026-07-02']);
    expect(content.map(({ reportDate }) => reportDate)).toEqual(
      FOUR_DAYS.map(({ date }) => date).toReversed(),
    );
    expect(content[2]).toEqual({
      id: `${strategyId}-2026-06-30`,
      billId: bought,
      reportDate: '2026-06-30',
      assets: 999_854.66,
      earningRate: -0.000145,
      dayRate: 999_854.66 / 1_000_000 - 1,
      statisDays: 2,
      cashAssets: 440_854.66,
      stockCapitalEnd: 559_000,
      initialCapital: 1_000_000,
    });
    expect(content[3]).toMatchObject({ billId: null, earningRate: 0, dayRate: 0, statisDays: 1 });
    expect(content[0]?.dayRate).toBeCloseTo(100_747_686 / 101_613_190 - 1, 12);
  });

  it('is filtered by days, both included, and paged', async () => {
    const within = await page(strategyReports, { from: '2026-06-30', to: '2026-07-01', sort: 'assets,DESC' });
    expect(within.content.map(({ statisDays }) => statisDays)).toEqual([3, 2]);
    const second = await page(strategyReports, { page: 1, size: 3 });
    expect(second.content.map(({ statisDays }) => statisDays)).toEqual([1]);
  });
});

describe('the bills', () => {
  it('are the days with orders, with what they moved', async () => {
    const { content, totalElements } = await page(strategyBills, {});
    expect(totalElements).toBe(3);
    expect(content[0]).toEqual({
      billId: expect.any(Number),
      billDate: '2026-07-02',
      orders: 1,
      bought: 0,
      sold: 204_000,
      fees: 155.04,
      cashAssets: 557_476.86,
      stockCapitalStart: 662_500,
      stockCapitalEnd: 450_000,
      assetsEnd: 1_007_476.86,
      earningRate: 0.007477,
    });
    expect(content[2]).toMatchObject({ stockCapitalStart: 0, orders: 3, fees: 145.34 });
  });

  it('have their orders in the order of execution, with the reason of what was not traded', async () => {
    const [billId] = await bills();
    const { content, asOf } = await page(billOrders, { billId });
    expect(asOf).toBe('2026-06-30');
    expect(content).toEqual([
      expect.objectContaining({ seq: 1, corpName: '贵州茅台', price: 1480, amount: 444_000, reason: null }),
      {
        seq: 2,
        corpId: 102,
        corpName: '五粮液',
        stockCode: WULIANGYE,
        side: 'buy',
        wanted: 1700,
        shares: 1000,
        price: 115,
        amount: 115_000,
        commission: 28.75,
        stampDuty: 0,
        transferFee: 1.15,
        orderStatus: 'partial',
        reason: '成交量限制',
      },
      expect.objectContaining({ seq: 3, shares: 0, price: null, orderStatus: 'none', reason: '停牌' }),
    ]);
  });

  it('are not those of another strategy', async () => {
    const [billId] = await bills();
    const { status } = await ask(billOrders, { strategyId: unposted, billId });
    expect(status).toBe(404);
  });
});

describe('the cash book', () => {
  it('begins with the capital, and each line has the balance after it', async () => {
    const { content, totalElements } = await page(cashBook, { sort: 'reportDate,ASC' });
    expect(totalElements).toBe(6);
    expect(content.map(({ kind, stockCode, amount, balance }) => [kind, stockCode, amount, balance])).toEqual(
      [
        ['初始资金', null, 1_000_000, 1_000_000],
        ['买入', MAOTAI, -444_115.44, 555_884.56],
        ['买入', WULIANGYE, -115_029.9, 440_854.66],
        ['现金分红', MAOTAI, 300, 441_154.66],
        ['买入', WULIANGYE, -87_522.76, 353_631.9],
        ['卖出', WULIANGYE, 203_844.96, 557_476.86],
      ],
    );
    expect(content.map(({ sharesChange }) => sharesChange)).toEqual([null, 300, 1000, 0, 700, -1700]);
    expect(content.map(({ flagged }) => flagged)).toEqual(new Array(6).fill(false));
  });

  it('reconciles: the last balance of each day is its cash', async () => {
    const { content } = await page(cashBook, { sort: 'reportDate,ASC' });
    const last = new Map(content.map(({ reportDate, balance }) => [reportDate, balance]));
    for (const { date, cash } of FOUR_DAYS) expect([date, last.get(date)]).toEqual([date, cash / 100]);
  });

  it('has the newest lines first, and keeps balances when it is filtered or paged', async () => {
    const { content, totalElements } = await page(cashBook, { from: '2026-07-01', size: 2 });
    expect(totalElements).toBe(3);
    expect(content.map(({ balance }) => balance)).toEqual([557_476.86, 353_631.9]);
    expect((await page(cashBook, { page: 1, size: 5 })).content.map(({ kind }) => kind)).toEqual([
      '初始资金',
    ]);
    expect((await page(cashBook, { to: '2026-06-29' })).content).toHaveLength(1);
  });
});

describe('the holdings', () => {
  it('of a day say what each is, its real weight, and why it is not what was wished', async () => {
    const { content, asOf } = await page(strategyHoldings, { date: '2026-06-30' });
    expect(asOf).toBe('2026-06-30');
    expect(content).toEqual([
      expect.objectContaining({ corpName: '贵州茅台', gap: [{ cause: '不足一手', shares: 37 }] }),
      {
        id: `${strategyId}-2026-06-30-${WULIANGYE}`,
        corpId: 102,
        date: '2026-06-30',
        corpName: '五粮液',
        stockCode: WULIANGYE,
        close: 115,
        open: 115,
        heldNum: 1000,
        heldNumLast: 0,
        heldNumChange: 1000,
        stockCapitalStart: 0,
        stockCapitalEnd: 115_000,
        fullPositionWeight: 0.2,
        positionIndex: 1,
        realityWeight: 11_500_000 / 99_985_466,
        styleIndex: 3.25,
        gap: [
          { cause: '不足一手', shares: 39 },
          { cause: '成交量限制', shares: 700 },
        ],
      },
      expect.objectContaining({
        stockCode: HALTED,
        heldNum: 0,
        close: null,
        realityWeight: 0,
        fullPositionWeight: 0.1,
        gap: [{ cause: '停牌', shares: 5000 }],
      }),
    ]);
  });

  it('are those of a bill, or the newest', async () => {
    const [, second] = await bills();
    const ofBill = await page(strategyHoldings, { billId: second });
    expect([ofBill.asOf, ofBill.totalElements]).toEqual(['2026-07-01', 2]);
    const newest = await page(strategyHoldings, { latested: '1' });
    expect([newest.asOf, newest.content.map(({ stockCode }) => stockCode)]).toEqual(['2026-07-02', [MAOTAI]]);
    expect(newest.content[0]).toMatchObject({
      heldNumChange: 0,
      positionIndex: 0.9,
      stockCapitalStart: 450_000,
    });
  });

  it('with cash make the assets of the day, to the cent', async () => {
    for (const { date, cash } of FOUR_DAYS) {
      const { content } = await page(strategyHoldings, { date });
      const value = content.reduce((sum, { stockCapitalEnd }) => sum + Math.round(stockCapitalEnd * 100), 0);
      const [report] = (await page(strategyReports, { from: date, to: date })).content;
      expect([date, cash + value]).toEqual([date, Math.round((report?.assets ?? 0) * 100)]);
    }
  });

  it('in the detail of a day have what was sold on it, so that both sums are the day’s', async () => {
    const { content } = await page(assetsDetail, { assetsId: `${strategyId}-2026-07-02` });
    expect(content).toHaveLength(2);
    expect(content[1]).toMatchObject({
      stockCode: WULIANGYE,
      heldNum: 0,
      heldNumLast: 1700,
      heldNumChange: -1700,
      stockCapitalStart: 212_500,
      stockCapitalEnd: 0,
      close: null,
    });
    const [bill] = (await page(strategyBills, {})).content;
    const sum = (of: (row: (typeof content)[number]) => number): number =>
      content.reduce((all, row) => all + of(row), 0);
    expect(sum(({ stockCapitalStart }) => stockCapitalStart)).toBe(bill?.stockCapitalStart);
    expect(sum(({ stockCapitalEnd }) => stockCapitalEnd)).toBe(bill?.stockCapitalEnd);
  });

  it('in the detail of a day that there is not are not found', async () => {
    expect((await ask(assetsDetail, { assetsId: `${strategyId}-2026-07-03` })).status).toBe(404);
    expect((await ask(assetsDetail, { assetsId: '7' })).status).toBe(400);
  });
});

describe('the stocks of the newest signal', () => {
  it('have their weights and the indexes they were chosen by', async () => {
    const { content, asOf } = await page(strategyStocks, {});
    expect(asOf).toBe('2026-06-29');
    expect(content.map(({ stockCode, fullPositionWeight }) => [stockCode, fullPositionWeight])).toEqual([
      [MAOTAI, 0.5],
      [WULIANGYE, 0.2],
      [HALTED, 0.1],
    ]);
    expect(content[0]).toMatchObject({ styleIndex: 4.5, userConfigIndex: 0.5, factorValue: null });
  });
});

const ALL = [strategyReports, strategyBills, cashBook, strategyHoldings, strategyStocks];

describe('every table of a strategy', () => {
  it.each(ALL.map((entry) => [entry.id, entry] as const))(
    'is empty before the first day: %s',
    async (_, entry) => {
      const { content } = await page(entry as TableEntry, { strategyId: unposted });
      expect(content).toHaveLength(entry === cashBook ? 1 : 0);
    },
  );

  it.each([...ALL, billOrders, assetsDetail].map((entry) => [entry.id, entry] as const))(
    'is not there for another tenant: %s',
    async (_, entry) => {
      const [billId] = await bills();
      const ids = entry === assetsDetail ? { assetsId: `${strategyId}-2026-07-02` } : { strategyId };
      const query = { ...ids, ...(entry === billOrders && { billId }) };
      const { status, body } = await ask(entry, query, { tenantId: OTHER_TENANT, userId: 9 });
      expect([status, body.appCode]).toEqual([404, MESSAGES.notFound.code]);
    },
  );

  it.each(ALL.map((entry) => [entry.id, entry] as const))(
    'is sorted by every sortable column: %s',
    async (_, entry) => {
      for (const { key, sortable } of entry.columns)
        if (sortable)
          expect([key, (await ask(entry, { strategyId, sort: `${key},ASC` })).status]).toEqual([key, 200]);
    },
  );
});

it('the detail of a strategy has its newest day', async () => {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'] });
  const { body } = await invest.service.send(
    `/api/invest/strategy/getStrategyById?strategyId=${strategyId}`,
    {
      token,
    },
  );
  expect(body.result as StrategyDetail).toMatchObject({ assets: 1_007_476.86, statisDays: 4 });
});
