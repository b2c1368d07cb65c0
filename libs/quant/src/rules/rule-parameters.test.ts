import { checkRule, isRule, RULES } from './rule-parameters.ts';

const bands = [{ op: '<', value: 1, result: 2 }];

test.each([
  [1, { full: 1, zero: 0 }, 1],
  [2, {}, 1],
  [2, { n: 250, least: 250, counts: 'days' }, 1],
  [3, { byIndustry: true }, 1],
  [3, {}, 1],
  [4, { bands, otherwise: null }, 1],
  [4, { bands: [{ op: 'between', value: 1, upper: 1, result: 2 }] }, 1],
  [5, { maxAge: 0 }, 1],
  [6, { n: 1, kind: 'ratio', counts: 'reports' }, 1],
  [7, { n: 20 }, 1],
  [7, { n: 20, least: null, across: false }, 1],
  [7, { across: true, least: 3 }, 3],
  [8, { weights: [1, 2.5], least: 1 }, 2],
  [8, { weights: [1, 2.5], least: 0 }, 2],
  [9, { op: '>' }, 4],
  [9, { op: '≤', constant: 0 }, 3],
])('rule %i takes %j with %i inputs', (rule, parameters, inputs) => {
  expect(checkRule(rule, parameters, inputs)).toEqual([]);
});

const fault = (path: (string | number)[], code: string, values = {}): unknown => ({ path, code, values });

test.each([
  [1, { full: 1 }, 1, [fault(['zero'], 'missing-parameter')]],
  [1, { full: 1, zero: null }, 1, [fault(['zero'], 'missing-parameter')]],
  [1, { full: 1, zero: 1 }, 1, [fault(['full'], 'equal-to-other', { other: 'zero' })]],
  [
    1,
    { full: '1', zero: Infinity },
    1,
    [fault(['full'], 'wrong-kind', { kind: 'number' }), fault(['zero'], 'wrong-kind', { kind: 'number' })],
  ],
  [1, { full: 1, zero: 0, half: 2 }, 1, [fault(['half'], 'unknown-parameter')]],
  [1, [1, 0], 1, [fault([], 'wrong-kind', { kind: 'object' })]],
  [1, null, 1, [fault([], 'wrong-kind', { kind: 'object' })]],
  [1, { full: 1, zero: 0 }, 2, [fault([], 'wrong-inputs', { given: 2, least: 1, most: 1 })]],
  [2, { n: 0 }, 1, [fault(['n'], 'below-least', { bound: 1 })]],
  [2, { n: 10_001 }, 1, [fault(['n'], 'above-most', { bound: 10_000 })]],
  [2, { n: 2.5 }, 1, [fault(['n'], 'wrong-kind', { kind: 'integer' })]],
  [2, { n: 20, least: 21 }, 1, [fault(['least'], 'above-other', { other: 'n' })]],
  [2, { least: 751 }, 1, [fault(['least'], 'above-other', { other: 'n' })]],
  [2, { counts: 'weeks' }, 1, [fault(['counts'], 'not-one-of', { allowed: 'days reports' })]],
  [3, { byIndustry: 1 }, 1, [fault(['byIndustry'], 'wrong-kind', { kind: 'boolean' })]],
  [4, { bands: [] }, 1, [fault(['bands'], 'missing-parameter')]],
  [4, { bands: { op: '<' } }, 1, [fault(['bands'], 'wrong-kind', { kind: 'list' })]],
  [
    4,
    { bands: [...bands, { op: '~', value: 1 }] },
    1,
    [
      fault(['bands', 1, 'op'], 'not-one-of', { allowed: '< <= ≤ = == >= ≥ > != ≠ between' }),
      fault(['bands', 1, 'result'], 'missing-parameter'),
    ],
  ],
  [
    4,
    { bands: [{ op: 'between', value: 3, result: 1 }] },
    1,
    [fault(['bands', 0, 'upper'], 'missing-parameter')],
  ],
  [
    4,
    { bands: [{ op: 'between', value: 3, upper: 2, result: 1 }] },
    1,
    [fault(['bands', 0, 'upper'], 'below-other', { other: 'value' })],
  ],
  [
    4,
    { bands: [{ op: '<', value: 3, upper: 4, result: 1 }] },
    1,
    [fault(['bands', 0, 'upper'], 'excluded-by-other', { other: 'op' })],
  ],
  [5, { maxAge: -1 }, 1, [fault(['maxAge'], 'below-least', { bound: 0 })]],
  [6, { n: 1, kind: 'percent' }, 1, [fault(['kind'], 'not-one-of', { allowed: 'difference ratio' })]],
  [7, {}, 1, [fault(['n'], 'missing-parameter')]],
  [7, { n: 3, least: 4 }, 1, [fault(['least'], 'above-other', { other: 'n' })]],
  [7, { n: 3 }, 2, [fault([], 'wrong-inputs', { given: 2, least: 1, most: 1 })]],
  [7, { across: true }, 1, [fault([], 'wrong-inputs', { given: 1, least: 2 })]],
  [
    7,
    { across: true, n: 3, least: 3 },
    2,
    [fault(['n'], 'excluded-by-other', { other: 'across' }), fault(['least'], 'above-most', { bound: 2 })],
  ],
  [
    8,
    { weights: [1, 0, -1] },
    3,
    [fault(['weights', 1], 'not-above', { bound: 0 }), fault(['weights', 2], 'not-above', { bound: 0 })],
  ],
  [8, { weights: [1] }, 2, [fault(['weights'], 'wrong-count', { given: 1, least: 2, most: 2 })]],
  [8, { weights: [1], least: -0.01 }, 1, [fault(['least'], 'below-least', { bound: 0 })]],
  [8, { weights: [1], least: 1.01 }, 1, [fault(['least'], 'above-most', { bound: 1 })]],
  [9, { op: 'between' }, 4, [fault(['op'], 'not-one-of', { allowed: '< <= ≤ = == >= ≥ > != ≠' })]],
  [9, { op: '<' }, 3, [fault([], 'wrong-inputs', { given: 3, least: 4, most: 4 })]],
  [9, { op: '<', constant: 0 }, 4, [fault([], 'wrong-inputs', { given: 4, least: 3, most: 3 })]],
  [10, {}, 1, [fault([], 'unknown-rule', { rule: 10 })]],
])('rule %i refuses %j with %i inputs and says where', (rule, parameters, inputs, faults) => {
  expect(checkRule(rule, parameters, inputs)).toEqual(faults);
});

