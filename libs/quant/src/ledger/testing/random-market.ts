import fc, { type Arbitrary } from 'fast-check';
import { BOARDS } from '../../panel/limit-rules.ts';
import { DEFAULT_COSTS, type Costs } from '../fees.ts';
import { weekdays } from '../../sample/weekdays.ts';
import type { BarRow, DividendRow, MarketData } from '../market-tape.ts';
import type { RiskEntry } from '../position-cap.ts';
import { FREQUENCIES } from '../rebalance-days.ts';
import type { Security } from '../security.ts';
import type { LedgerRules } from '../run-day.ts';
import type { Signals, Strategy } from '../simulate.ts';
import { decimal } from './small-market.ts';

export interface Scenario {
  readonly data: MarketData;
  readonly strategy: Strategy;
  readonly rules: LedgerRules;
}

/** What a market may be made of. */
export interface Ingredients {
  /** Cents that every price is a multiple of. */
  readonly tick: number;
  readonly cash: readonly string[];
  readonly bonus: readonly string[];
  readonly gaps: readonly number[];
  readonly costs: Arbitrary<Costs>;
}

const ANYTHING: Ingredients = {
  tick: 1,
  cash: ['0', '0.0333', '1'],
  bonus: ['0', '0.3', '1'],
  gaps: [0, 0, 0, 0, 0, -40, -1, 1, 40],
  costs: fc.record({
    commissionRate: fc.constantFrom(decimal('0.00025'), decimal('0')),
    commissionMinimum: fc.constantFrom(500n, 0n, 100_000n),
    stampDuty: fc.constantFrom(null, decimal('0.05')),
    transferFee: fc.constantFrom(null, decimal('0')),
    slippage: fc.constantFrom(DEFAULT_COSTS.slippage, decimal('0.0015'), decimal('0.2')),
  }),
};

/** Weeks in which a rule changes, and one in which none does. */
const STARTS = ['2020-08-17', '2022-04-25', '2023-04-03', '2023-08-21', '2024-06-03', '2026-06-29'];

/** A market of up to five stocks over up to 25 days, and a strategy on it. */
export function randomScenario(ingredients: Ingredients = ANYTHING): Arbitrary<Scenario> {
  return fc
    .record({
      start: fc.constantFrom(...STARTS),
      days: fc.integer({ min: 3, max: 25 }),
      stocks: fc.integer({ min: 1, max: 5 }),
    })
    .chain(({ start, days, stocks }) => {
      const calendar = weekdays(start, days);
      const codes = Array.from({ length: stocks }, (_, at) => `60000${at}.SH`);
      return fc
        .record({
          listings: fc.array(listing(calendar), { minLength: stocks, maxLength: stocks }),
          walks: fc.array(walk(days, ingredients), { minLength: stocks, maxLength: stocks }),
          dividends: fc.uniqueArray(dividend(calendar, codes, ingredients), {
            maxLength: 3,
            selector: ({ code }) => code,
          }),
          strategy: strategy(calendar, codes),
          rules: rules(ingredients),
        })
        .map(({ listings, walks, dividends, ...rest }) => {
          const securities = codes.map((code, at): Security => ({ ...(listings[at] ?? LISTED), code }));
          return { ...rest, data: { calendar, securities, bars: barsOf(calendar, codes, walks), dividends } };
        });
    });
}

const LISTED: Omit<Security, 'code'> = { board: 'main', listed: '2010-01-04', delisted: null };

function listing(calendar: readonly string[]): Arbitrary<Omit<Security, 'code'>> {
  return fc.record({
    board: fc.constantFrom(...BOARDS),
    listed: fc.oneof(
      { weight: 3, arbitrary: fc.constant(LISTED.listed) },
      { weight: 1, arbitrary: fc.constantFrom(...calendar) },
    ),
    delisted: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom(...calendar) },
    ),
  });
}

