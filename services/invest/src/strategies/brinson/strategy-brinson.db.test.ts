import { investEntries, type StrategyBrinson } from '@console/contract-invest';
import { OTHER_TENANT, type Answer } from '@console/node-kit/testing';
import { tableName } from '@console/node-kit/database';
import { fillBars, type Bars } from '../../testing/fill-bars.ts';
import { runningInvest, type RunningInvest } from '../../testing/running-invest.ts';
import { fillCompanies } from '../days/testing/strategy-market.ts';
import { insertDays } from '../testing/stored-days.ts';
import { insertStrategy } from '../testing/stored-strategies.ts';

const { strategyBrinson } = investEntries;
const CAPITAL = 100_000_000;

let invest: RunningInvest;
let bars: Bars;
let dates: readonly [string, string, string];
let held: number;
let cash: number;
let fresh: number;
beforeAll(async () => {
  invest = await runningInvest({ filled: false });
  const { database } = invest.data;
  bars = await fillBars(database);
  await fillCompanies(invest.data, bars.stocks);
  const [one = '', two = '', three = ''] = bars.dates.slice(-3);
  dates = [one, two, three];
  const published = { startDate: one, type: 2 } as const;
  cash = await insertStrategy(database, { name: '现金', ...published });
  await insertDays(
    database,
    cash,
    dates.map((date) => ({ date, cash: CAPITAL })),
  );
  held = await insertStrategy(database, { name: '持有', ...published });
  await insertDays(database, held, [
    { date: one, cash: CAPITAL },
    {
      date: two,
      cash: CAPITAL - 20_000_000 - 2_000,
      holdings: [{ code: '600002.SH', shares: 10_000, close: 2_000, fullWeight: 0.2 }],
      orders: [
        {
          code: '600002.SH',
          side: 'buy',
          wanted: 10_000,
          shares: 10_000,
          price: 2_000,
          fees: [1_800, 0, 200],
        },
      ],
    },
    {
      date: three,
      cash: CAPITAL - 20_000_000 - 2_000,
      holdings: [{ code: '600002.SH', shares: 10_000, close: 2_200, fullWeight: 0.2 }],
    },
  ]);
  fresh = await insertStrategy(database, { name: '首日', ...published });
  await insertDays(database, fresh, [{ date: one, cash: CAPITAL }]);
}, 120_000);
afterAll(() => invest.stop());

async function ask(strategyId: number, session: object = {}): Promise<Answer> {
  const token = await invest.service.signIn({ authorities: ['tzgl_view'], ...session });
  return invest.service.send(`${strategyBrinson.path}?strategyId=${strategyId}`, { token });
}
const found = async (strategyId: number): Promise<StrategyBrinson> =>
  (await ask(strategyId)).body.result as StrategyBrinson;

/** The market's return of a day from the rows: by float capital at the close before, of stocks that traded. */
async function marketReturn(day: string, before: string): Promise<number> {
  const [row] = await invest.data.database.query<{ earned: number }[]>(
    `SELECT SUM(p.close * p.float_shares * (d.close / d.pre_close - 1)) / SUM(p.close * p.float_shares) AS earned
      FROM ${tableName('market', 'daily_bar')} d
      JOIN ${tableName('market', 'daily_bar')} p ON p.security_id = d.security_id AND p.trade_date = ?
      WHERE d.trade_date = ? AND d.suspended = 0`,
    [before, day],
  );
  return Number(row?.earned);
}

describe('why a strategy differs from the market', () => {
  it('adds up to the difference of the returns, of which the market’s is that of its rows', async () => {
    const brinson = await found(held);
    expect([brinson.firstDate, brinson.lastDate]).toEqual([dates[0], dates[2]]);
    expect(brinson.return).toBeCloseTo((2_000_000 - 2_000) / CAPITAL, 12);
    const days = [await marketReturn(dates[1], dates[0]), await marketReturn(dates[2], dates[1])];
    expect(brinson.benchmarkReturn).toBeCloseTo(days.reduce((grown, day) => grown * (1 + day), 1) - 1, 10);
    const effects = brinson.sectors.reduce((sum, { total }) => sum + total, 0);
    expect(effects + brinson.trading + brinson.costs).toBeCloseTo(
      brinson.return - brinson.benchmarkReturn,
      10,
    );
    expect(brinson.residual).toBeCloseTo(0, 10);
    expect(brinson.costs).toBeLessThan(0);
    expect(brinson.sectors.map(({ industryName }) => industryName)).toContain('现金');
    const totals = brinson.sectors.map(({ total }) => total);
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
  });

  it('is allocation alone for a strategy in cash: it has no stocks to choose', async () => {
    const { sectors, trading, costs } = await found(cash);
    expect([trading, Math.abs(costs)]).toEqual([0, 0]);
    for (const { selection, interaction } of sectors)
      expect([selection, interaction].map((value) => Math.abs(value))).toEqual([0, 0]);
  });

  it('is none before the second day, and of no other tenant’s strategy', async () => {
    expect((await ask(fresh)).body.result).toBeNull();
    expect((await ask(held, { tenantId: OTHER_TENANT, userId: 9 })).status).toBe(404);
    expect((await ask(held, { authorities: ['yzgl_view'] })).status).toBe(403);
  });
});
