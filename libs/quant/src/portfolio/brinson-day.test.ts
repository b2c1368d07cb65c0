import { seededRandom } from '../sample/seeded-random.ts';
import { brinsonDay, type Effects } from './brinson-day.ts';

const rounded = (effects: readonly Effects[]): number[][] =>
  effects.map(({ allocation, selection, interaction }) =>
    [allocation, selection, interaction].map((value) => Math.round(value * 1e12) / 1e12 + 0),
  );

test('two sectors by hand', () => {
  // The benchmark earns 0.5 · 10 % + 0.5 · 2 % = 6 %, the portfolio 0.7 · 12 % + 0.3 · 1 % = 8.7 %.
  const effects = brinsonDay([
    { weight: 0.7, earned: 0.12, benchmarkWeight: 0.5, benchmarkEarned: 0.1 },
    { weight: 0.3, earned: 0.01, benchmarkWeight: 0.5, benchmarkEarned: 0.02 },
  ]);
  expect(rounded(effects)).toEqual([
    [0.008, 0.01, 0.004],
    [0.008, -0.005, 0.002],
  ]);
});

test('a sector of one of the two is all allocation', () => {
  const effects = brinsonDay([
    { weight: 0.6, earned: 0.1, benchmarkWeight: 0, benchmarkEarned: NaN },
    { weight: 0, earned: NaN, benchmarkWeight: 1, benchmarkEarned: 0.02 },
    { weight: 0.4, earned: 0, benchmarkWeight: 0, benchmarkEarned: 0 },
    { weight: 0, earned: NaN, benchmarkWeight: 0, benchmarkEarned: NaN },
  ]);
  expect(rounded(effects)).toEqual([
    [0.048, 0, 0],
    [0, 0, 0],
    [-0.008, 0, 0],
    [0, 0, 0],
  ]);
});

test('without sectors there are no effects', () => {
  expect(brinsonDay([])).toEqual([]);
});

test('all effects are the difference of the returns', () => {
  const next = seededRandom(19);
  for (let round = 0; round < 200; round += 1) {
    const shares = (): number[] => {
      const raw = Array.from({ length: 6 }, () => (next() < 0.3 ? 0 : next()));
      const all = raw.reduce((sum, value) => sum + value, 1e-3);
      return raw.map((value, at) => (at === 0 ? value + 1e-3 : value) / all);
    };
    const [own, theirs] = [shares(), shares()];
    const sectors = own.map((weight, at) => ({
      weight,
      earned: next() - 0.5,
      benchmarkWeight: theirs[at] ?? NaN,
      benchmarkEarned: next() - 0.5,
    }));
    const difference = sectors.reduce(
      (sum, each) => sum + each.weight * each.earned - each.benchmarkWeight * each.benchmarkEarned,
      0,
    );
    const explained = brinsonDay(sectors).reduce(
      (sum, { allocation, selection, interaction }) => sum + allocation + selection + interaction,
      0,
    );
    expect(explained).toBeCloseTo(difference, 12);
  }
});
