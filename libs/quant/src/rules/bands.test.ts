import { applyRule } from './apply-rule.ts';
import { bandFromBehind } from '../testing/oracles/rules/band-from-behind.ts';
import type { Band, BandsParameters } from './bands.ts';
import { COMPARISONS } from './comparison.ts';
import { seededPanel } from './testing/seeded-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';

function results(parameters: BandsParameters, values: number[]): number[] {
  return [...applyRule(4, parameters, [Float64Array.from(values)], { dates: 1, stocks: values.length })];
}

test('the first band that a value is in gives the result', () => {
  const bands = [
    { op: '<', value: 0, result: -1 },
    { op: 'between', value: 0, upper: 10, result: 1 },
    { op: '>', value: 5, result: 2 },
  ] as const;
  expect(results({ bands }, [-3, 0, 7, 10, 10.5, -Infinity, Infinity])).toEqual([-1, 1, 1, 1, 2, -1, 2]);
});

test.each([
  ['<', [1, 0, 0]],
  ['<=', [1, 1, 0]],
  ['≤', [1, 1, 0]],
  ['=', [0, 1, 0]],
  ['==', [0, 1, 0]],
  ['>=', [0, 1, 1]],
  ['≥', [0, 1, 1]],
  ['>', [0, 0, 1]],
  ['!=', [1, 0, 1]],
  ['≠', [1, 0, 1]],
] as const)('%s compares as it reads', (op, expected) => {
  expect(results({ bands: [{ op, value: 2, result: 1 }], otherwise: 0 }, [1, 2, 3])).toEqual(expected);
});

test('a value in no band has the default, or none', () => {
  const bands = [{ op: '>', value: 5, result: 1 }] as const;
  expect(results({ bands, otherwise: 9 }, [6, 5])).toEqual([1, 9]);
  expect(results({ bands }, [6, 5])).toEqual([1, NaN]);
  expect(results({ bands, otherwise: null }, [6, 5])).toEqual([1, NaN]);
});

test('a missing value has no result, whatever the default', () => {
  expect(results({ bands: [{ op: '!=', value: 0, result: 1 }], otherwise: 9 }, [NaN])).toEqual([NaN]);
});

test.each<[string, Band[], number, number]>([
  [
    'an earlier band of two that it is in',
    [
      { op: '>', value: 0, result: 1 },
      { op: '>', value: -1, result: 2 },
    ],
    5,
    1,
  ],
  [
    'a later one where the first is not it',
    [
      { op: '>', value: 9, result: 1 },
      { op: '>', value: -1, result: 2 },
    ],
    5,
    2,
  ],
  ['the lower end of between', [{ op: 'between', value: 1, upper: 3, result: 7 }], 1, 7],
  ['the upper end of between', [{ op: 'between', value: 1, upper: 3, result: 7 }], 3, 7],
  ['a step below between', [{ op: 'between', value: 1, upper: 3, result: 7 }], 1 - 2 ** -53, NaN],
  ['a step above between', [{ op: 'between', value: 1, upper: 3, result: 7 }], 3 + 2 ** -51, NaN],
  ['a between of one number', [{ op: 'between', value: 2, upper: 2, result: 7 }], 2, 7],
  ['−0, which is 0', [{ op: '=', value: 0, result: 7 }], -0, 7],
  ['0 against −0', [{ op: '<', value: -0, result: 7 }], 0, NaN],
  ['infinity above everything', [{ op: '>', value: Number.MAX_VALUE, result: 7 }], Infinity, 7],
  [
    '−infinity outside of a between',
    [{ op: 'between', value: -Number.MAX_VALUE, upper: 0, result: 7 }],
    -Infinity,
    NaN,
  ],
  ['the smallest number above 0', [{ op: '<=', value: 0, result: 7 }], Number.MIN_VALUE, NaN],
  ['0.1 + 0.2, which is not 0.3', [{ op: '=', value: 0.3, result: 7 }], 0.1 + 0.2, NaN],
])('%s', (_, bands, x, expected) => {
  expect(results({ bands }, [x])).toEqual([expected]);
});

test('results and the default are given as they are, −0 and huge ones too', () => {
  const bands = [
    { op: '<', value: 0, result: -0 },
    { op: '=', value: 0, result: 1e308 },
  ] as const;
  expect(results({ bands, otherwise: -1e308 }, [-1, 0, 1])).toEqual([-0, 1e308, -1e308]);
});

test.each([1, 2, 3])('seed %i: every cell is in the band found from behind', (seed) => {
  const next = seededRandom(seed);
  const bands = Array.from({ length: 12 }, (): Band => {
    const op = [...COMPARISONS, 'between' as const][Math.floor(next() * 11)] ?? '<';
    const value = Math.floor(next() * 7) - 3;
    return {
      op,
      value,
      result: next(),
      ...(op === 'between' ? { upper: value + Math.floor(next() * 3) } : {}),
    };
  });
  const size = { dates: 30, stocks: 20 };
  const values = seededPanel(seed, { ...size, gaps: 0.2, ties: 0.8, strange: 0.2 });
  for (const parameters of [
    { bands: bands.slice(0, 3) },
    { bands, otherwise: 9 },
    { bands: bands.slice(8), otherwise: null },
  ])
    expect(applyRule(4, parameters, [values], size)).toEqual(
      values.map((x) => bandFromBehind(x, parameters)),
    );
});
