import { countFaults, faultAt, faultText } from './parameter-fault.ts';

test('a fault has its place, its code and the values that go with it, if any do', () => {
  expect(faultAt(['bands', 0, 'upper'], 'below-other', { other: 'value' })).toEqual({
    path: ['bands', 0, 'upper'],
    code: 'below-other',
    values: { other: 'value' },
  });
  expect(faultAt([], 'unknown-parameter')).toEqual({ path: [], code: 'unknown-parameter', values: {} });
});

describe('a count', () => {
  test.each([
    [1, [1, 1]],
    [2, [2, Infinity]],
    [1e9, [2, Infinity]],
    [0, [0, 0]],
    [3, [2, 4]],
  ] as const)('of %i is one of %j', (given, range) => {
    expect(countFaults(given, range)).toEqual([]);
  });

  test.each([
    [0, [1, 1], { given: 0, least: 1, most: 1 }],
    [2, [1, 1], { given: 2, least: 1, most: 1 }],
    [1, [2, Infinity], { given: 1, least: 2 }],
    [5, [2, 4], { given: 5, least: 2, most: 4 }],
    [1, [0, 0], { given: 1, least: 0, most: 0 }],
  ] as const)('of %i is none of %j', (given, range, values) => {
    expect(countFaults(given, range)).toEqual([{ path: [], code: 'wrong-inputs', values }]);
  });

  test('of something else has its own place and code', () => {
    expect(countFaults(1, [2, 2], { path: ['weights'], code: 'wrong-count' })).toEqual([
      { path: ['weights'], code: 'wrong-count', values: { given: 1, least: 2, most: 2 } },
    ]);
    expect(countFaults(1, [2, 2], { path: ['weights'] })).toMatchObject([{ code: 'wrong-inputs' }]);
  });
});

test.each([
  [faultAt(['n'], 'below-least', { bound: 1 }), 'n: below-least (bound 1)'],
  [
    faultAt([], 'wrong-inputs', { given: 1, least: 4, most: 4 }),
    'all: wrong-inputs (given 1, least 4, most 4)',
  ],
  [faultAt(['bands', 0, 'upper'], 'missing-parameter'), 'bands.0.upper: missing-parameter'],
  [faultAt(['op'], 'not-one-of', { allowed: '< >' }), 'op: not-one-of (allowed < >)'],
])('%j reads as one line', (fault, text) => {
  expect(faultText(fault)).toBe(text);
});
