import fc from 'fast-check';
import type { MarketData } from './market-tape.ts';
import type { Security } from './security.ts';
import { simulate, simulateFrom, type LedgerState } from './simulate.ts';
import { decimal } from './testing/small-market.ts';
import { randomScenario, type Scenario } from './testing/random-market.ts';
import { cashOf, type DayResult } from './run-day.ts';

const RUNS = { seed: 20, numRuns: 120 };

const stepsOf = ({ data, ...how }: Scenario) => [...simulateFrom(null, data, how)];
const daysOf = (scenario: Scenario): readonly DayResult[] => [
  ...simulate(scenario.data, scenario.strategy, scenario.rules),
];

function always(check: (scenario: Scenario) => void): void {
  fc.assert(fc.property(randomScenario(), check), RUNS);
}

it('trades, is refused for every reason and books every kind, so that the properties are about something', () => {
  const seen = new Set<string>();
  always((scenario) => {
    for (const { orders, bookings } of daysOf(scenario)) {
      for (const { side, reason } of orders) seen.add(`${side} ${reason}`);
      for (const { kind } of bookings) seen.add(kind);
    }
  });
  const sides = ['buy', 'sell'].flatMap((side) =>
    [null, 'suspended', 'limit', 'volume', 'cash'].map((reason) => `${side} ${reason}`),
  );
  const kinds = ['dividend', 'bonus', 'rights', 'gap', 'gapUp', 'delisted'];
  expect([...seen].sort()).toEqual([...sides, ...kinds].sort());
});

it('never has cash below zero, and cash and holdings are the assets', () => {
  always((scenario) => {
    for (const { report } of daysOf(scenario)) {
      expect(report.cash >= 0n).toBe(true);
      expect(
        report.holdings.every(
          ({ shares, close, value }) => shares > 0n && close > 0n && value === shares * close,
        ),
      ).toBe(true);
      expect(report.holdings.reduce((sum, { value }) => sum + value, report.cash)).toBe(report.assets);
      expect(report.cash + report.stockValue).toBe(report.assets);
    }
  });
});

it('reconciles from its own output: each cent and each share is booked or traded', () => {
  always((scenario) => {
    let cash = scenario.rules.initialCapital;
    const shares = new Map<string, bigint>();
    const move = (code: string, count: bigint) => shares.set(code, (shares.get(code) ?? 0n) + count);
    for (const { report, orders, bookings } of daysOf(scenario)) {
      for (const booking of bookings) {
        cash += booking.amount;
        move(booking.code, booking.shares);
      }
      for (const entry of orders) {
        cash += cashOf(entry);
        move(entry.code, entry.side === 'buy' ? entry.shares : -entry.shares);
      }
      expect(report.cash).toBe(cash);
      const holdings = [...shares].filter(([, count]) => count !== 0n).sort();
      expect(report.holdings.map(({ code, shares: held }) => [code, held])).toEqual(holdings);
    }
  });
});

it('has one entry of a stock a day at most: nothing is bought and sold on one day', () => {
  always((scenario) => {
    for (const { orders } of daysOf(scenario)) {
      expect(new Set(orders.map(({ code }) => code)).size).toBe(orders.length);
      const sides = orders.map(({ side }) => side);
      expect(sides).toEqual([...sides].sort().reverse());
    }
  });
});

it('obeys lots and limits with every fill', () => {
  always((scenario) => {
    const held = new Map<string, bigint>();
    for (const [{ report, orders, bookings }, { market }] of stepsOf(scenario)) {
      for (const { code, shares } of bookings) held.set(code, (held.get(code) ?? 0n) + shares);
      for (const { code, side, shares, wanted, price, amount, reason } of orders) {
        const { security, bar } = market.stocks.get(code) ?? {};
        const before = held.get(code) ?? 0n;
        if (!security) throw new Error(code);
        expect(isLegal(security, side, { shares: wanted, held: before })).toBe(true);
        expect(shares === wanted).toBe(reason === null);
        if (shares === 0n) continue;
        expect(isLegal(security, side, { shares, held: before })).toBe(true);
        if (!bar || price === null) throw new Error('a fill of a suspended stock');
        expect(amount).toBe(shares * price);
        const { upper, lower, open } = bar;
        expect(side === 'buy' ? upper === null || open < upper : lower === null || open > lower).toBe(true);
        expect(
          side === 'buy'
            ? price >= open && (upper === null || price <= upper)
            : price <= open && price >= (lower ?? 1n),
        ).toBe(true);
      }
      held.clear();
      for (const { code, shares } of report.holdings) held.set(code, shares);
    }
  });
});

/** The exchanges' rule, in the words of the ledger. */
function isLegal(
  { board }: Security,
  side: string,
  { shares, held }: { shares: bigint; held: bigint },
): boolean {
  if (shares <= 0n || (side === 'sell' && shares > held)) return false;
  const isAll = side === 'sell' && shares === held;
  if (board === 'star') return shares >= 200n || isAll;
  if (board === 'bse') return shares >= 100n || isAll;
  return shares % 100n === 0n || (side === 'sell' && (held - shares) % 100n === 0n);
}

