import type { MarketData } from './market-tape.ts';
import { NO_RISKS } from './position-cap.ts';
import { simulate, simulateFrom, type Strategy } from './simulate.ts';
import { DEFAULT_COSTS } from './fees.ts';
import type { LedgerRules } from './run-day.ts';
import { aRow, aSecurity, decimal } from './testing/small-market.ts';

const code = '600000.SH';
// A Thursday and a Friday; Monday and Tuesday of the next week.
const calendar = ['2024-05-30', '2024-05-31', '2024-06-03', '2024-06-04'];
const data: MarketData = {
  calendar,
  securities: [aSecurity()],
  bars: new Map(calendar.map((date) => [date, new Map([[code, aRow()]])])),
  dividends: [],
};
const rules: LedgerRules = { initialCapital: 100_000_00n, costs: DEFAULT_COSTS, participation: null };
const weights = new Map([[code, decimal('0.5')]]);
const strategy = (over: Partial<Strategy>): Strategy => ({
  start: '2024-05-30',
  end: '2024-06-04',
  signals: { kind: 'dated', weights: new Map() },
  risks: NO_RISKS,
  ...over,
});
const run = (over: Partial<Strategy>) => [...simulate(data, strategy(over), rules)];
const held = (over: Partial<Strategy>) => run(over).map(({ report }) => report.holdings[0]?.shares ?? 0n);
const dated = (date: string): Strategy['signals'] => ({ kind: 'dated', weights: new Map([[date, weights]]) });

it('reports every day from the start to the end, counted from 1', () => {
  const days = run({ start: '2024-05-31', end: '2024-06-03' }).map(({ report }) => report);
  expect(days.map(({ date, statisDays }) => [date, statisDays])).toEqual([
    ['2024-05-31', 1],
    ['2024-06-03', 2],
  ]);
});

it('has only cash on its start, and trades its signal on the next day', () => {
  expect(held({ signals: dated('2024-05-30') })).toEqual([0n, 5000n, 5000n, 5000n]);
  expect(held({ signals: dated('2024-06-03') })).toEqual([0n, 0n, 0n, 5000n]);
  expect(held({ signals: dated('2024-06-04') })).toEqual([0n, 0n, 0n, 0n]);
});

it.each([
  [1, ['2024-05-30', '2024-05-31', '2024-06-03']],
  [2, ['2024-05-30', '2024-05-31']],
  [3, ['2024-05-30', '2024-05-31']],
  [4, ['2024-05-30']],
] as const)('decides at frequency %s on its start and at the ends of periods', (frequency, days) => {
  expect(sizedDays(frequency)).toEqual(days);
});

/** The days with orders sized at their close, in a market that rises by half a yuan a day, so that each decision sells some. */
function sizedDays(frequency: 1 | 2 | 3 | 4): readonly string[] {
  const rising: MarketData = {
    ...data,
    bars: new Map(
      calendar.map((date, at) => {
        const price = 1000n + 50n * BigInt(at);
        const row = { open: price, close: price, preClose: at === 0 ? price : price - 50n };
        return [date, new Map([[code, aRow(row)]])];
      }),
    ),
  };
  const signals = { kind: 'periodic', frequency, weights } as const;
  const days = [
    ...simulateFrom(null, rising, {
      strategy: strategy({ signals }),
      rules: { ...rules, initialCapital: 1_000_000_000n },
    }),
  ];
  return days.filter(([, { account }]) => account.orders.size > 0).map(([{ report }]) => report.date);
}

it('knows the closes before its start', () => {
  const suspended: MarketData = {
    ...data,
    bars: new Map([...data.bars].slice(0, 1).concat([...data.bars].slice(2))),
  };
  const signals = dated('2024-05-31');
  const days = [...simulate(suspended, strategy({ start: '2024-05-31', signals }), rules)];
  expect(days.map(({ report }) => report.holdings[0]?.shares ?? 0n)).toEqual([0n, 5000n, 5000n]);
});
