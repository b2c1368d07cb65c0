import { seededRandom } from '../sample/seeded-random.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { fallsByLookingBack } from '../testing/oracles/falls-by-looking-back.ts';
import { percentileByWalking } from '../testing/oracles/percentile-by-walking.ts';
import { powerMoment } from '../testing/oracles/power-moment.ts';
import { productOf } from '../testing/oracles/product-of.ts';
import { performance } from './performance.ts';

/** Wealth 1.5 0.75 1.5 1.2: returns of four periods a year, a rate of 4 % or 0.01 a period. */
const returns = Object.freeze([0.5, -0.5, 1, -0.2]);
const annual = Object.freeze({ periods: 4, riskFree: 0.04 });

test('every statistic of a series is as computed by hand', () => {
  const found = performance(returns, annual);
  expect(found.returns).toBe(4);
  expect(found.totalReturn).toBeCloseTo(0.2, 14);
  expect(found.annualReturn).toBeCloseTo(0.2, 14);
  // Mean 0.2; deviations 0.3 −0.7 0.8 −0.4; squares 0.09 + 0.49 + 0.64 + 0.16 = 1.38.
  const deviation = Math.sqrt(1.38 / 3);
  expect(found.annualVolatility).toBeCloseTo(deviation * 2, 14);
  expect(found.sharpe).toBeCloseTo((0.19 / deviation) * 2, 14);
  // Below 0.01: 0.51 and 0.21.
  const downside = Math.sqrt((0.51 ** 2 + 0.21 ** 2) / 4) * 2;
  expect(found.downsideRisk).toBeCloseTo(downside, 14);
  expect(found.sortino).toBeCloseTo((0.19 * 4) / downside, 14);
  expect(found.maxDrawdown).toBeCloseTo(-0.5, 15);
  expect(found.drawdown).toMatchObject({ peak: 0, trough: 1, recovery: 2 });
  expect(found.calmar).toBeCloseTo(0.4, 14);
  // Above 0.01: 0.49 + 0.99; below: 0.72.
  expect(found.omega).toBeCloseTo(1.48 / 0.72, 14);
  // Sorted −0.5 −0.2 0.5 1: ranks 0.15 and 2.85.
  expect(found.var5).toBeCloseTo(-0.455, 14);
  expect(found.tailRatio).toBeCloseTo(0.925 / 0.455, 13);
  expect(found.cvar5).toBe(-0.5);
  expect(found.winRate).toBe(0.5);
});

test('stability is of the logs', () => {
  const logs = [1.5, 0.75, 1.5, 1.2].map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / 4;
  const cross = logs.reduce((sum, log, at) => sum + (log - mean) * (at - 1.5), 0);
  const square = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  expect(performance(returns).stability).toBeCloseTo(cross ** 2 / (5 * square), 14);
});

test('a year has 252 returns and the risk-free rate is 0 by default', () => {
  expect(performance(returns)).toEqual(performance(returns, { periods: 252, riskFree: 0 }));
  expect(performance(returns).annualVolatility).toBeCloseTo(Math.sqrt(1.38 / 3) * Math.sqrt(252), 13);
});

test('missing returns count nowhere but in the positions', () => {
  const found = performance([NaN, 0.5, -0.5, NaN, 1, -0.2], annual);
  expect(found.drawdown).toMatchObject({ peak: 1, trough: 2, recovery: 4 });
  expect({ ...found, drawdown: null }).toEqual({ ...performance(returns, annual), drawdown: null });
});

test('a flat series has no ratios', () => {
  expect(performance([0, 0, 0])).toEqual({
    returns: 3,
    totalReturn: 0,
    annualReturn: 0,
    annualVolatility: 0,
    sharpe: null,
    sortino: null,
    downsideRisk: 0,
    maxDrawdown: 0,
    drawdown: null,
    calmar: null,
    omega: null,
    stability: null,
    tailRatio: null,
    var5: 0,
    cvar5: 0,
    winRate: 0,
  });
});

