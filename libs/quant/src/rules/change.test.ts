import { applyRule } from './apply-rule.ts';

const values = Float64Array.from([100, -50, 110, -75, 121, 0]);
const panel = Object.freeze({ dates: 3, stocks: 2 });

test('a difference is against the value n rows back', () => {
  expect([...applyRule(6, { n: 1, kind: 'difference' }, [values], panel)]).toEqual([
    NaN,
    NaN,
    10,
    -25,
    11,
    75,
  ]);
  expect([...applyRule(6, { n: 2, kind: 'difference' }, [values], panel)]).toEqual([
    NaN,
    NaN,
    NaN,
    NaN,
    21,
    50,
  ]);
});

test('a ratio is against the size of the base: a larger loss is a fall', () => {
  expect([...applyRule(6, { n: 1, kind: 'ratio' }, [values], panel)]).toEqual([NaN, NaN, 0.1, -0.5, 0.1, 1]);
});

test('on base 0, without a base or without a value there is none', () => {
  const gaps = Float64Array.from([0, NaN, 1, 2, 3, NaN]);
  expect([...applyRule(6, { n: 1, kind: 'ratio' }, [gaps], panel)]).toEqual([NaN, NaN, NaN, NaN, 2, NaN]);
  expect([...applyRule(6, { n: 1, kind: 'difference' }, [gaps], panel)]).toEqual([NaN, NaN, 1, NaN, 2, NaN]);
});

test('a base before the first row is missing', () => {
  expect([...applyRule(6, { n: 3, kind: 'ratio' }, [values], panel)].every(Number.isNaN)).toBe(true);
});
