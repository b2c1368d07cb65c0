import { ALL_CHANGED } from '../../import/load/changes.ts';
import { delist, putBars, putRows, putSecurities, rowsOf } from '../../testing/market-rows.ts';
import { scratchMarket, type ScratchMarket } from '../../testing/scratch-market.ts';
import { followBarDates } from '../bar-dates.ts';
import { capitalPreferences } from './capital-preferences.ts';
import type { Changes } from '../derived.ts';
import { industryPreferences } from './industry-preferences.ts';

const DAYS = ['2024-05-06', '2024-05-07', '2024-05-08'] as const;

let market: ScratchMarket;
beforeEach(async () => {
  market = await scratchMarket();
  await putSecurities(market, 3);
  for (const day of DAYS) await putDay(day);
  await putRows(market, 'institution_holding', [
    { security_id: 1, report_period: '2024-03-31', announce_date: DAYS[1], fund_held_percent: 0.3 },
    { security_id: 2, report_period: '2023-12-31', announce_date: '2024-03-01', fund_held_percent: 0.1 },
  ]);
  const member = { valid_from: '2014-01-01', l1_code: 'A', l2_code: null, l3_code: null };
  await putRows(market, 'sw_member', [
    { ...member, security_id: 1 },
    { ...member, security_id: 2, l2_code: 'A2' },
  ]);
});
afterEach(() => market.drop());

/** Float capitals 5000, 10000, 15000; security 3 has bars alone. */
async function putDay(day: string, amount = 1000): Promise<void> {
  const of = (security: number) => ({ trade_date: day, security_id: security });
  await putBars(
    market,
    [1, 2, 3].map((security) => ({ day, security, close: 10 * security, amount })),
  );
  await putRows(market, 'margin_trading', [
    { ...of(1), financing_balance: 500 },
    { ...of(2), financing_balance: 2000 },
  ]);
  await putRows(market, 'connect_holding', [{ ...of(1), held_capital_rate: 0.05 }]);
  await putRows(market, 'money_flow', [
    { ...of(1), main_trading_amount: 600 },
    { ...of(2), main_trading_amount: 300 },
  ]);
  await followBarDates(market.connection, [day]);
}

const all = new Map([...capitalPreferences.sources, 'sw_member'].map((source) => [source, ALL_CHANGED]));
const rebuild = async (changes: Changes) => {
  await capitalPreferences.rebuild(market.connection, changes);
  await industryPreferences.rebuild(market.connection, changes);
};
const daily = (table: string, days: readonly string[]) => new Map([[table, { days, securities: null }]]);
const both = async () => [
  await rowsOf(market, 'capital_preference'),
  await rowsOf(market, 'industry_capital_preference'),
];

test('the five rates have their units, the index is their mean percentile times five', async () => {
  await rebuild(all);
  const rows = (await rowsOf(market, 'capital_preference')).filter(
    ({ trade_date }) => trade_date === DAYS[1],
  );
  expect(rows).toEqual([
    {
      trade_date: DAYS[1],
      security_id: 1,
      fund_held_capital_rate: 0.3,
      financing_balance_rate: 0.1,
      connect_held_capital_rate: 0.05,
      main_of_total_rate: 0.6,
      turnover_of_float_rate: 0.2,
      // Percentiles 0.75, 0.25, 0.5, 0.75 and, of three, 5/6.
      zbph_index: expect.closeTo(0.75 + 0.25 + 0.5 + 0.75 + 5 / 6, 12) as number,
    },
    {
      trade_date: DAYS[1],
      security_id: 2,
      fund_held_capital_rate: 0.1,
      financing_balance_rate: 0.2,
      connect_held_capital_rate: null,
      main_of_total_rate: 0.3,
      turnover_of_float_rate: 0.1,
      zbph_index: expect.closeTo((5 * (0.25 + 0.75 + 0.25 + 0.5)) / 4, 12) as number,
    },
    {
      trade_date: DAYS[1],
      security_id: 3,
      fund_held_capital_rate: null,
      financing_balance_rate: null,
      connect_held_capital_rate: null,
      main_of_total_rate: null,
      turnover_of_float_rate: expect.closeTo(1 / 15, 14) as number,
      zbph_index: null,
    },
  ]);
});

test('holdings count from the day they were announced, not from their period', async () => {
  await rebuild(all);
  const held = (await rowsOf(market, 'capital_preference'))
    .filter(({ security_id }) => security_id === 1)
    .map(({ fund_held_capital_rate }) => fund_held_capital_rate);
  expect(held).toEqual([null, 0.3, 0.3]);
});

