import { definitionFaults } from '../rules/definition.ts';
import { eachCell, seededPanel, windowOf } from '../rules/testing/seeded-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { expectClose } from '../testing/expect-close.ts';
import { correlationOfPairs } from '../testing/oracles/functions/correlation-of-pairs.ts';
import { correlation } from './correlation.ts';

const along = (x: number[], y: number[], n: number, least?: number): Float64Array =>
  correlation.apply(
    [Float64Array.from(x), Float64Array.from(y)],
    least === undefined ? { n } : { n, least },
    {
      dates: x.length,
      stocks: 1,
    },
  );

test.each<[string, number[], number[], number, number | undefined, number]>([
  // Deviations −1 0 1 and −1 1 0: products 1 + 0 + 0, squares 2 and 2.
  ['three pairs by hand', [1, 2, 3], [4, 6, 5], 3, undefined, 0.5],
  // Deviations −1.5 −0.5 0.5 1.5 and 1 −1 −1 1.
  ['a curve that falls as it rises', [1, 2, 3, 4], [2, 0, 0, 2], 4, undefined, 0],
  ['two pairs, on a line as any', [1, 5], [7, 3], 2, undefined, -1],
  ['a panel with itself', [1, 9, 4], [1, 9, 4], 3, undefined, 1],
  ['one pair', [1], [1], 2, 2, NaN],
  ['a constant left', [3, 3, 3], [1, 2, 3], 3, undefined, NaN],
  ['a constant right, by thirds', [1, 2, 3], [1 / 3, 1 / 3, 1 / 3], 3, undefined, NaN],
  ['two constants', [1, 1], [2, 2], 2, undefined, NaN],
  ['constants where both have a value', [1, 2, 1], [5, NaN, 6], 3, 2, NaN],
  ['a left that is missing today', [1, 2, NaN], [1, 2, 3], 3, 2, NaN],
  ['a right that is missing today', [1, 2, 3], [1, 2, NaN], 3, 2, NaN],
  ['rows of which each misses one', [1, NaN, 3, 4], [NaN, 2, 3, 5], 4, 2, 1],
  ['too few rows with both', [1, NaN, 3, 4], [NaN, 2, 3, 5], 4, 3, NaN],
  ['values far from zero', [1e8, 1e8 + 1, 1e8 + 2], [-1e8, -1e8 - 2, -1e8 - 4], 3, undefined, -1],
  ['a tiny and a huge scale', [1e-100, 2e-100, 4e-100], [1e100, 2e100, 4e100], 3, undefined, 1],
  ['an infinite value', [1, Infinity, 3], [1, 2, 3], 3, undefined, NaN],
  ['−0 and 0, which are equal', [0, -0], [1, 2], 2, undefined, NaN],
])('of %s', (_, x, y, n, least, expected) => {
  expectClose([along(x, y, n, least).at(-1) ?? NaN], [expected], 1e-13);
});

test.each([1, 2, 3, 4])('seed %i: every window is what its pairs make of it', (seed) => {
  const size = { dates: 30, stocks: 5 };
  const [n, least] = [3 + seed * 3, 2 + seed];
  const next = seededRandom(seed);
  const x = seededPanel(seed, { ...size, gaps: 0.05 * seed, ties: 0.3 });
  const y = x.map((value) => (next() < 0.1 ? NaN : value * (next() - 0.3) + next() * 20));
  const expected = eachCell(size, (date, stock) => {
    const [left, right] = [x, y].map((panel) => windowOf(panel, { stocks: 5, date, stock, n })) as [
      number[],
      number[],
    ];
    const both = left.map((value, at) => value + (right[at] ?? NaN)).filter((value) => !Number.isNaN(value));
    const isThere = !Number.isNaN((left.at(-1) ?? NaN) + (right.at(-1) ?? NaN)) && both.length >= least;
    return isThere ? correlationOfPairs(left, right) : NaN;
  });
  const found = correlation.apply([x, y], { n, least }, size);
  expectClose(found, expected, 1e-10);
  // Which of the two is first does not matter, the sign of one turns it.
  expectClose(correlation.apply([y, x], { n, least }, size), found, 1e-13);
  expectClose(
    correlation.apply([x, y.map((value) => -value)], { n, least }, size),
    found.map((value) => -value),
    1e-13,
  );
});

test('no correlation is beyond 1, however the rounding falls', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const next = seededRandom(seed);
    const x = Array.from({ length: 12 }, () => next() * 10 ** (seed % 7));
    const found = along(
      x,
      x.map((value) => value * 1.1 + seed),
      5,
    );
    expect(Math.max(...found.slice(4))).toBeLessThanOrEqual(1);
    expect(Math.min(...found.slice(4))).toBeGreaterThan(1 - 1e-9);
  }
});

test.each([
  [{ n: 2 }, 2, []],
  [{ n: 9, least: 9 }, 2, []],
  [{ n: 1 }, 2, [['n', 'below-least']]],
  [{ n: 9, least: 10 }, 2, [['least', 'above-other']]],
  [{ n: 9, least: 1 }, 2, [['least', 'below-least']]],
  [{ n: 9 }, 1, [['', 'wrong-inputs']]],
  [{ n: 9 }, 3, [['', 'wrong-inputs']]],
  [{ n: 9, lag: 1 }, 2, [['lag', 'unknown-parameter']]],
])('%j with %i panels has the faults %j', (parameters, inputs, faults) => {
  expect(
    definitionFaults(correlation, parameters, inputs).map(({ path, code }) => [path.join('.'), code]),
  ).toEqual(faults);
});