test('steady growth has no risk to divide by, although prices are rounded', () => {
  const prices = Array.from({ length: 50 }, (_, at) => 100 * 1.01 ** at);
  const steady = prices.slice(1).map((price, at) => price / (prices[at] ?? NaN) - 1);
  const found = performance(steady);
  expect(Math.max(...steady)).toBeGreaterThan(Math.min(...steady));
  expect([found.sharpe, found.sortino, found.calmar, found.omega]).toEqual([null, null, null, null]);
  expect(found.stability).toBeCloseTo(1, 12);
});

test('one return has a size and no spread', () => {
  const found = performance([-0.5], annual);
  expect(found).toMatchObject({
    returns: 1,
    totalReturn: -0.5,
    annualReturn: -0.9375,
    var5: -0.5,
    cvar5: -0.5,
  });
  const { annualVolatility, sharpe, sortino, omega, stability } = found;
  expect([annualVolatility, sharpe, sortino, omega, stability]).toEqual([null, null, null, null, null]);
  expect(found.drawdown).toEqual({ depth: -0.5, peak: -1, trough: 0, recovery: null });
});

test('no returns have no statistics', () => {
  const { returns: count, ...rest } = performance([NaN]);
  expect(count).toBe(0);
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
  expect(performance([])).toEqual(performance([NaN]));
});

test('growth beyond every number is null, not infinite', () => {
  expect(performance(new Float64Array(400).fill(9)).totalReturn).toBeNull();
});

test('a year and a rate are numbers', () => {
  expect(() => performance(returns, { periods: 0 })).toThrow('periods must be above 0, not 0');
  expect(() => performance(returns, { riskFree: NaN })).toThrow(RangeError);
});

/** Daily returns of about a hundredth, a tenth of them zero. */
function drawn(count: number, seed: number): number[] {
  const next = seededRandom(seed);
  return Array.from({ length: count }, () => (next() < 0.1 ? 0 : (next() + next() + next() - 1.48) / 60));
}

test('two years of random returns match the definitions computed one at a time', () => {
  const days = drawn(504, 7);
  const found = performance(days, { riskFree: 0.0252 });
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const excess = days.map((day) => day - 0.0001);
  const std = Math.sqrt(days.reduce((sum, day) => sum + (day - mean(days)) ** 2, 0) / 503);
  const downside = Math.sqrt(mean(excess.map((day) => (day < 0 ? day * day : 0)))) * Math.sqrt(252);
  const wealth = days.map((_, at) => days.slice(0, at + 1).reduce((grown, day) => grown * (1 + day), 1));
  const falls = wealth.map((now, at) => now / Math.max(1, ...wealth.slice(0, at + 1)) - 1);
  const sorted = [...days].sort((one, other) => one - other);
  const expected = {
    totalReturn: (wealth.at(-1) ?? NaN) - 1,
    annualReturn: Math.sqrt(wealth.at(-1) ?? NaN) - 1,
    annualVolatility: std * Math.sqrt(252),
    sharpe: (mean(excess) / std) * Math.sqrt(252),
    sortino: (mean(excess) * 252) / downside,
    downsideRisk: downside,
    maxDrawdown: Math.min(...falls),
    calmar: (Math.sqrt(wealth.at(-1) ?? NaN) - 1) / -Math.min(...falls),
    omega: mean(excess.map((day) => Math.max(day, 0))) / mean(excess.map((day) => Math.max(-day, 0))),
    // Rank 503 · 0.05 = 25.15.
    var5: (sorted[25] ?? NaN) * 0.85 + (sorted[26] ?? NaN) * 0.15,
    cvar5: mean(sorted.slice(0, 26)),
    winRate: days.filter((day) => day > 0).length / 504,
  };
  for (const [name, value] of Object.entries(expected)) {
    expect([name, found[name as keyof typeof expected]]).toEqual([name, expect.closeTo(value, 11)]);
  }
  expect(wealth[found.drawdown?.trough ?? -1]).toBeCloseTo(
    (1 + Math.min(...falls)) * (wealth[found.drawdown?.peak ?? -1] ?? 1),
    12,
  );
});

