import { seededPanel } from '../rules/testing/seeded-panel.ts';
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

test('one number is used as a whole panel, and the result may be an input', () => {
  const panel = Float64Array.of(1, 2, 3);
  cellwise('-', [Float64Array.of(10), panel], panel);
  expect([...panel]).toEqual([9, 8, 7]);
});

test('an operator there is not is refused', () => {
  expect(() => {
    cellwise('%', [new Float64Array(1)], new Float64Array(1));
  }).toThrow(new RangeError('no operator: %'));
});

const of = (operator: string, ...values: number[]): number => {
  const result = new Float64Array(1);
  cellwise(
    operator,
    values.map((value) => Float64Array.of(value)),
    result,
  );
  return result[0] ?? NaN;
};

test.each<[string, number[], number]>([
  ['neg', [3], -3],
  ['neg', [0], -0],
  ['neg', [-0], 0],
  ['neg', [Infinity], -Infinity],
  ['neg', [NaN], NaN],
  ['+', [0.1, 0.2], 0.1 + 0.2],
  ['+', [1e308, 1e308], Infinity],
  ['+', [Infinity, -Infinity], NaN],
  ['+', [-0, -0], -0],
  ['-', [5, 7], -2],
  ['-', [Infinity, Infinity], NaN],
  ['-', [NaN, 1], NaN],
  ['*', [-3, 4], -12],
  ['*', [0, Infinity], NaN],
  ['*', [1e-200, 1e-200], 0],
  ['*', [0, NaN], NaN],
  ['/', [7, 2], 3.5],
  ['/', [7, 0], NaN],
  ['/', [7, -0], NaN],
  ['/', [0, 0], NaN],
  ['/', [0, -5], -0],
  ['/', [1, Infinity], 0],
  ['/', [1, 5e-324], Infinity],
  ['/', [NaN, 0], NaN],
])('%s of %j is %d', (operator, values, expected) => {
  expect(of(operator, ...values)).toBe(expected);
});

test.each<[string, number, number, number]>([
  ['and', 2, -1, 1],
  ['and', -0, 1, 0],
  ['or', -0, 0, 0],
  ['or', 0, Infinity, 1],
  ['and', Infinity, Infinity, 1],
  ['not', 2, 0, 0],
  ['not', -0, 0, 1],
  ['not', Infinity, 0, 0],
])('any number but 0 is yes: %s of %d and %d is %d', (operator, left, right, expected) => {
  expect(operator === 'not' ? of('not', left) : of(operator, left, right)).toBe(expected);
});

test.each<[string, number[]]>([
  ['<', [1, 0, 0]],
  ['<=', [1, 1, 0]],
  ['=', [0, 1, 0]],
  ['!=', [1, 0, 1]],
  ['>=', [0, 1, 1]],
  ['>', [0, 0, 1]],
])('%s of a less, an equal and a greater', (operator, expected) => {
  expect([of(operator, 1, 2), of(operator, 2, 2), of(operator, 3, 2)]).toEqual(expected);
  expect([of(operator, -Infinity, -1e308), of(operator, -0, 0), of(operator, 5e-324, 0)]).toEqual(expected);
  expect([of(operator, NaN, 1), of(operator, 1, NaN), of(operator, NaN, NaN)]).toEqual([NaN, NaN, NaN]);
});

test('if takes what is not 0 for yes, and misses only the branch it takes', () => {
  expect(of('if', 2, 5, NaN)).toBe(5);
  expect(of('if', -0, NaN, 6)).toBe(6);
  expect(of('if', 1, NaN, 6)).toBeNaN();
  expect(of('if', NaN, 5, 6)).toBeNaN();
});

/** Each input once as a panel, once as a number that is one of it. */
test.each(['+', '-', '*', '/', 'and', 'or', '<', '>=', '!=', 'if'])(
  '%s of a number is that of a panel of it',
  (operator) => {
    const count = operator === 'if' ? 3 : 2;
    const panels = [1, 2, 3]
      .slice(0, count)
      .map((seed) => seededPanel(seed, { dates: 5, stocks: 6, gaps: 0.2, ties: 0.9 }));
    for (let which = 0; which < 2 ** count; which += 1) {
      const isNumber = (at: number): boolean => (which >> at) % 2 === 1;
      const numbers = panels.map((panel, at) => (isNumber(at) ? Float64Array.of(at - 1) : panel));
      const whole = panels.map((panel, at) => (isNumber(at) ? panel.map(() => at - 1) : panel));
      const [result, expected] = [new Float64Array(30), new Float64Array(30)];
      cellwise(operator, numbers, result);
      cellwise(operator, whole, expected);
      expect(result).toEqual(expected);
    }
  },
);

test.each(['neg', 'not', '+', '-', '*', '/', 'and', 'or', '=', 'if'])(
  '%s may write on any of its inputs',
  (operator) => {
    const count = operator === 'neg' || operator === 'not' ? 1 : operator === 'if' ? 3 : 2;
    const drawn = (): Float64Array[] =>
      [4, 5, 6]
        .slice(0, count)
        .map((seed) => seededPanel(seed, { dates: 3, stocks: 5, gaps: 0.2, ties: 0.8 }));
    const expected = new Float64Array(15);
    cellwise(operator, drawn(), expected);
    for (let at = 0; at < count; at += 1) {
      const inputs = drawn();
      const into = inputs[at] ?? new Float64Array(0);
      cellwise(operator, inputs, into);
      expect(into).toEqual(expected);
    }
  },
);

test.each(['', 'toString', 'mean', '==', '≤'])('%j is no operator', (operator) => {
  expect(() => {
    cellwise(operator, [new Float64Array(1), new Float64Array(1)], new Float64Array(1));
  }).toThrow(RangeError);
});

test('an operator of nothing is refused', () => {
  expect(() => {
    cellwise('+', [], new Float64Array(1));
  }).toThrow(new RangeError('no operator: +'));
});
