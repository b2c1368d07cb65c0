import { gappySample } from '../testing/gappy-sample.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { drawdowns } from './drawdowns.ts';
import { worstDrawdowns } from './worst-drawdowns.ts';

test('falls are separated by the highs between them, the deepest first', () => {
  // Wealth 1.1 0.88 1.1 1.1 0.55 1.1 2.2 1.1
  const returns = Object.freeze([0.1, -0.2, 0.25, 0, -0.5, 1, 1, -0.5]);
  const found = worstDrawdowns(returns, 10);
  expect(found.map(({ peak, trough, recovery }) => [peak, trough, recovery])).toEqual([
    [3, 4, 5],
    [6, 7, null],
    [0, 1, 2],
  ]);
  [-0.5, -0.5, -0.2].forEach((depth, at) => expect(found[at]?.depth).toBeCloseTo(depth, 15));
  expect(worstDrawdowns(returns, 1)).toEqual(found.slice(0, 1));
});

test('a second dip before the high is the same fall, its first lowest the trough', () => {
  // Wealth 0.25 0.5 0.25 0.3125, then 0.5 0.75 0.375 0.75: the high of 1 is never seen again.
  expect(worstDrawdowns([-0.75, 1, -0.5, 0.25], 5)).toEqual([
    { depth: -0.75, peak: -1, trough: 0, recovery: null },
  ]);
  expect(worstDrawdowns([-0.5, 0.5, -0.5, 1], 5)).toEqual([
    { depth: -0.625, peak: -1, trough: 2, recovery: null },
  ]);
});

test('the start is a peak before the first return', () => {
  expect(worstDrawdowns([-0.5, 1], 1)).toEqual([{ depth: -0.5, peak: -1, trough: 0, recovery: 1 }]);
});

test('without a fall there is none', () => {
  expect(worstDrawdowns([0.1, 0, 0.2], 3)).toEqual([]);
  expect(worstDrawdowns([], 3)).toEqual([]);
});

test('the deepest is the least of the drawdowns, and every day below a high is in one', () => {
  const returns = Array.from({ length: 500 }, (_, at) => Math.sin(at * at) * 0.03);
  const below = drawdowns(returns);
  const found = worstDrawdowns(returns, 500);
  expect(found[0]?.depth).toBe(Math.min(...below));
  const covered = found.reduce((sum, one) => sum + (one.recovery ?? 500) - one.peak - 1, 0);
  expect(covered).toBe(below.filter((value) => value < 0).length);
});

test('at least one must be requested', () => {
  expect(() => worstDrawdowns([0.1], 0)).toThrow(RangeError);
});

test('they are found by repeatedly taking out the deepest', () => {
  const next = seededRandom(21);
  const returns = Array.from({ length: 400 }, () => (next() - 0.48) / 20);
  const wealth = [1];
  for (const value of returns) wealth.push((wealth.at(-1) ?? NaN) * (1 + value));
  const falls = wealth.map((now, at) => now / Math.max(...wealth.slice(0, at + 1)) - 1);
  // Positions in wealth are one ahead of those of returns.
  const left = [...falls];
  for (const found of worstDrawdowns(returns, 5)) {
    const depth = Math.min(...left);
    const trough = left.indexOf(depth);
    const peak = falls.lastIndexOf(0, trough);
    const back = falls.indexOf(0, trough);
    expect(found.depth).toBeCloseTo(depth, 12);
    expect([found.peak, found.trough, found.recovery]).toEqual([
      peak - 1,
      trough - 1,
      back < 0 ? null : back - 1,
    ]);
    left.fill(0, peak, back < 0 ? undefined : back);
  }
});

test.each([
  ['one loss', [-0.5], [[-0.5, -1, 0, null]]],
  ['a loss on the last day', [1, -0.5], [[-0.5, 0, 1, null]]],
  // Wealth ½ 1 ½ 1: two alike, the earlier first.
  [
    'two as deep',
    [-0.5, 1, -0.5, 1],
    [
      [-0.5, -1, 0, 1],
      [-0.5, 1, 2, 3],
    ],
  ],
  // Wealth ½ ½ 1.
  ['a rest at the bottom', [-0.5, 0, 1], [[-0.5, -1, 0, 2]]],
  // Wealth 2 2 1: the last day at the high is the peak.
  ['a rest at the top', [1, 0, -0.5], [[-0.5, 1, 2, null]]],
  ['missing days at the top and on the way', [1, NaN, -0.5, NaN, 1], [[-0.5, 1, 2, 4]]],
  // Wealth ¾ 9/8: above the high, which is a recovery too.
  ['a recovery beyond the high', [-0.25, 0.5], [[-0.25, -1, 0, 1]]],
  ['everything lost', [-1, 1], [[-1, -1, 0, null]]],
  ['all missing', [NaN, NaN], []],
])('of %s', (_, returns, falls) => {
  expect(worstDrawdowns(Object.freeze(returns), 9)).toEqual(
    falls.map(([depth, peak, trough, recovery]) => ({ depth, peak, trough, recovery })),
  );
});

test.each([0, -1, 1.5, NaN, Infinity])('%d of them cannot be requested', (count) => {
  expect(() => worstDrawdowns([0.1], count)).toThrow(
    new RangeError(`count must be at least 1, not ${count}`),
  );
});

test.each([1, 2, 3])('seed %i: fewer are the first of more, and they do not overlap', (seed) => {
  const returns = gappySample(seed, { count: 200, gaps: 0.05 }).map((value) => value / 60);
  const all = worstDrawdowns(returns, 200);
  expect(worstDrawdowns(returns, 3)).toEqual(all.slice(0, 3));
  const inTime = [...all].sort((one, other) => one.peak - other.peak);
  for (const [at, fall] of inTime.entries()) {
    expect(fall.trough).toBeGreaterThan(fall.peak);
    expect(fall.recovery ?? 200).toBeGreaterThan(fall.trough);
    expect(fall.recovery ?? 200).toBeLessThanOrEqual(inTime[at + 1]?.peak ?? 200);
  }
});
