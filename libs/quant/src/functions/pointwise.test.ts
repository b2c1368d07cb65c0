import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { expectClose } from '../testing/expect-close.ts';
import type { FormulaFunctionName } from './formula-functions.ts';
import { callFunction } from './testing/call-function.ts';

const of = (...values: number[]): Float64Array => Float64Array.from(values);
const panel = Object.freeze({ dates: 1, stocks: 4 });

test('log is natural, and there is none of what is not above 0', () => {
  expect([...callFunction('log', [], [of(1, Math.E, 0, -1)], panel)]).toEqual([0, 1, NaN, NaN]);
});

test('abs drops the sign', () => {
  expect([...callFunction('abs', [], [of(-2, 2, -Infinity, NaN)], panel)]).toEqual([2, 2, Infinity, NaN]);
});

test('clamp keeps values between its ends', () => {
  expect([...callFunction('clamp', [-1, 3], [of(-2, 2, Infinity, NaN)], panel)]).toEqual([-1, 2, 3, NaN]);
});

test('min and max go through panels cell by cell, and miss what one of them misses', () => {
  const panels = [of(1, 5, NaN, 2), of(3, 4, 1, 2), of(2, 6, 1, NaN)];
  expect([...callFunction('min', [], panels, panel)]).toEqual([1, 4, NaN, NaN]);
  expect([...callFunction('max', [], panels, panel)]).toEqual([3, 6, NaN, NaN]);
  expect([...(panels[0] ?? [])]).toEqual([1, 5, NaN, 2]);
});

const cells = (name: FormulaFunctionName, constants: number[], ...panels: number[][]): number[] => [
  ...callFunction(
    name,
    constants,
    panels.map((values) => Float64Array.from(values)),
    { dates: 1, stocks: panels[0]?.length ?? 0 },
  ),
];

test.each([
  [1, 0],
  [Math.E, 1],
  [10, Math.LN10],
  [0.5, -Math.LN2],
  [Infinity, Infinity],
  [-Infinity, NaN],
  [0, NaN],
  [-0, NaN],
  [-5e-324, NaN],
  // The smallest number there is, 2 ** −1074.
  [5e-324, -1074 * Math.LN2],
  [Number.MAX_VALUE, 1024 * Math.LN2],
  [NaN, NaN],
])('log of %d is %d', (value, expected) => {
  expectClose(cells('log', [], [value]), [expected], 1e-14);
});

test.each([
  [-3, 3],
  [3, 3],
  [-0, 0],
  [0, 0],
  [-Infinity, Infinity],
  [-5e-324, 5e-324],
  [-1.7e308, 1.7e308],
  [NaN, NaN],
])('abs of %d is %d', (value, expected) => {
  expect(cells('abs', [], [value])).toEqual([expected]);
});

test.each([
  ['below', -3, -2, 5, -2],
  ['above', 6, -2, 5, 5],
  ['at its lower end', -2, -2, 5, -2],
  ['at its upper end', 5, -2, 5, 5],
  ['within', 0.1, -2, 5, 0.1],
  ['between equal ends', 9, 4, 4, 4],
  ['at −0, which 0 is not below', -0, 0, 1, 0],
  ['at −infinity', -Infinity, -2, 5, -2],
  ['where it is missing', NaN, -2, 5, NaN],
  ['of huge ends', 1e307, -1e308, 1e308, 1e307],
])('clamp %s', (_, value, low, high, expected) => {
  expect(cells('clamp', [low, high], [value])).toEqual([expected]);
});

test.each<[string, number[], number, number]>([
  ['two', [3, -1], -1, 3],
  ['equal ones', [2, 2, 2], 2, 2],
  ['both zeros', [0, -0], -0, 0],
  ['infinities', [Infinity, 5, -Infinity], -Infinity, Infinity],
  ['one that is missing at the end', [1, 2, NaN], NaN, NaN],
  ['one that is missing at the beginning', [NaN, 2, 1], NaN, NaN],
  ['neighbours', [1 + 2 ** -52, 1], 1, 1 + 2 ** -52],
  ['many', [5, 3, 8, 1, 9, 2, 7], 1, 9],
])('min and max of %s', (_, values, least, greatest) => {
  const panels = values.map((value) => [value]);
  expect(cells('min', [], ...panels)).toEqual([least]);
  expect(cells('max', [], ...panels)).toEqual([greatest]);
});

test.each(['log', 'abs', 'min', 'max', 'clamp'] as const)(
  '%s of nothing is nothing, and of a panel a panel of its own',
  (name) => {
    const constants = name === 'clamp' ? [-1, 1] : [];
    const count = name === 'min' || name === 'max' ? 2 : 1;
    expect(cells(name, constants, ...Array.from({ length: count }, () => []))).toEqual([]);
    const inputs = Array.from({ length: count }, (_, at) => of(at - 2, 5, NaN, -0));
    const before = inputs.map((values) => [...values]);
    const result = callFunction(name, constants, inputs, panel);
    expect(inputs.map((values) => [...values])).toEqual(before);
    expect(inputs).not.toContain(result);
  },
);

test('min and max of three are those of two and one, and of a clamp what is between', () => {
  const size = { dates: 12, stocks: 15 };
  const [x, y, z] = [1, 2, 3].map((seed) => seededPanel(seed, { ...size, gaps: 0.1, strange: 0.1 })) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (const name of ['min', 'max'] as const)
    expect(callFunction(name, [], [x, y, z], size)).toEqual(
      callFunction(name, [], [x, callFunction(name, [], [y, z], size)], size),
    );
  const ends = [-20, 30].map((end) => new Float64Array(180).fill(end)) as [Float64Array, Float64Array];
  expect(callFunction('clamp', [-20, 30], [x], size)).toEqual(
    callFunction('max', [], [ends[0], callFunction('min', [], [ends[1], x], size)], size),
  );
});
