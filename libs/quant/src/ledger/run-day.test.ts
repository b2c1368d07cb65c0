import type { OpenOrder } from './account.ts';
import { DEFAULT_COSTS } from './fees.ts';
import { NO_RISKS } from './position-cap.ts';
import { aBar, aMarket, anAccount, anAction, aStock, decimal, TODAY } from './testing/small-market.ts';
import { cashOf, runDay, tradeDay } from './run-day.ts';

const rules = { initialCapital: 100_000_00n, costs: DEFAULT_COSTS };
const stocks = (...codes: readonly string[]) =>
  aMarket(...codes.map((code) => aStock({ security: { code } })));
const buy = (remaining: bigint): OpenOrder => ({ side: 'buy', remaining, cap: null });
const sell = (remaining: bigint): OpenOrder => ({ side: 'sell', remaining, cap: null });

it('reports a day without orders', () => {
  const [after, result] = tradeDay(anAccount(), aMarket(), rules);
  expect(after).toEqual(anAccount({ days: 1 }));
  expect(result).toEqual({
    report: {
      date: TODAY,
      cash: 10_000_000n,
      stockValue: 0n,
      assets: 10_000_000n,
      earningRate: 0n,
      statisDays: 1,
      holdings: [],
    },
    bookings: [],
    orders: [],
  });
});

it('sells by code, then buys by weight, equal ones by code, with the cash of the sells', () => {
  const account = anAccount({
    cash: 0n,
    shares: new Map([
      ['D', 1000n],
      ['B', 1000n],
    ]),
    orders: new Map([
      ['D', sell(1000n)],
      ['E', buy(500n)],
      ['C', buy(500n)],
      ['A', buy(900n)],
      ['B', sell(1000n)],
    ]),
    weights: new Map([
      ['A', decimal('0.1')],
      ['C', decimal('0.10')],
      ['E', decimal('0.2')],
    ]),
  });
  const [after, { orders }] = tradeDay(account, stocks('A', 'B', 'C', 'D', 'E'), rules);
  expect(orders.map(({ code, shares, reason }) => [code, shares, reason])).toEqual([
    ['B', 1000n, null],
    ['D', 1000n, null],
    ['E', 500n, null],
    ['A', 900n, null],
    ['C', 500n, null],
  ]);
  // Sells bring 2 × (10,000 − 5 − 5 − 0.10); buys cost 5,000 + 5.05, 9,000 + 5.09 and 5,000 + 5.05.
  expect(after.cash).toBe(2_000_000n - 2_020n - 1_900_000n - 1_519n);
  expect(after.orders.size).toBe(0);
  expect([...after.shares].sort()).toEqual([
    ['A', 900n],
    ['C', 500n],
    ['E', 500n],
  ]);
});

it('lets a smaller order further down fill where a larger one cannot', () => {
  const account = anAccount({
    cash: 110_000n,
    orders: new Map([
      ['A', { ...buy(200n), cap: 200n }],
      ['B', buy(100n)],
    ]),
    weights: new Map([['A', decimal('0.5')]]),
  });
  const dear = aStock({ security: { code: 'A' }, bar: aBar({ open: 1099n }) });
  const [after, { orders }] = tradeDay(account, aMarket(dear, aStock({ security: { code: 'B' } })), rules);
  expect(orders.map(({ code, shares, reason }) => [code, shares, reason])).toEqual([
    ['A', 0n, 'cash'],
    ['B', 100n, null],
  ]);
  expect(after.orders).toEqual(new Map([['A', { ...buy(200n), cap: 200n }]]));
});

it('keeps what is left of an order, and closes one that is no lot any more', () => {
  const account = anAccount({
    orders: new Map([
      ['A', { ...buy(1000n), cap: 300n }],
      ['B', buy(50n)],
    ]),
  });
  const [after, { orders }] = tradeDay(account, stocks('A', 'B'), rules);
  expect(orders).toHaveLength(1);
  expect(after.orders).toEqual(new Map([['A', { ...buy(700n), cap: 300n }]]));
});

it('buys with a dividend and sells bonus shares of the same morning', () => {
  const account = anAccount({
    cash: 0n,
    shares: new Map([['A', 100n]]),
    orders: new Map([
      ['A', sell(100n)],
      ['B', buy(100n)],
    ]),
  });
  const ex = aStock({
    security: { code: 'A' },
    action: anAction('8', '1'),
    bar: aBar({ open: 105n, close: 105n, preClose: 100n, upper: 110n, lower: 90n }),
  });
  const [after, { bookings, orders }] = tradeDay(
    account,
    aMarket(ex, aStock({ security: { code: 'B' } })),
    rules,
  );
  // 800 yuan of dividend and 210 − 5.11 of the sale, which pay 1,000 yuan and 5.01 of fees but for 13 cents.
  expect(bookings.map(({ kind }) => kind)).toEqual(['dividend', 'bonus']);
  expect(orders.map(({ code, shares, reason }) => [code, shares, reason])).toEqual([
    ['A', 200n, null],
    ['B', 0n, 'cash'],
  ]);
  expect(after.cash).toBe(80_000n + 21_000n - 511n);
});

it.each([
  [1n, 0n],
  [3n, 0n],
  [5n, 1n],
  [-5n, -1n],
  [-3n, 0n],
])('gives the earning rate in millionths, a half away from zero: %s cents of 100,000 yuan', (more, rate) => {
  const account = anAccount({ cash: 10_000_000n + more });
  expect(tradeDay(account, aMarket(), rules)[1].report.earningRate).toBe(rate);
});

it('counts the cash of an entry: none where nothing was traded', () => {
  const account = anAccount({ shares: new Map([['A', 100n]]), orders: new Map([['A', sell(100n)]]) });
  const [, { orders }] = tradeDay(account, stocks('A'), rules);
  const suspended = aMarket(aStock({ security: { code: 'A' }, bar: null }));
  // 1,000 yuan less 5, 0.50 and 0.01
  expect(orders.map(cashOf)).toEqual([99_449n]);
  expect(tradeDay(account, suspended, rules)[1].orders.map(cashOf)).toEqual([0n]);
});

it('is traded and decided at once', () => {
  const day = {
    market: stocks('A'),
    before: null,
    signal: new Map([['A', decimal('0.5')]]),
    risks: NO_RISKS,
  };
  const [after, result] = runDay(anAccount(), day, { ...rules, participation: null });
  expect(result).toEqual(tradeDay(anAccount(), day.market, rules)[1]);
  expect(after.orders).toEqual(new Map([['A', buy(5000n)]]));
});
