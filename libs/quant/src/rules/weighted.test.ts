import { applyRule } from './apply-rule.ts';

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
