import {
  decimalOf,
  DEFAULT_COSTS,
  endsPeriod,
  marketDays,
  NO_RISKS,
  simulate,
  type DayResult,
  type LedgerRules,
  type RiskLists,
} from '@console/quant';
import type { DayRows } from './day-rows.ts';
import { nextDay } from './next-day.ts';
import { weightsOf, type StrategyPick } from './signals/strategy-pick.ts';
import { storedDay } from './stored-day.ts';
import { drawnMarket } from './testing/drawn-market.ts';

const RULES: LedgerRules = {
  initialCapital: 10_000_000n,
  costs: DEFAULT_COSTS,
  participation: decimalOf(0.1),
};
const PICKS: readonly StrategyPick[] = [0, 1, 2, 3, 5].map((at) => ({
  code: `60000${at}.SH`,
  weight: `0.1${at}`,
}));
const START = 3;

/** The days of a weekly strategy, each from the rows of the day before as they come back from a database. */
function posted(seed: number, risks: RiskLists, picks = PICKS): readonly DayRows[] {
  const data = drawnMarket(seed);
  const markets = [...marketDays(data)];
  const rows: DayRows[] = [];
  for (const [at, market] of markets.entries()) {
    const last = rows.at(-1);
    const earlier = markets[at - 1];
    if (at < START) continue;
    const isPeriodEnd = last !== undefined && (at === START + 1 || endsPeriod(2, last.date, market.date));
    const before =
      last === undefined || earlier === undefined
        ? null
        : {
            day: storedDay(JSON.parse(JSON.stringify(last)) as DayRows),
            market: earlier,
            dayBefore: markets[at - 2]?.date ?? null,
            picks: isPeriodEnd ? picks : null,
          };
    rows.push(nextDay({ rules: RULES, before, market, signal: null, risks }));
  }
  return rows;
}

function simulated(seed: number, risks: RiskLists): readonly DayResult[] {
  const data = drawnMarket(seed);
  const [start = '', end = ''] = [data.calendar[START], data.calendar.at(-1)];
  const signals = { kind: 'periodic', frequency: 2, weights: weightsOf(PICKS) } as const;
  return [...simulate(data, { start, end, signals, risks }, RULES)];
}

const lowered: RiskLists = {
  system: [
    { date: '2026-01-20', risk: decimalOf(80) },
    { date: '2026-02-11', risk: decimalOf(35.5) },
  ],
  companies: new Map([['600001.SH', [{ date: '2026-02-03', risk: decimalOf(0) }]]]),
};

const brief = ({ report, orders, bookings }: DayResult) => ({
  date: report.date,
  cash: String(report.cash),
  assets: String(report.assets),
  days: report.statisDays,
  holdings: report.holdings.map(({ code, shares, close, value }) => `${code} ${shares} ${close} ${value}`),
  orders: orders.map(
    (o) => `${o.code} ${o.side} ${o.wanted} ${o.shares} ${o.price} ${o.amount} ${o.commission} ${o.reason}`,
  ),
  bookings: bookings.map(({ code, kind, shares, amount }) => `${code} ${kind} ${shares} ${amount}`),
});
const briefRows = ({ date, report, holdings, orders, bookings }: DayRows) => ({
  date,
  cash: report.cash,
  assets: report.assets,
  days: report.statisDays,
  holdings: holdings.map(({ code, shares, close, value }) => `${code} ${shares} ${close} ${value}`),
  orders: orders.map(
    (o) => `${o.code} ${o.side} ${o.wanted} ${o.shares} ${o.price} ${o.amount} ${o.commission} ${o.reason}`,
  ),
  bookings: bookings.map(({ code, kind, shares, amount }) => `${code} ${kind} ${shares} ${amount}`),
});

