import { sampleMarket } from '../sample/sample-market.ts';
import type { Weights } from './account.ts';
import { DEFAULT_COSTS } from './fees.ts';
import { LOTS } from './lots.ts';
import { NO_RISKS } from './position-cap.ts';
import type { DayResult } from './run-day.ts';
import { simulate } from './simulate.ts';
import { decimal } from './testing/small-market.ts';

/** 250 days of trading after the day of the first decision; ten names today, ten others tomorrow. */
const NAMES = 10;
const data = sampleMarket({ seed: 11, stocks: 2 * NAMES, days: 251, events: false });
const codes = data.securities.map(({ code }) => code);
const halves = [codes.slice(0, NAMES), codes.slice(NAMES)] as const;
const namesOn = (day: number): readonly string[] => halves[day % 2 === 0 ? 0 : 1];
const weights = (day: number): Weights => new Map(namesOn(day).map((code) => [code, decimal('0.1')]));

const strategy = {
  start: data.calendar[0] ?? '',
  end: data.calendar.at(-1) ?? '',
  signals: {
    kind: 'dated',
    weights: new Map(data.calendar.map((date, day) => [date, weights(day)])),
  },
  risks: NO_RISKS,
} as const;
const rules = { initialCapital: 10_000_000_000n, costs: DEFAULT_COSTS, participation: null };
const days: readonly DayResult[] = [...simulate(data, strategy, rules)];
const boards = new Map(data.securities.map(({ code, board }) => [code, board]));
const barOf = (date: string, code: string) => data.bars.get(date)?.get(code);
const entries = days.flatMap(({ orders }) => orders);

describe('a portfolio whose every name is exchanged on each of 250 days', () => {
  it('trades on every day after the first decision', () => {
    expect(days).toHaveLength(251);
    for (const { orders } of days.slice(1))
      expect(orders.filter(({ side, shares }) => side === 'buy' && shares > 0n).length).toBeGreaterThan(0);
  });

  it('has no order refused that the rules allow: some buys alone want the cash of another lot', () => {
    const refused = entries.filter(({ reason }) => reason !== null);
    expect(new Set(refused.map(({ side, reason }) => `${side} ${reason}`))).toEqual(new Set(['buy cash']));
  });

  it('sells all of every name that left, at once', () => {
    const sells = entries.filter(({ side }) => side === 'sell');
    expect(sells).toHaveLength(249 * NAMES);
    for (const { shares, wanted } of sells) expect(shares).toBe(wanted);
    for (const [at, { report }] of days.slice(1).entries())
      for (const { code } of report.holdings) expect(namesOn(at)).toContain(code);
  });

  it('buys with the proceeds of the same day: cash left is less than a twentieth of the assets', () => {
    for (const { report } of days.slice(1))
      expect(Number(report.cash) / Number(report.assets)).toBeLessThan(0.05);
  });

  it('ends a want of cash below the price of another lot', () => {
    for (const { report, orders } of days) {
      const short = orders.filter(({ reason }) => reason === 'cash').at(-1);
      if (short === undefined || short !== orders.at(-1)) continue;
      const board = boards.get(short.code) ?? 'main';
      const more = short.shares === 0n ? LOTS[board].least : LOTS[board].step;
      const price = barOf(short.date, short.code)?.open ?? 0n;
      expect(report.cash).toBeLessThan((price * more * 11n) / 10n + 1_000n);
    }
  });
});
