import { seededRandom } from '../sample/seeded-random.ts';
import { chooseTop } from './choose-top.ts';

const scores = (...values: number[]): Float64Array => Float64Array.from(values);

test('the highest scores come first', () => {
  expect(chooseTop(scores(1, 5, 3, 4), ['a', 'b', 'c', 'd'], 2)).toEqual([1, 3]);
  expect(chooseTop(scores(-1, -5, -3), ['a', 'b', 'c'], 3)).toEqual([0, 2, 1]);
});

test('equal scores are settled by code, whatever their place', () => {
  const codes = ['600002.SH', '000001.SZ', '600001.SH', '300001.SZ'];
  expect(chooseTop(scores(1, 1, 1, 1), codes, 3)).toEqual([1, 3, 2]);
  expect(chooseTop(scores(1, 1, 2, 1), codes, 2)).toEqual([2, 1]);
  expect(chooseTop(scores(0, -0), ['b', 'a'], 1)).toEqual([1]);
});

test('what is no number is never chosen', () => {
  expect(chooseTop(scores(NaN, Infinity, 2, -Infinity), ['a', 'b', 'c', 'd'], 4)).toEqual([2]);
  expect(chooseTop(scores(NaN, NaN), ['a', 'b'], 1)).toEqual([]);
});

test('none, one, and more than there are', () => {
  expect(chooseTop(scores(), [], 5)).toEqual([]);
  expect(chooseTop(scores(7), ['a'], 5)).toEqual([0]);
  expect(chooseTop(scores(7, 8), ['a', 'b'], 0)).toEqual([]);
});

test('a count or codes that do not fit are refused', () => {
  expect(() => chooseTop(scores(1), ['a'], -1)).toThrow('no count: -1');
  expect(() => chooseTop(scores(1), ['a'], 1.5)).toThrow(RangeError);
  expect(() => chooseTop(scores(1, 2), ['a'], 1)).toThrow('1 codes for 2 scores');
});

test('the same as sorting everything', () => {
  const next = seededRandom(7);
  for (let round = 0; round < 300; round += 1) {
    const values = Array.from({ length: Math.floor(next() * 60) }, () =>
      next() < 0.2 ? NaN : Math.floor(next() * 12) - 6,
    );
    const codes = values.map((_, at) => `${(at * 37) % 61}`.padStart(3, '0'));
    const count = Math.floor(next() * 20);
    const sorted = [...values.keys()]
      .filter((at) => !Number.isNaN(values[at]))
      .sort((one, other) =>
        values[one] === values[other]
          ? Number((codes[one] ?? '') > (codes[other] ?? '')) * 2 - 1
          : (values[other] ?? 0) - (values[one] ?? 0),
      );
    expect(chooseTop(Float64Array.from(values), codes, count)).toEqual(sorted.slice(0, count));
  }
});
