import { cellwise } from './cellwise.ts';

const ALL = Object.freeze([0, 1, NaN]);

/** The operator over every pair of no, yes and missing. */
function table(operator: string): number[] {
  const left = Float64Array.from(ALL.flatMap((a) => ALL.map(() => a)));
  const right = Float64Array.from(ALL.flatMap(() => ALL));
  const result = new Float64Array(9);
  cellwise(operator, [left, right], result);
  return [...result];
}

test('yes and no join as they do, and missing with anything is missing', () => {
  expect(table('and')).toEqual([0, 0, NaN, 0, 1, NaN, NaN, NaN, NaN]);
  expect(table('or')).toEqual([0, 1, NaN, 1, 1, NaN, NaN, NaN, NaN]);
  expect(table('=')).toEqual([1, 0, NaN, 0, 1, NaN, NaN, NaN, NaN]);
  expect(table('!=')).toEqual([0, 1, NaN, 1, 0, NaN, NaN, NaN, NaN]);
  expect(table('/')).toEqual([NaN, 0, NaN, NaN, 1, NaN, NaN, NaN, NaN]);
});

test('not, and if over the branch taken alone', () => {
  const [a, result] = [Float64Array.from(ALL), new Float64Array(3)];
  cellwise('not', [a], result);
  expect([...result]).toEqual([1, 0, NaN]);
  cellwise('if', [a, Float64Array.of(NaN, 5, 5), Float64Array.of(6, NaN, 6)], result);
  expect([...result]).toEqual([6, 5, NaN]);
});

test('one number stands for a panel, and the result may be an input', () => {
  const panel = Float64Array.of(1, 2, 3);
  cellwise('-', [Float64Array.of(10), panel], panel);
  expect([...panel]).toEqual([9, 8, 7]);
});

test('an operator there is not is refused', () => {
  expect(() => {
    cellwise('%', [new Float64Array(1)], new Float64Array(1));
  }).toThrow(new RangeError('no operator: %'));
});