test('industry values are weighted by float capital over the members that have a value', async () => {
  await rebuild(all);
  const rows = await rowsOf(market, 'industry_capital_preference');
  const on = (code: string) =>
    rows.find(({ sw_code, trade_date }) => sw_code === code && trade_date === DAYS[1]);
  expect(on('A')?.['financing_balance_rate']).toBeCloseTo((5000 * 0.1 + 10_000 * 0.2) / 15_000, 14);
  expect(on('A')?.['connect_held_capital_rate']).toBeCloseTo(0.05, 14);
  expect(on('A2')?.['turnover_of_float_rate']).toBeCloseTo(0.1, 14);
  expect(on('ALL')?.['turnover_of_float_rate']).toBeCloseTo(3000 / 30_000, 14);
});

test('an added day, a corrected one, one taken away and a new announcement give the same as a whole rebuild', async () => {
  await rebuild(all);
  const before = await both();
  const steps: (() => Promise<Changes>)[] = [
    async () => {
      await putDay('2024-05-09', 1200);
      return daily('daily_bar', ['2024-05-09']);
    },
    async () => {
      await putRows(market, 'margin_trading', [
        { trade_date: DAYS[1], security_id: 3, financing_balance: 1 },
      ]);
      return daily('margin_trading', [DAYS[1]]);
    },
    async () => {
      const report = { report_period: '2024-03-31', announce_date: '2024-05-08' };
      await putRows(market, 'institution_holding', [{ ...report, security_id: 3, fund_held_percent: 0.2 }]);
      return daily('institution_holding', ['2024-03-31']);
    },
    async () => {
      for (const table of ['daily_bar', 'margin_trading', 'connect_holding', 'money_flow']) {
        await market.connection.query(`DELETE FROM ${table} WHERE trade_date = '2024-05-09'`);
      }
      return daily('daily_bar', ['2024-05-09']);
    },
  ];
  for (const step of steps) {
    await rebuild(await step());
    const grown = await both();
    await rebuild(all);
    expect(await both()).toEqual(grown);
    expect(grown).not.toEqual(before);
  }
});

test('days that did not change are not written again', async () => {
  await rebuild(all);
  await market.connection.query(
    `UPDATE capital_preference SET zbph_index = 9 WHERE trade_date = '${DAYS[0]}'`,
  );
  await rebuild(daily('money_flow', [DAYS[1]]));
  const kept = (await rowsOf(market, 'capital_preference')).filter(({ zbph_index }) => zbph_index === 9);
  expect(kept.map(({ trade_date }) => trade_date)).toEqual([DAYS[0], DAYS[0], DAYS[0]]);
});

test('a security counts until the day of its delisting, even if it has later bars', async () => {
  await rebuild(all);
  const before = await both();
  const changes = await delist(market, 2, DAYS[1]);
  await rebuild(changes);
  const [preferences, industries] = await both();
  const pairs = preferences?.map(({ trade_date, security_id }) => [trade_date, security_id]);
  expect(pairs).toEqual([
    ...[1, 2, 3].map((security) => [DAYS[0], security]),
    ...[1, 3].flatMap((security) => [[DAYS[1], security]]),
    ...[1, 3].flatMap((security) => [[DAYS[2], security]]),
  ]);
  // It is alone with each rate except the turnover, where the third's is lower.
  const own = preferences?.find(({ trade_date, security_id }) => trade_date === DAYS[1] && security_id === 1);
  expect(own?.['zbph_index']).toBeCloseTo(0.5 * 4 + 0.75, 12);
  const market2 = industries?.find(({ sw_code, trade_date }) => sw_code === 'ALL' && trade_date === DAYS[1]);
  expect(market2?.['financing_balance_rate']).toBeCloseTo(0.1, 14);
  expect(preferences?.slice(0, 3)).toEqual(before[0]?.slice(0, 3));
  await rebuild(all);
  expect(await both()).toEqual([preferences, industries]);
  // What it did after that day changes no figures, what it did before does.
  await putDay(DAYS[2]);
  await market.connection.query(
    'UPDATE daily_bar SET amount = 77 WHERE security_id = 2 AND trade_date >= ?',
    [DAYS[1]],
  );
  await rebuild(all);
  expect(await both()).toEqual([preferences, industries]);
  await market.connection.query('UPDATE daily_bar SET amount = 7777 WHERE security_id = 2');
  await rebuild(all);
  expect(await both()).not.toEqual([preferences, industries]);
});
