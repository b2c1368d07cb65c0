import {
  configurationIndexes,
  investSuccessRates,
  seededRandom,
  styleIndexes,
  systemPool,
  weekdays,
} from '@console/quant';
import { tableName } from '@console/node-kit/database';
import type { PanelStore } from '../panel-store.ts';
import { panelMarket, type PanelMarket } from '../testing/panel-market.ts';
import { securityRows } from '../../testing/sample-rows.ts';
import { dailyPanel } from '../typed-panels.ts';
import { unlistedCells } from '../unlisted-cells.ts';
import { IndexPanels } from './index-panels.ts';

const STOCKS = 12;
const DAYS = weekdays('2023-01-02', 310);
/** Rows on which one company is listed late, another leaves, and a third gets another industry. */
const [COMES, LEAVES, MOVES] = [200, 240, 170];
/** Sixty dates around them; on the last everything has a history. */
const DATES = Array.from({ length: 60 }, (_, at) => 70 + 4 * at);
const STYLE = { comparisonIndexIndustryWeight: 0.4, comparisonIndexCorpWeight: 0.3, zbphIndexWeight: 0.3 };
const CORRECTION = { styleIndexWeight: 0.7, liquidityIndexWeight: 0.3 };
const CODES = Array.from({ length: STOCKS }, (_, at) => `${600_001 + ((at * 7) % STOCKS)}.SH`);

type Row = Readonly<Record<string, string | number | null>>;

let market: PanelMarket;
beforeAll(async () => {
  market = await panelMarket();
  await fill(market);
}, 60_000);
afterAll(() => market.drop());

/** The last is listed late, the third leaves, the fifth changes industry, reports come in any order. */
async function fill({ put, putBars }: PanelMarket): Promise<void> {
  const next = seededRandom(3);
  await put(
    'security',
    securityRows(STOCKS).map((row, at) => ({
      ...row,
      ...(at === STOCKS - 1 && { list_date: DAYS[COMES] ?? '' }),
      ...(at === 2 && { delist_date: DAYS[LEAVES] ?? '' }),
    })),
  );
  await put(
    'trading_calendar',
    DAYS.map((trade_date) => ({ trade_date, is_open: 1 })),
  );
  for (let day = 0; day < DAYS.length; day += 1) {
    const date = DAYS[day] ?? '';
    const of = (at: number): Row => ({ trade_date: date, security_id: at + 1 });
    const there = [...Array(STOCKS).keys()].filter((at) => at < STOCKS - 1 || day >= COMES);
    await putBars(
      there.map((at) => ({
        day: date,
        security: at + 1,
        close: 10 + next(),
        pre_close: 10 + next(),
        amount: Math.round(next() * 1e6),
        pe_ttm: next() < 0.1 ? -5 : 5 + Math.round(next() * 300) / 10,
        pb: next() < 0.1 ? null : 1 + Math.round(next() * 40) / 10,
        st: at === 4 && day > 180 ? 1 : 0,
        suspended: next() < 0.02 ? 1 : 0,
      })),
    );
    await put(
      'margin_trading',
      there.map((at) => ({ ...of(at), financing_balance: Math.round(next() * 1e3) })),
    );
    await put(
      'connect_holding',
      there.map((at) => ({ ...of(at), held_capital_rate: next() / 10 })),
    );
    await put(
      'money_flow',
      there.map((at) => ({ ...of(at), main_trading_amount: Math.round(next() * 1e5) })),
    );
  }
  const classified: Readonly<Record<number, string | undefined>> = {
    6: DAYS[130],
    [STOCKS - 1]: DAYS[COMES],
  };
  await put('sw_member', [
    ...Array.from({ length: STOCKS }, (_, at) => ({
      security_id: at + 1,
      l1_code: at % 3 === 0 ? '801780' : '801080',
      valid_from: classified[at] ?? '2014-01-01',
      valid_to: at === 5 ? (DAYS[MOVES] ?? '') : null,
    })),
    { security_id: 6, l1_code: '801780', valid_from: DAYS[MOVES] ?? '', valid_to: null },
  ]);
  await fillReports(market, next);
}

const PERIODS = [2020, 2021, 2022, 2023, 2024].flatMap((year) =>
  ['03-31', '06-30', '09-30', '12-31'].map((end) => `${year}-${end}`),
);

async function fillReports({ put }: PanelMarket, next: () => number): Promise<void> {
  for (let security = 1; security <= STOCKS; security += 1)
    for (const [at, report_period] of PERIODS.entries()) {
      const announced = (): string =>
        new Date(Date.parse(report_period) + (15 + Math.floor(next() * 110)) * 86_400_000)
          .toISOString()
          .slice(0, 10);
      const of = { security_id: security, report_period, template: 'general' };
      const revenue = 100 * (1 + (at % 4)) * (0.5 + next());
      await put('income_statement', [
        {
          ...of,
          announce_date: announced(),
          operating_total_revenue: revenue,
          operating_revenue: revenue,
          operating_cost: revenue * next(),
          net_profit_parent: revenue * (next() - 0.2),
        },
      ]);
      if (next() < 0.95)
        await put('balance_sheet', [{ ...of, announce_date: announced(), equity_parent: 500 * next() }]);
      await put('institution_holding', [
        { security_id: security, report_period, announce_date: announced(), fund_held_percent: next() / 2 },
      ]);
    }
}