test('there are nine rules, and no other number is one', () => {
  expect(Object.keys(RULES)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  for (const rule of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(isRule(rule)).toBe(true);
  for (const rule of [0, -1, 10, 1.5, 1e21, NaN, Infinity]) expect(isRule(rule)).toBe(false);
  expect(isRule(-0)).toBe(false);
});

/** The bounds of every number, each at its last value that is taken and the first that is not. */
test.each([
  [2, 'n', {}, 1, 0, 'below-least', 1],
  [2, 'n', {}, 10_000, 10_001, 'above-most', 1],
  [2, 'least', { n: 9 }, 1, 0, 'below-least', 1],
  [2, 'least', { n: 9 }, 9, 10, 'above-other', 1],
  [2, 'least', {}, 750, 751, 'above-other', 1],
  [5, 'maxAge', {}, 0, -1, 'below-least', 1],
  [6, 'n', { kind: 'ratio' }, 1, 0, 'below-least', 1],
  [6, 'n', { kind: 'ratio' }, 10_000, 10_001, 'above-most', 1],
  [7, 'n', {}, 1, 0, 'below-least', 1],
  [7, 'n', {}, 10_000, 10_001, 'above-most', 1],
  [7, 'least', { n: 4 }, 4, 5, 'above-other', 1],
  [7, 'least', { n: 4 }, 1, 0, 'below-least', 1],
  [7, 'least', { across: true }, 3, 4, 'above-most', 3],
  [8, 'least', { weights: [1] }, 0, -1e-9, 'below-least', 1],
  [8, 'least', { weights: [1] }, 1, 1 + 1e-9, 'above-most', 1],
])('rule %i: %s of %j may be %d and not %d: %s', (rule, name, others, taken, refused, code, inputs) => {
  expect(checkRule(rule, { ...others, [name]: taken }, inputs)).toEqual([]);
  expect(checkRule(rule, { ...others, [name]: refused }, inputs)).toMatchObject([{ path: [name], code }]);
});

/** What is no number, no count, no word, in the place of one. */
test.each([
  [1, { full: NaN, zero: 0 }, 'full', 'wrong-kind'],
  [1, { full: 1, zero: -Infinity }, 'zero', 'wrong-kind'],
  [1, { full: 1, zero: [0] }, 'zero', 'wrong-kind'],
  [1, { full: 0, zero: -0 }, 'full', 'equal-to-other'],
  [2, { n: '20' }, 'n', 'wrong-kind'],
  [2, { n: 2 ** 53 }, 'n', 'wrong-kind'],
  [2, { n: NaN }, 'n', 'wrong-kind'],
  [2, { counts: 'Days' }, 'counts', 'not-one-of'],
  [3, { byIndustry: 'true' }, 'byIndustry', 'wrong-kind'],
  [4, {}, 'bands', 'missing-parameter'],
  [4, { bands: [{}] }, 'bands.0.op', 'missing-parameter'],
  [4, { bands: ['<'] }, 'bands.0', 'wrong-kind'],
  [4, { bands: [null] }, 'bands.0', 'wrong-kind'],
  [4, { bands, otherwise: '2' }, 'otherwise', 'wrong-kind'],
  [4, { bands: [{ op: '<', value: Infinity, result: 1 }] }, 'bands.0.value', 'wrong-kind'],
  [4, { bands: [{ op: '<', value: 1, result: NaN }] }, 'bands.0.result', 'wrong-kind'],
  [4, { bands: [{ op: '<', value: 1, result: 2, then: 3 }] }, 'bands.0.then', 'unknown-parameter'],
  [5, {}, 'maxAge', 'missing-parameter'],
  [5, { maxAge: 1.5 }, 'maxAge', 'wrong-kind'],
  [6, { n: 1 }, 'kind', 'missing-parameter'],
  [6, { n: 1, kind: null }, 'kind', 'missing-parameter'],
  [7, { n: 3, across: 'yes' }, 'across', 'wrong-kind'],
  [7, { n: null }, 'n', 'missing-parameter'],
  [7, { n: 3, across: false, least: 4 }, 'least', 'above-other'],
  [8, {}, 'weights', 'missing-parameter'],
  [8, { weights: [] }, 'weights', 'missing-parameter'],
  [8, { weights: 1 }, 'weights', 'wrong-kind'],
  [8, { weights: ['1'] }, 'weights.0', 'wrong-kind'],
  [8, { weights: [NaN] }, 'weights.0', 'wrong-kind'],
  [8, { weights: [-0] }, 'weights.0', 'not-above'],
  [8, { weights: [1], least: '1' }, 'least', 'wrong-kind'],
])('rule %i refuses %j at %s: %s', (rule, parameters, place, code) => {
  const faults = checkRule(rule, parameters, 1);
  expect(faults.map(({ path, code: own }) => [path.join('.'), own])).toContainEqual([place, code]);
});

test('a mean across excludes each parameter of windows, by its name', () => {
  const named = (parameters: unknown): unknown =>
    checkRule(7, parameters, 2).map(({ path, code }) => [path[0], code]);
  expect(named({ across: true, n: 3, counts: 'days' })).toEqual([
    ['n', 'excluded-by-other'],
    ['counts', 'excluded-by-other'],
  ]);
  expect(named({ across: true, n: null, counts: null })).toEqual([]);
});

test('inputs are judged once every parameter is right by itself', () => {
  expect(checkRule(1, { full: 1, zero: 'x' }, 9)).toMatchObject([{ path: ['zero'] }]);
  expect(checkRule(1, { full: 1, zero: 1 }, 9).map(({ path }) => path)).toEqual([[], ['full']]);
  expect(checkRule(8, { weights: [1, 2] }, 0)).toEqual([
    fault([], 'wrong-inputs', { given: 0, least: 1 }),
    fault(['weights'], 'wrong-count', { given: 2, least: 0, most: 0 }),
  ]);
});
