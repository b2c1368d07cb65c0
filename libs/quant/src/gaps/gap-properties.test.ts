import fc from 'fast-check';
import { LOTS } from '../ledger/lots.ts';
import { simulate, simulateFrom } from '../ledger/simulate.ts';
import { randomScenario, type Scenario } from '../ledger/testing/random-market.ts';
import { explainDay, GAP_CAUSES, NO_PLANS, type GapState, type StockGap } from './explain-day.ts';

const RUNS = { seed: 21, numRuns: 150 };

function gapsOf({ data, ...how }: Scenario): readonly (readonly StockGap[])[] {
  let state: GapState = NO_PLANS;
  return [...simulateFrom(null, data, how)].map((day) => {
    const [next, gaps] = explainDay(state, day);
    state = next;
    return gaps;
  });
}

it('adds the causes of every stock and day up to its gap, and meets every cause', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(randomScenario(), (scenario) => {
      for (const { wish, held, causes } of gapsOf(scenario).flat()) {
        const sum = [...causes.values()].reduce((total, shares) => total + shares, 0n);
        expect(sum).toBe(wish - held);
        for (const cause of causes.keys()) seen.add(cause);
      }
    }),
    RUNS,
  );
  expect([...seen].sort()).toEqual([...GAP_CAUSES].sort());
});

it('explains every stock that is held', () => {
  fc.assert(
    fc.property(randomScenario(), (scenario) => {
      const days = [...simulate(scenario.data, scenario.strategy, scenario.rules)];
      for (const [at, gaps] of gapsOf(scenario).entries()) {
        const held = gaps.filter((gap) => gap.held > 0n).map(({ code, held: shares }) => [code, shares]);
        expect(held).toEqual(days[at]?.report.holdings.map(({ code, shares }) => [code, shares]));
      }
    }),
    RUNS,
  );
});

it('leaves less than a lot to the lot, and to the odd lot, where no bonus shares were given', () => {
  fc.assert(
    fc.property(randomScenario(), (scenario) => {
      const boards = new Map(scenario.data.securities.map(({ code, board }) => [code, board]));
      const given = new Set(
        scenario.data.dividends
          .filter(({ bonusPerShare }) => bonusPerShare.units > 0n)
          .map(({ code }) => code),
      );
      for (const { code, causes } of gapsOf(scenario).flat()) {
        if (given.has(code)) continue;
        const { least } = LOTS[boards.get(code) ?? 'main'];
        const [lot, odd] = [causes.get('lot') ?? 0n, causes.get('oddLot') ?? 0n];
        expect(lot >= 0n && lot < least && odd < least && -odd < least).toBe(true);
      }
    }),
    RUNS,
  );
});
