import { tableName } from '@console/node-kit/database';
import { OTHER_TENANT, TENANT } from '@console/node-kit/testing';
import { simulate, type BarRow, type DayResult } from '@console/quant';
import { ledgerRules } from '../ledger-rules.ts';
import { readBars, readReference } from '../market/mart-rows.ts';
import { weightsOf } from '../signals/strategy-pick.ts';
import { strategyMarket, type StrategyMarket } from '../testing/strategy-market.ts';
import { readDay, readPicks } from './read-day.ts';
import { readRisks, riskLists } from './risk-rows.ts';
import { StrategyDays } from './strategy-days.ts';
import { readStrategy } from './strategy-row.ts';

let market: StrategyMarket;
beforeAll(async () => {
  market = await strategyMarket();
}, 60_000);
afterAll(() => market.drop());
afterEach(() => market.empty());

const clock = { now: () => Date.parse('2026-07-02T10:00:00Z') };
const strategyDays = (): StrategyDays =>
  new StrategyDays({ database: market.data.database, store: market.store, clock, codeVersion: '1+abc' });
const day = (at: number): string => market.bars.dates.at(at) ?? '';
const ownedBy = (strategyId: number, tenantId = TENANT) => ({ tenantId, strategyId });

const CHOSEN = [
  ['600002.SH', '0.3000'],
  ['600006.SH', '0.2500'],
  ['600009.SH', '0.2000'],
] as const;

/** The same strategy in one run over the mart, by the picks and caps that were kept with its days. */
async function simulated(id: number): Promise<readonly DayResult[]> {
  const { database } = market.data;
  const strategy = await readStrategy(database, TENANT, id);
  if (strategy === null) throw new Error('no strategy');
  const reference = await readReference(database);
  const bars = new Map<string, Map<string, BarRow>>();
  const codes = new Map(reference.securities.map((security) => [security.id, security.code]));
  for (const { date, securityId, row } of await readBars(database, { from: day(0), to: day(-1) })) {
    const ofDay = bars.get(date) ?? new Map<string, BarRow>();
    bars.set(date, ofDay.set(codes.get(securityId) ?? '', row));
  }
  const { startDate: start } = strategy.seal;
  const weights = new Map();
  for (const date of reference.calendar) {
    const picks = await readPicks(database, { strategyId: id, date });
    if (picks) weights.set(date, weightsOf(picks));
  }
  const risks = riskLists(await readRisks(database, id, { from: start, to: day(-1) }));
  const data = { ...reference, bars, dividends: [...reference.dividends.values()].flat() };
  return [
    ...simulate(
      data,
      { start, end: day(-1), signals: { kind: 'dated', weights }, risks },
      ledgerRules(strategy.seal),
    ),
  ];
}

async function expectSimulated(id: number): Promise<void> {
  const days = await simulated(id);
  for (const [at, { report, orders, bookings }] of days.entries()) {
    const before = days[at - 1]?.report.date ?? null;
    const rows = await readDay(market.data.database, { strategyId: id, date: report.date }, before);
    expect(rows.report).toMatchObject({
      cash: String(report.cash),
      assets: String(report.assets),
      statisDays: report.statisDays,
    });
    expect(rows.holdings.map(({ code, shares }) => [code, shares])).toEqual(
      report.holdings.map(({ code, shares }) => [code, String(shares)]),
    );
    expect(rows.orders.map(({ code, shares, reason }) => [code, shares, reason])).toEqual(
      orders.map(({ code, shares, reason }) => [code, String(shares), reason]),
    );
    expect(rows.bookings).toHaveLength(bookings.length);
  }
}

it('posts every day up to the business date, those of one run over history', async () => {
  const id = await market.publish({ startDate: day(-30), type: 2, stockQuantity: null, weights: CHOSEN });
  const posted = await strategyDays().postThrough(ownedBy(id), '2099-01-01');
  expect(posted).toEqual({ days: 30, lastDate: day(-1) });
  await expectSimulated(id);
  expect(await market.rows('strategy_bill', id)).not.toEqual([]);
  expect(await market.rows('strategy_risk', id)).toHaveLength(30);
});

it('posts a system strategy by its style, from the pool of its classified companies', async () => {
  const id = await market.publish({ startDate: day(-25), adjustFrequency: 3 });
  await strategyDays().postThrough(ownedBy(id), day(-1));
  await expectSimulated(id);
  const picks = await readPicks(market.data.database, { strategyId: id, date: day(-25) });
  expect(picks).toHaveLength(5);
  expect(picks?.map(({ styleIndex = 0 }) => styleIndex)).toEqual(
    picks?.map(({ styleIndex = 0 }) => styleIndex).sort((one, other) => other - one),
  );
  // ST, the only company that is not classified, and the one that is listed for 60 days only at the end.
  const codes = picks?.map(({ code }) => code);
  for (const code of ['600004.SH', '600024.SH']) expect(codes).not.toContain(code);
});

