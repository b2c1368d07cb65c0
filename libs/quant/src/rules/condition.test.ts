import { applyRule } from './apply-rule.ts';

const of = (...values: number[]): Float64Array => Float64Array.from(values);
const panel = Object.freeze({ dates: 1, stocks: 4 });
const [then, otherwise] = [of(1, 2, 3, 4), of(-1, -2, -3, -4)];

test('where A op B holds it is C, else D', () => {
  const inputs = [of(1, 2, 3, Infinity), of(2, 2, 2, 2), then, otherwise];
  expect([...applyRule(9, { op: '>=' }, inputs, panel)]).toEqual([-1, 2, 3, 4]);
  expect([...applyRule(9, { op: '<' }, inputs, panel)]).toEqual([1, -2, -3, -4]);
});

test('a constant stands for B', () => {
  const inputs = [of(1, 2, 3, 0), then, otherwise];
  expect([...applyRule(9, { op: '>', constant: 1 }, inputs, panel)]).toEqual([-1, 2, 3, -4]);
  expect([...applyRule(9, { op: '=', constant: 0 }, inputs, panel)]).toEqual([-1, -2, -3, 4]);
});

test('without A or B there is neither', () => {
  const inputs = [of(NaN, 1, 1, 1), of(0, NaN, 0, 0), then, otherwise];
  expect([...applyRule(9, { op: '!=' }, inputs, panel)]).toEqual([NaN, NaN, 3, 4]);
});

test('only the branch taken may be missed', () => {
  const inputs = [of(1, 1, -1, -1), of(NaN, 5, NaN, 5), of(6, NaN, 6, NaN)];
  expect([...applyRule(9, { op: '>', constant: 0 }, inputs, panel)]).toEqual([NaN, 5, 6, NaN]);
});
