import { FORMULA_FUNCTIONS } from '../functions/formula-functions.ts';
import { callFunction } from '../functions/testing/call-function.ts';
import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { applyFunction, constantNames, functionFaults } from './function-calls.ts';

const size = { dates: 8, stocks: 5 };
const x = seededPanel(1, { ...size, gaps: 0.1 });

test('the constants of a function are told by its name', () => {
  expect(constantNames('mean')).toEqual(['n', 'least']);
  expect(constantNames('clamp')).toEqual(['low', 'high']);
  expect(constantNames('cs_rank')).toEqual([]);
  for (const name of Object.keys(FORMULA_FUNCTIONS)) expect(constantNames(name)).toBeDefined();
  for (const name of ['', '+', 'if', 'neg', 'average', 'toString', '__proto__'])
    expect(constantNames(name)).toBeUndefined();
});

test.each<[string, object, number, [string, string, object][]]>([
  ['mean', { n: 5 }, 1, []],
  ['mean', { n: 5, least: null }, 1, []],
  ['mean', {}, 2, []],
  ['clamp', { high: 2, low: 1 }, 1, []],
  ['sum', {}, 1, [['', 'unknown-function', { name: 'sum' }]]],
  ['toString', { n: 1 }, 1, [['', 'unknown-function', { name: 'toString' }]]],
  ['', {}, 0, [['', 'unknown-function', { name: '' }]]],
  [
    'mean',
    { n: 5, m: 1, k: 2 },
    1,
    [
      ['m', 'unknown-parameter', {}],
      ['k', 'unknown-parameter', {}],
    ],
  ],
  // A parameter of the rule of the same name is none of the function's.
  ['mean', { n: 5, counts: 'reports' }, 1, [['counts', 'unknown-parameter', {}]]],
  ['mean', { across: true }, 2, [['across', 'unknown-parameter', {}]]],
  ['ts_rank', { counts: null }, 1, [['counts', 'unknown-parameter', {}]]],
  ['cs_rank', { byIndustry: true }, 1, [['byIndustry', 'unknown-parameter', {}]]],
  ['mean', { n: 0 }, 1, [['n', 'below-least', { bound: 1 }]]],
  ['lag', {}, 1, [['n', 'missing-parameter', {}]]],
  ['corr', { n: 5 }, 3, [['', 'wrong-inputs', { given: 3, least: 2, most: 2 }]]],
])('%s of %j and %i inputs has the faults %j', (name, params, inputs, faults) => {
  expect(
    functionFaults(name, params as Record<string, unknown>, inputs).map(({ path, code, values }) => [
      path.join('.'),
      code,
      values,
    ]),
  ).toEqual(faults);
});

test('a function is applied by its constants’ names as it is by their order', () => {
  expect(applyFunction('clamp', { high: 20, low: -20 }, [x], size)).toEqual(
    callFunction('clamp', [-20, 20], [x], size),
  );
  expect(applyFunction('mean', { least: 1, n: 3 }, [x], size)).toEqual(
    callFunction('mean', [3, 1], [x], size),
  );
});

test.each([
  ['no function', 'sum', {}, 40, 'no function: sum'],
  ['what is inherited', 'valueOf', {}, 40, 'no function: valueOf'],
  ['constants that do not fit', 'lag', { n: 0 }, 40, 'n: below-least (bound 1)'],
  ['a panel of another size', 'abs', {}, 39, '39 values for 8 × 5 cells'],
])('%s is refused', (_, name, params, cells, message) => {
  expect(() => applyFunction(name, params, [x.subarray(0, cells)], size)).toThrow(new RangeError(message));
});
