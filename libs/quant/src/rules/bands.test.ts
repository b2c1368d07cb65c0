import { applyRule } from './apply-rule.ts';
import type { BandsParameters } from './bands.ts';

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