/** The rows of a stock, a day each, null where it is suspended; moves are in percent of the day before. */
function walk(days: number, { tick, gaps }: Ingredients): Arbitrary<readonly (BarRow | null)[]> {
  const day = fc.record({
    open: fc.integer({ min: -22, max: 22 }),
    close: fc.integer({ min: -22, max: 22 }),
    gap: fc.constantFrom(...gaps),
    amount: fc.integer({ min: 1, max: 5_000_000 }),
    trades: fc.integer({ min: 0, max: 6 }),
    st: fc.boolean(),
    vendor: fc.constantFrom(null, null, null, 110, 10_000),
  });
  const first = fc.integer({ min: 3, max: 60 });
  return fc.tuple(first, fc.array(day, { minLength: days, maxLength: days })).map(([units, moves]) => {
    let last = units * 100;
    return moves.map(({ open, close, gap, amount, trades, st, vendor }) => {
      if (trades === 0) return null;
      const priced = (percent: number): number =>
        Math.max(tick, Math.round((last * (100 + percent)) / 100 / tick) * tick);
      const row = { open: priced(open), close: priced(close), preClose: Math.max(tick, last + gap * tick) };
      last = row.close;
      const upper = vendor === null ? null : BigInt(Math.ceil((row.preClose * vendor) / 100 / tick) * tick);
      return {
        open: BigInt(row.open),
        close: BigInt(row.close),
        preClose: BigInt(row.preClose),
        amount: BigInt(amount) * 100n,
        st,
        upperLimit: upper,
        lowerLimit: null,
      };
    });
  });
}

function barsOf(
  calendar: readonly string[],
  codes: readonly string[],
  walks: readonly (readonly (BarRow | null)[])[],
): MarketData['bars'] {
  const rowsOn = (day: number): (readonly [string, BarRow])[] =>
    codes.flatMap((code, at) => {
      const row = walks[at]?.[day] ?? null;
      return row === null ? [] : [[code, row] as const];
    });
  return new Map(calendar.map((date, day) => [date, new Map(rowsOn(day))]));
}

function dividend(
  calendar: readonly string[],
  codes: readonly string[],
  { cash, bonus }: Ingredients,
): Arbitrary<DividendRow> {
  return fc.record({
    code: fc.constantFrom(...codes),
    exDate: fc.constantFrom(...calendar),
    cashPerShare: fc.constantFrom(...cash).map(decimal),
    bonusPerShare: fc.constantFrom(...bonus).map(decimal),
    transferPerShare: fc.constant(decimal('0')),
    rightsPerShare: fc.constantFrom('0', '0', '0.2').map(decimal),
  });
}

function strategy(calendar: readonly string[], codes: readonly string[]): Arbitrary<Strategy> {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: codes.length, maxLength: codes.length })
    .map((parts) => {
      const sum = Math.max(
        1000,
        parts.reduce((total, part) => total + part, 0),
      );
      return new Map(
        codes.map((code, at) => [
          code,
          { units: BigInt(Math.floor(((parts[at] ?? 0) * 1000) / sum)), scale: 3 },
        ]),
      );
    });
  const days = fc.shuffledSubarray([...calendar], { minLength: 1 }).map((some) => some.slice(0, 5));
  const dated = days.chain((some) =>
    fc.array(weights, { minLength: some.length, maxLength: some.length }).map((each): Signals => {
      const entries = some.map((date, at) => [date, each[at] ?? new Map()] as const);
      return { kind: 'dated', weights: new Map(entries) };
    }),
  );
  const periodic = fc.record({
    kind: fc.constant('periodic' as const),
    frequency: fc.constantFrom(...FREQUENCIES),
    weights,
  });
  const risks = fc.array(
    fc.record({
      date: fc.constantFrom(...calendar),
      risk: fc.constantFrom('100', '80', '62.5', '0').map(decimal),
    }),
    { maxLength: 3 },
  );
  return fc
    .record({
      signals: fc.oneof(dated, periodic),
      system: risks,
      company: risks,
      code: fc.constantFrom(...codes),
    })
    .map(({ signals, system, company, code }) => ({
      start: calendar[0] ?? '',
      end: calendar.at(-1) ?? '',
      signals,
      risks: { system: byDate(system), companies: new Map([[code, byDate(company)]]) },
    }));
}

const byDate = (entries: readonly RiskEntry[]): readonly RiskEntry[] =>
  [...entries].sort((one, other) => one.date.localeCompare(other.date));

function rules({ costs }: Ingredients): Arbitrary<LedgerRules> {
  return fc.record({
    initialCapital: fc.constantFrom(100_000n, 2_000_000n, 100_000_000n, 50_000_000_000n),
    costs,
    participation: fc.constantFrom(null, decimal('0.1'), decimal('0.001')),
  });
}