it('stops at an earlier end as if nothing came later', () => {
  fc.assert(
    fc.property(randomScenario(), fc.nat(), (scenario, nat) => {
      const { data, strategy, rules } = scenario;
      const at = nat % data.calendar.length;
      const end = data.calendar[at] ?? '';
      const days = daysOf(scenario).slice(0, at + 1);
      const known = (date: string) => date <= end;
      const cut: MarketData = {
        ...data,
        calendar: data.calendar.filter(known),
        bars: new Map([...data.bars].filter(([date]) => known(date))),
      };
      expect(daysOf({ data, rules, strategy: { ...strategy, end } })).toEqual(days);
      expect(daysOf({ data: cut, rules, strategy: { ...strategy, end } })).toEqual(days);
    }),
    RUNS,
  );
});

it('goes on from any stored day as if it had never stopped, as often as it is run', () => {
  fc.assert(
    fc.property(randomScenario(), fc.nat(), (scenario, nat) => {
      const { data, strategy, rules } = scenario;
      const steps = stepsOf(scenario);
      const at = nat % steps.length;
      const stored: LedgerState = structuredClone(steps[at]?.[1] ?? fail());
      const rest = () => [...simulateFrom(stored, data, { strategy, rules })];
      expect(rest()).toEqual(steps.slice(at + 1));
      expect(rest()).toEqual(steps.slice(at + 1));
      expect(stored).toEqual(steps[at]?.[1]);
    }),
    RUNS,
  );
});

it('knows nothing of names: a renamed stock changes nothing', () => {
  always((scenario) => {
    // Longer by a letter, so that it is where it was among the others.
    const renamed = (text: string): string => text.replaceAll('600000.SH', '600000.SHX');
    expect(daysOf(mapped(scenario, renamed))).toEqual(mapped(daysOf(scenario), renamed));
  });
});

it('does not depend on the order of rows', () => {
  always((scenario) => {
    const { data } = scenario;
    const backwards: MarketData = {
      ...data,
      securities: [...data.securities].reverse(),
      bars: new Map([...data.bars].reverse().map(([date, rows]) => [date, new Map([...rows].reverse())])),
      dividends: [...data.dividends].reverse(),
    };
    expect(daysOf({ ...scenario, data: backwards })).toEqual(daysOf(scenario));
  });
});

it('multiplies money alone where prices, amounts, fees and capital are ten times as much', () => {
  // Prices in whole yuan and rates that need no rounding, so that no cent is cut off on one side only.
  const rate = decimal('0.01');
  const round = randomScenario({
    tick: 100,
    cash: ['0', '0.04', '0.48'],
    bonus: ['0', '1'],
    gaps: [0, 0, 0, -1, 1],
    costs: fc.constantFrom(500n, 0n).map((commissionMinimum) => ({
      commissionRate: rate,
      commissionMinimum,
      stampDuty: rate,
      transferFee: rate,
      slippage: decimal('0'),
    })),
  });
  fc.assert(
    fc.property(round, (scenario) => {
      const { data, rules } = scenario;
      const scaled: Scenario = {
        ...scenario,
        data: {
          ...data,
          bars: new Map(
            [...data.bars].map(([date, rows]) => [
              date,
              new Map([...rows].map(([code, row]) => [code, tenfold(row)])),
            ]),
          ),
          dividends: data.dividends.map((row) => ({
            ...row,
            cashPerShare: { ...row.cashPerShare, units: 10n * row.cashPerShare.units },
          })),
        },
        rules: {
          ...rules,
          initialCapital: 10n * rules.initialCapital,
          costs: { ...rules.costs, commissionMinimum: 10n * rules.costs.commissionMinimum },
        },
      };
      expect(daysOf(scaled)).toEqual(daysOf(scenario).map(tenfoldDay));
    }),
    RUNS,
  );
});

const COUNTS = ['shares', 'wanted', 'tradable', 'earningRate'];

/** Every amount times ten; counts, rates and what is no number as they are. */
function tenfold<T extends object>(row: T): T {
  const cells = Object.entries(row).map(([name, value]: [string, unknown]) =>
    typeof value === 'bigint' && !COUNTS.includes(name) ? [name, 10n * value] : [name, value],
  );
  return Object.fromEntries(cells) as T;
}

const tenfoldDay = ({ report, orders, bookings }: DayResult): DayResult => ({
  report: { ...tenfold(report), holdings: report.holdings.map(tenfold) },
  orders: orders.map(tenfold),
  bookings: bookings.map(tenfold),
});

/** A copy with every text in it, keys of maps included, changed. */
function mapped<T>(value: T, change: (text: string) => string): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(copy);
    if (part instanceof Map) return new Map([...part].map(([key, each]) => [copy(key), copy(each)]));
    if (typeof part === 'object' && part !== null)
      return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, copy(each)]));
    return part;
  };
  return copy(value) as T;
}

const fail = (): never => {
  throw new Error('no state');
};