test('the order of returns matters only to the path', () => {
  const days = drawn(300, 3);
  const one = performance(days, { riskFree: 0.02 });
  const other = performance([...days].reverse(), { riskFree: 0.02 });
  const ordered = [
    'totalReturn',
    'annualVolatility',
    'sharpe',
    'sortino',
    'omega',
    'tailRatio',
    'var5',
    'cvar5',
  ] as const;
  for (const name of ordered) expect(other[name]).toBeCloseTo(one[name] ?? NaN, 11);
  expect(other.winRate).toBe(one.winRate);
  // The deepest fall is a stretch of returns, as deep whichever way it is read; all bad days together are deeper.
  expect(other.maxDrawdown).toBeCloseTo(one.maxDrawdown ?? NaN, 12);
  const sorted = performance([...days].sort((early, late) => early - late));
  expect(sorted.maxDrawdown).toBeLessThan(2 * (one.maxDrawdown ?? NaN));
});

test('leverage scales risk and leaves the ratios', () => {
  const days = drawn(300, 4);
  const one = performance(days);
  const twice = performance(days.map((day) => 2 * day));
  for (const name of ['annualVolatility', 'downsideRisk', 'var5', 'cvar5'] as const) {
    expect(twice[name]).toBeCloseTo(2 * (one[name] ?? NaN), 12);
  }
  for (const name of ['sharpe', 'sortino', 'omega', 'tailRatio', 'winRate'] as const) {
    expect(twice[name]).toBeCloseTo(one[name] ?? NaN, 11);
  }
});

test('inputs are not modified', () => {
  const days = Float64Array.from(drawn(50, 5));
  const before = days.slice();
  performance(days);
  expect(days).toEqual(before);
});

test.each([1, 2, 3])('seed %i: a year with gaps matches the reference computations', (seed) => {
  const days = gappySample(seed, { count: 252, gaps: 0.15, ties: 0.1 }).map((value) => value / 200);
  const kept = days.filter((value) => !Number.isNaN(value));
  const found = performance(days);
  expect(found.returns).toBe(kept.length);
  const expected = {
    totalReturn: productOf(days) - 1,
    annualReturn: productOf(days) ** (252 / kept.length) - 1,
    annualVolatility: Math.sqrt((powerMoment(kept, 2) * kept.length * 252) / (kept.length - 1)),
    maxDrawdown: Math.min(...fallsByLookingBack(days)),
    var5: percentileByWalking(days, 0.05),
    tailRatio: Math.abs(percentileByWalking(days, 0.95) / percentileByWalking(days, 0.05)),
  };
  for (const [name, value] of Object.entries(expected))
    expect([name, found[name as keyof typeof expected]]).toEqual([name, expect.closeTo(value, 11)]);
});

test.each([
  ['two returns', [0.1, -0.1], { returns: 2, winRate: 0.5, omega: expect.closeTo(1, 14), stability: 1 }],
  ['all equal', [0.01, 0.01, 0.01], { annualVolatility: 0, sharpe: null, maxDrawdown: 0, winRate: 1 }],
  ['everything lost', [0.1, -1], { totalReturn: -1, annualReturn: -1, maxDrawdown: -1, stability: null }],
  [
    'more than everything lost',
    [-1.5],
    { totalReturn: -1.5, annualReturn: null, maxDrawdown: -1.5, calmar: null },
  ],
  ['both zeros, which win nothing', [0, -0], { winRate: 0, totalReturn: 0, omega: null, drawdown: null }],
  [
    'an infinite gain',
    [Infinity, 0.1],
    { totalReturn: null, annualVolatility: null, sharpe: null, winRate: 1 },
  ],
])('of %s', (_, days, expected) => {
  expect(performance(Object.freeze(days))).toMatchObject(expected);
});