it.each(['equal', 'score', 'inverseVolatility', 'minimumVariance'] as const)(
  'posts an intelligent strategy by its factor, weighted by %s',
  async (weighting) => {
    const graph = {
      output: 'f',
      nodes: [{ id: 'f', kind: 'indicator', ref: 'daily_bar.pe_ttm@1', params: {}, inputs: [] }],
    } as const;
    const factor = { factorId: 1, version: 1, name: '市盈率', graph };
    const id = await market.publish({ startDate: day(-12), type: 3, factor, weighting });
    await strategyDays().postThrough(ownedBy(id), day(-1));
    await expectSimulated(id);
    const picks = await readPicks(market.data.database, { strategyId: id, date: day(-12) });
    // pe_ttm is 10 and the number of the stock; the last is not classified.
    expect(picks?.map(({ code, factorValue }) => [code, factorValue])).toEqual(
      [22, 21, 20, 19, 18].map((stock) => [`6000${stock + 1}.SH`, 10 + stock]),
    );
    const sum = [...weightsOf(picks ?? []).values()].reduce((total, { units }) => total + units, 0n);
    expect(sum).toBeGreaterThan(999_999_990n);
    expect(sum).toBeLessThanOrEqual(1_000_000_000n);
  },
);

it('posts one day once, however often and by however many it is asked for', async () => {
  const id = await market.publish({ startDate: day(-8) });
  const [one, other] = [strategyDays(), strategyDays()];
  const through = (date: string) => [one, other, one].map((days) => days.postThrough(ownedBy(id), date));
  const posted = await Promise.all(through(day(-3)));
  expect(posted.reduce((sum, { days }) => sum + days, 0)).toBe(6);
  const before = await market.rows('strategy_day', id);
  await Promise.all(through(day(-3)));
  expect(await market.rows('strategy_day', id)).toEqual(before);
  await one.postThrough(ownedBy(id), day(-1));
  await expectSimulated(id);
});

it('is the same day by day as in one go, hashes included', async () => {
  const [first, second] = [
    await market.publish({ startDate: day(-15), name: '甲' }),
    await market.publish({ startDate: day(-15), name: '乙' }),
  ];
  await strategyDays().postThrough(ownedBy(first), day(-1));
  for (let at = -15; at < 0; at += 1) await strategyDays().postThrough(ownedBy(second), day(at));
  const stripped = async (id: number) =>
    (await market.rows('strategy_day', id)).map(({ report_date, cash, assets, state }) => ({
      report_date,
      cash,
      assets,
      state,
    }));
  expect(await stripped(second)).toEqual(await stripped(first));
  const hashes = (await market.rows('strategy_day', first)).map(({ day_hash }) => day_hash);
  expect(new Set(hashes).size).toBe(15);
});

it('sells down after a cap was lowered, and not before', async () => {
  const id = await market.publish({
    startDate: day(-20),
    type: 2,
    stockQuantity: null,
    weights: CHOSEN,
    adjustFrequency: 4,
  });
  const days = strategyDays();
  await days.postThrough(ownedBy(id), day(-10));
  await market.data.database.query(
    `UPDATE ${tableName('invest', 'strategy_risk')} SET system_risk = 40, company_risks = '{"600006.SH":0}'
     WHERE strategy_id = ? AND risk_date = ?`,
    [id, day(-10)],
  );
  await days.postThrough(ownedBy(id), day(-1));
  await expectSimulated(id);
  const risks = await readRisks(market.data.database, id, { from: day(-9), to: day(-9) });
  expect(risks).toMatchObject([{ systemRisk: '40.00', companyRisks: { '600006.SH': 0, '600002.SH': 100 } }]);
  const held = await market.rows('strategy_holding', id);
  const last = held.filter(({ report_date }) => report_date === day(-1));
  expect(last.map(({ code }) => code)).toEqual(['600002.SH', '600009.SH']);
});

it('leaves a strategy that is stopped, removed or of another tenant as it is', async () => {
  const id = await market.publish({ startDate: day(-5) });
  const days = strategyDays();
  expect(await days.postThrough(ownedBy(id, OTHER_TENANT), day(-1))).toEqual({ days: 0, lastDate: null });
  await days.postThrough(ownedBy(id), day(-4));
  await market.data.database.query(`UPDATE ${tableName('invest', 'strategy')} SET status = 0 WHERE id = ?`, [
    id,
  ]);
  expect(await days.postThrough(ownedBy(id), day(-1))).toEqual({ days: 0, lastDate: day(-4) });
});

it('posts nothing of a day whose lock throws', async () => {
  const id = await market.publish({ startDate: day(-5) });
  const lock = () => Promise.reject(new Error('taken away'));
  await expect(strategyDays().postThrough(ownedBy(id), day(-1), { lock })).rejects.toThrow('taken away');
  expect(await market.rows('strategy_day', id)).toEqual([]);
});

it('does not sell a strategy off where nothing can be chosen', async () => {
  const parts = {
    comparisonIndexIndustryWeight: 0,
    comparisonIndexCorpWeight: 1,
    zbphIndexWeight: 0,
    styleIndexWeight: 1,
    liquidityIndexWeight: 0,
  };
  // No company has reported anything.
  const style = { styleId: 1, styleName: '对比', ...parts };
  const id = await market.publish({ startDate: day(-5), style });
  await expect(strategyDays().postThrough(ownedBy(id), day(-1))).rejects.toThrow('没有可选的股票');
});
