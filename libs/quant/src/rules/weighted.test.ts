import { applyRule } from './apply-rule.ts';
import { expectClose } from '../testing/expect-close.ts';
import { weightedByShares } from '../testing/oracles/rules/weighted-by-shares.ts';
import { eachCell, seededPanel } from './testing/seeded-panel.ts';

const panel = Object.freeze({ dates: 1, stocks: 4 });
const inputs = [
  [10, NaN, 10, NaN],
  [20, 20, NaN, NaN],
  [40, 40, NaN, NaN],
].map((values) => Float64Array.from(values));

test('values count by their weights, which need not sum to one', () => {
  // (10·1 + 20·2 + 40·5) / 8
  expect([...applyRule(8, { weights: [1, 2, 5] }, inputs, panel)]).toEqual([31.25, NaN, NaN, NaN]);
});

test('with a share of the weight there, the rest may be missing', () => {
  // (20·2 + 40·5) / 7 of 7/8 of the weight; 10 alone is 1/8.
  const of = (least: number): number[] => [...applyRule(8, { weights: [1, 2, 5], least }, inputs, panel)];
  expect(of(0.875)).toEqual([31.25, 240 / 7, NaN, NaN]);
  expect(of(0.876)).toEqual([31.25, NaN, NaN, NaN]);
  expect(of(0.125)).toEqual([31.25, 240 / 7, 10, NaN]);
  expect(of(0.126)).toEqual([31.25, 240 / 7, NaN, NaN]);
});

test('with no share asked for, any weight is enough but none is not', () => {
  const of = applyRule(8, { weights: [1, 2, 5], least: 0 }, inputs, panel);
  expect([...of]).toEqual([31.25, 240 / 7, 10, NaN]);
});

test('a share that only rounding keeps from the threshold reaches it', () => {
  // 0.2 + 0.7 is a digit short of 0.9.
  expect(applyRule(8, { weights: [0.1, 0.2, 0.7], least: 0.9 }, inputs, panel)[1]).toBeCloseTo(32 / 0.9, 12);
});

const at = (weights: number[], values: number[], least?: number): number =>
  applyRule(
    8,
    least === undefined ? { weights } : { weights, least },
    values.map((value) => Float64Array.of(value)),
    { dates: 1, stocks: 1 },
  )[0] ?? NaN;

test.each([
  ['one input, whatever its weight', [7], [5], undefined, 5],
  ['one input that is missing', [7], [NaN], 0, NaN],
  ['equal values', [0.3, 0.7], [2, 2], undefined, 2],
  ['equal weights: a mean', [3, 3, 3], [1, 2, 6], undefined, 3],
  // (1·2 + 3·(−2)) / 4
  ['values of both signs', [1, 3], [2, -2], undefined, -1],
  ['weights that are scaled', [100, 300], [2, -2], undefined, -1],
  ['tiny weights', [1e-300, 3e-300], [2, -2], undefined, -1],
  ['a value under a weight a hundred orders smaller', [1e-100, 1], [1e90, 1], undefined, 1 + 1e-10],
  ['an infinite value', [1, 1], [Infinity, 1], undefined, Infinity],
  ['both infinities', [1, 1], [Infinity, -Infinity], undefined, NaN],
  ['an infinite value beside a missing one that may be', [1, 1], [-Infinity, NaN], 0.5, -Infinity],
  ['exactly the share asked for', [1, 3], [NaN, 8], 0.75, 8],
  ['a share just under what is asked for', [1, 3], [NaN, 8], 0.7500001, NaN],
  ['all of it asked for by 1', [1, 1], [4, NaN], 1, NaN],
  ['all of it there, of weights whose sum rounds', [0.1, 0.2, 0.3, 0.4], [1, 1, 1, 1], 1, 1],
  ['no value at all, where none is asked for', [1, 1], [NaN, NaN], 0, NaN],
  ['−0 and 0', [1, 1], [-0, 0], undefined, 0],
])('of %s', (_, weights, values, least, expected) => {
  expectClose([at(weights, values, least)], [expected], 1e-14);
});

test('a share that is null is all, as one not given', () => {
  expect(applyRule(8, { weights: [1, 2, 5], least: null }, inputs, panel)).toEqual(
    applyRule(8, { weights: [1, 2, 5] }, inputs, panel),
  );
});

test.each([
  [1, [1, 1]],
  [2, [0.6, 0.4]],
  [3, [1, 2, 3, 4, 5]],
  [4, [0.15, 0.25, 0.35, 0.25]],
  [5, [1e-6, 1, 1e6]],
])('seed %i, weights %j: every cell is what shares make of it', (seed, weights) => {
  const size = { dates: 10, stocks: 12 };
  const panels = weights.map((__, input) =>
    seededPanel(seed * 10 + input, { ...size, gaps: 0.3, ties: 0.4 }),
  );
  for (const least of [0, 0.2, 0.35, 0.5, 0.8, 1])
    expectClose(
      applyRule(8, { weights, least }, panels, size),
      eachCell(size, (date, stock) =>
        weightedByShares(
          panels.map((each) => each[date * 12 + stock] ?? NaN),
          weights,
          least,
        ),
      ),
      1e-9,
    );
});
