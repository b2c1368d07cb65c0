import { checkRule } from './rule-parameters.ts';

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