it.each([
  ['without caps', NO_RISKS],
  ['with caps that are lowered', lowered],
])('posts day by day what one run gives, %s', (_, risks) => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const rows = posted(seed, risks);
    expect(rows.map(briefRows)).toEqual(simulated(seed, risks).map(brief));
    for (const { bookings, orders } of rows)
      for (const name of [...bookings.map(({ kind }) => kind), ...orders.map(({ reason }) => String(reason))])
        kinds.add(name);
  }
  expect([...kinds].sort()).toEqual(
    [
      'bonus',
      'delisted',
      'dividend',
      'gap',
      'gapUp',
      'limit',
      'null',
      'rights',
      'suspended',
      'volume',
    ].sort(),
  );
});

it('reconciles: cash and shares of a day are those of the day before and its own rows', () => {
  const sum = (values: readonly string[]): bigint =>
    values.reduce((total, value) => total + BigInt(value), 0n);
  for (const seed of [1, 2, 3]) {
    const rows = posted(seed, lowered);
    for (const [at, { report, holdings, orders, bookings }] of rows.entries()) {
      const before = rows[at - 1];
      if (before === undefined) continue;
      const traded = orders.map((order) => {
        const fees = sum([order.commission, order.stampDuty, order.transferFee]);
        const amount = BigInt(order.amount);
        return String((order.side === 'sell' ? amount : -amount) - fees);
      });
      const booked = bookings.map(({ amount }) => amount);
      expect(BigInt(report.cash)).toBe(sum([before.report.cash, ...booked, ...traded]));
      expect(BigInt(report.assets)).toBe(sum([report.cash, ...holdings.map(({ value }) => value)]));
      for (const { code, shares, sharesChange, valueBefore } of holdings) {
        const held = before.holdings.find((holding) => holding.code === code);
        expect(BigInt(shares) - BigInt(sharesChange)).toBe(BigInt(held?.shares ?? '0'));
        expect(valueBefore).toBe(held?.value ?? '0');
      }
    }
  }
});

it('explains every holding that is not what its signal wished', () => {
  const rows = posted(4, lowered);
  const causes = new Set(rows.flatMap(({ gaps }) => gaps.flatMap((gap) => Object.keys(gap.causes))));
  expect(causes.size).toBeGreaterThan(4);
  for (const { gaps } of rows)
    for (const { wish, held, causes: shares } of gaps) {
      const sum = Object.values(shares).reduce((total, count) => total + BigInt(count), 0n);
      expect(sum).toBe(BigInt(wish) - BigInt(held));
    }
});

it('counts the days in a row that a holding does not trade', () => {
  const rows = posted(1, NO_RISKS);
  const halts = rows.flatMap(({ state }) => state.halts);
  expect(Math.max(...halts.map(([, days]) => days))).toBeGreaterThan(1);
  for (const { holdings, state } of rows)
    expect(state.halts.map(([code]) => code)).toEqual(
      holdings.filter(({ open }) => open === null).map(({ code }) => code),
    );
});

it('goes on from the close that was posted where the mart has another by now', () => {
  const data = drawnMarket(1);
  const markets = [...marketDays(data)];
  const rows = posted(1, NO_RISKS);
  const at = rows.findIndex(({ date, holdings }, row) => {
    const [held] = holdings;
    const [today, next] = [markets[row + START], markets[row + START + 1]];
    const trades = (day: typeof today): boolean => !!held && day?.stocks.get(held.code)?.bar !== null;
    return held !== undefined && date !== '' && trades(today) && trades(next);
  });
  const last = rows[at] as DayRows;
  const code = last.holdings[0]?.code ?? '';
  const [market, today] = [markets[at + START], markets[at + START + 1]];
  if (market === undefined || today === undefined) throw new Error('no days');
  const stock = market.stocks.get(code);
  if (stock === undefined) throw new Error('no stock');
  const corrected = {
    date: market.date,
    stocks: new Map([
      ...market.stocks,
      [code, { ...stock, after: { ...stock.after, ref: (stock.after.ref ?? 0n) + 77n } }] as const,
    ]),
  };
  const before = { day: storedDay(last), dayBefore: null, picks: null };
  const rest = { rules: RULES, market: today, signal: null, risks: NO_RISKS };
  expect(nextDay({ ...rest, before: { ...before, market: corrected } })).toEqual(
    nextDay({ ...rest, before: { ...before, market } }),
  );
});
