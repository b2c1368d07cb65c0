import { decimalOf, parseDecimal, ZERO, type Decimal } from '../ledger/decimal.ts';
import { DEFAULT_COSTS, feeSum } from '../ledger/fees.ts';
import { NO_RISKS } from '../ledger/position-cap.ts';
import { simulate } from '../ledger/simulate.ts';
import type { MarketData } from '../ledger/market-tape.ts';
import { sampleMarket } from '../sample/sample-market.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { runTape } from './run-tape.ts';
import { tapeOf } from './tape-of.ts';
import { tapeSignals } from './tape-signals.ts';
import type { LedgerRules } from '../ledger/run-day.ts';

type Dated = ReadonlyMap<string, ReadonlyMap<string, Decimal>>;

/** Both ledgers' days, in cents, for a comparison that shows the first that differs. */
function bothLedgers(market: MarketData, weights: Dated, rules: LedgerRules): [string[], string[]] {
  const [start = '', end = ''] = [market.calendar[0], market.calendar.at(-1)];
  const signals = { kind: 'dated', weights } as const;
  const days = [...simulate(market, { start, end, signals, risks: NO_RISKS }, rules)];
  const tape = tapeOf(market);
  const found = runTape(tape, tapeSignals(tape, weights), rules);
  return [
    tape.dates.map((date, at) =>
      [date, found.cash[at], found.assets[at], found.traded[at], found.fees[at]].join(' '),
    ),
    days.map(({ report, orders }) => {
      const traded = orders.reduce((sum, { amount }) => sum + amount, 0n);
      const fees = orders.reduce((sum, entry) => (entry.shares === 0n ? sum : sum + feeSum(entry)), 0n);
      return [report.date, report.cash, report.assets, traded, fees].join(' ');
    }),
  ];
}

function randomWeights(
  { calendar, securities }: MarketData,
  { seed, every, equal }: { readonly seed: number; readonly every: number; readonly equal: boolean },
): Dated {
  const next = seededRandom(seed);
  const weights = (): ReadonlyMap<string, Decimal> => {
    const chosen = securities.filter(() => next() < 0.5);
    return new Map(
      chosen.map(({ code }) => [
        code,
        equal ? decimalOf(0.05) : decimalOf(Math.floor((next() * 1e6) / chosen.length) / 1e6),
      ]),
    );
  };
  return new Map(calendar.filter((_, at) => at % every === 0).map((date) => [date, weights()]));
}

const rulesOf = (capital: bigint, participation: number | null, slippage: string): LedgerRules => ({
  initialCapital: capital,
  costs: { ...DEFAULT_COSTS, slippage: parseDecimal(slippage) ?? ZERO },
  participation: participation === null ? null : decimalOf(participation),
});

test.each([
  ['daily, with little money', 1, { every: 1, equal: false }, rulesOf(3_000_000n, 0.1, '0')],
  ['weekly, all weights the same', 2, { every: 5, equal: true }, rulesOf(500_000_000n, 0.1, '0')],
  ['rarely, with slippage', 3, { every: 13, equal: false }, rulesOf(100_000_000n, null, '0.0013')],
  [
    'daily, with so much money that volume is short',
    4,
    { every: 1, equal: true },
    rulesOf(1_000_000_000_000n, 0.1, '0'),
  ],
  [
    'weekly, in a thousandth of the volume',
    5,
    { every: 5, equal: false },
    rulesOf(9_999_999_999n, 0.001, '0.01'),
  ],
  ['daily, with hardly a lot', 6, { every: 1, equal: true }, rulesOf(700_000n, 0.1, '0.002')],
])('the same cents as the ledger: %s', (_, seed, kind, rules) => {
  for (const market of [seed, seed + 100].map((each) => sampleMarket({ seed: each, stocks: 20, days: 70 }))) {
    const [found, expected] = bothLedgers(market, randomWeights(market, { ...kind, seed }), rules);
    expect(found).toEqual(expected);
  }
});

test('no signal leaves the money as it is', () => {
  const market = sampleMarket({ seed: 9, stocks: 3, days: 5 });
  const tape = tapeOf(market);
  const found = runTape(tape, tapeSignals(tape, new Map()), rulesOf(1_000n, null, '0'));
  expect([...found.assets]).toEqual([1_000, 1_000, 1_000, 1_000, 1_000]);
});

test('signals of other dates, and no or too much capital, are refused', () => {
  const tape = tapeOf(sampleMarket({ seed: 9, stocks: 3, days: 5 }));
  const none = tapeSignals(tape, new Map());
  expect(() => runTape(tape, [], rulesOf(1n, null, '0'))).toThrow('0 signals for 5 dates');
  expect(() => runTape(tape, none, rulesOf(0n, null, '0'))).toThrow('no capital: 0');
  expect(() => runTape(tape, none, rulesOf(10n ** 13n, null, '0'))).toThrow(RangeError);
  const unknown = new Map([[tape.dates[0] ?? '', new Map([['X', ZERO]])]]);
  expect(() => tapeSignals(tape, unknown)).toThrow('X is not on the tape');
});
