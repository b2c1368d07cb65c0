import { TimedIndexPanel } from './timed-indexes.ts';
import { TimedPortfolio } from './timed-portfolios.ts';
import { timedWeights } from './timed-weights.ts';

test.each(['ready', 'picking', 'exchanged', 'simulations'] as const)('%s: a time for each round', (work) => {
  const seconds = new TimedPortfolio().seconds({ stocks: 60, days: 20, chosen: 10, work, rounds: 3 });
  expect(seconds.length).toBe(3);
  expect(seconds.every((each) => Number.isFinite(each) && each >= 0)).toBe(true);
});

test('minimum variance: a time for each round', () => {
  const seconds = timedWeights({ stocks: 6, dates: 70, rounds: 2 });
  expect(seconds.length).toBe(2);
  expect(seconds.every((each) => Number.isFinite(each) && each >= 0)).toBe(true);
});

test('indexes: a time for each round, also of fewer days than before', () => {
  const indexes = new TimedIndexPanel();
  for (const days of [4, 1]) {
    const seconds = indexes.seconds({ stocks: 5, days, rounds: 2 });
    expect(seconds.length).toBe(2);
    expect(seconds.every((each) => Number.isFinite(each) && each >= 0)).toBe(true);
  }
});