const LOADED = [
  ...['security', 'trading_calendar', 'daily_bar', 'margin_trading', 'connect_holding', 'money_flow'],
  ...['sw_member', 'income_statement', 'balance_sheet', 'institution_holding'],
];

/** Deletes everything that was not known at the close of a day, as if the mart had been filled until then. */
async function cutOff(day: string): Promise<void> {
  const run = (table: string, statement: (name: string) => string): Promise<unknown> =>
    market.data.database.query(statement(tableName('market', table)), [day]);
  for (const table of ['daily_bar', 'margin_trading', 'connect_holding', 'money_flow', 'trading_calendar'])
    await run(table, (name) => `DELETE FROM ${name} WHERE trade_date > ?`);
  for (const table of ['income_statement', 'balance_sheet', 'institution_holding'])
    await run(table, (name) => `DELETE FROM ${name} WHERE announce_date > ?`);
  await run('sw_member', (name) => `DELETE FROM ${name} WHERE valid_from > ?`);
  await run('sw_member', (name) => `UPDATE ${name} SET valid_to = NULL WHERE valid_to > ?`);
  await run('security', (name) => `DELETE FROM ${name} WHERE list_date > ?`);
  await run('security', (name) => `UPDATE ${name} SET delist_date = NULL WHERE delist_date > ?`);
  for (const table of LOADED) await market.load(table, null);
}

/** Everything that is known of a day: indexes, pool, configuration, success; of stocks without a column nothing. */
async function knownOn(store: PanelStore, date: string): Promise<object> {
  const frame = await store.frame();
  const { dates, stocks } = frame;
  const row = dates.indexOf(date);
  const rows = { from: row, to: row + 1 };
  const until = { from: 0, to: row + 1 };
  const shape = { dates: row + 1, stocks };
  const parts = await new IndexPanels(store).on(frame, rows);
  const style = styleIndexes(parts, STYLE);
  const [st, returns, unlisted, { cells, codes }, { listed }] = await Promise.all([
    dailyPanel(store, frame, 'daily_bar.st', until),
    dailyPanel(store, frame, 'daily_bar.day_return', until),
    unlistedCells(store, frame, until),
    store.industries(frame, until),
    store.listings(frame),
  ]);
  const universe = unlisted.map((mark) => 1 - mark);
  const pool = systemPool(style, CODES.slice(0, stocks), {
    exclusions: {
      shape,
      universe: universe.map((own, cell) => (cells[cell] === 0 ? 0 : own)),
      st: Uint8Array.from(st, (flag) => (flag === 1 ? 1 : 0)),
      listingRows: listed,
    },
    row,
    size: 6,
  });
  const chosen = (values: Float64Array): Float64Array =>
    Float64Array.from(pool, (place) => values[place] ?? NaN);
  const padded = (values: ArrayLike<number>): number[] =>
    Array.from({ length: STOCKS }, (_, stock) => values[stock] ?? NaN);
  return {
    ...Object.fromEntries(Object.entries(parts).map(([name, values]) => [name, padded(values)])),
    pool,
    configuration: configurationIndexes(
      { styleIndex: chosen(style), liquidity: chosen(parts.liquidity) },
      CORRECTION,
    ),
    industries: Array.from({ length: stocks }, (_, stock) => codes[cells[row * stocks + stock] ?? 0]).concat(
      new Array<string>(STOCKS - stocks).fill(''),
    ),
    success: padded(investSuccessRates({ ...shape, days: dates.slice(0, row + 1), returns, universe }, row)),
  };
}

it('gives at 60 dates, from a mart that ends there, what the whole mart gives: reports, membership and pools included', async () => {
  for (const table of LOADED) await market.load(table, null);
  const whole = market.open();
  const seen = [];
  for (const row of DATES) seen.push(await knownOn(whole, DAYS[row] ?? ''));
  // The whole mart knows more than the first dates did, and every part is there in the end.
  expect(seen[0]).not.toEqual(seen.at(-1));
  const last = seen.at(-1) as Record<string, number[]>;
  for (const name of ['industryComparison', 'corpComparison', 'capitalPreference', 'liquidity', 'success'])
    expect(last[name]?.filter((value) => !Number.isNaN(value)).length).toBeGreaterThan(5);
  expect(last['pool']).toHaveLength(6);
  for (const [at, row] of [...DATES.entries()].reverse()) {
    const day = DAYS[row] ?? '';
    await cutOff(day);
    expect([day, await knownOn(market.open(), day)]).toEqual([day, seen[at]]);
  }
}, 600_000);

it('makes the indexes of the same dates once, those of others again', async () => {
  const store = market.open();
  const frame = await store.frame();
  const indexes = new IndexPanels(store);
  const rows = { from: 60, to: 62 };
  const first = await indexes.on(frame, rows);
  expect(await indexes.on(frame, rows)).toBe(first);
  const second = await indexes.on(frame, { from: 61, to: 62 });
  expect([...second.liquidity]).toEqual([...first.liquidity.subarray(frame.stocks)]);
  await expect(indexes.on(frame, { from: 0, to: frame.dates.length + 1 })).rejects.toThrow(RangeError);
});
