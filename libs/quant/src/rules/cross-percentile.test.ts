import { percentileOf } from '../stats/percentile-of.ts';
import { expectClose } from '../testing/expect-close.ts';
import { percentileByContests } from '../testing/oracles/rules/percentile-by-contests.ts';
import { applyRule } from './apply-rule.ts';
import { eachCell, seededPanel } from './testing/seeded-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';

test('each value is ranked among its date’s, ties half', () => {
  const values = Float64Array.from([4, 2, 1, 2, NaN, 3, NaN, 1]);
  expect([...applyRule(3, {}, [values], { dates: 2, stocks: 4 })]).toEqual([
    87.5,
    50,
    12.5,
    50,
    NaN,
    75,
    NaN,
    25,
  ]);
});

test('within industries only their own stocks count', () => {
  const values = Float64Array.from([1, 2, 3, 4, 5]);
  const industries = Uint16Array.from([7, 0, 7, 0, 3]);
  const result = applyRule(3, { byIndustry: true }, [values], { dates: 1, stocks: 5, industries });
  expect([...result]).toEqual([25, 25, 75, 75, 50]);
});

test('industries may change from date to date', () => {
  const values = Float64Array.from([1, 2, 3, 1, 2, 3]);
  const industries = Uint16Array.from([0, 0, 1, 0, 1, 1]);
  const result = applyRule(3, { byIndustry: true }, [values], { dates: 2, stocks: 3, industries });
  expect([...result]).toEqual([25, 75, 50, 50, 25, 75]);
});

test('industries are left aside unless asked for, and refused when asked for and not there', () => {
  const values = Float64Array.from([1, 2]);
  const panel = { dates: 1, stocks: 2 };
  expect([...applyRule(3, {}, [values], { ...panel, industries: Uint16Array.of(0, 1) })]).toEqual([25, 75]);
  expect(() => applyRule(3, { byIndustry: true }, [values], panel)).toThrow(
    new RangeError('percentiles within industries need the industries'),
  );
});

test.each([1, 2, 3])(
  'seed %i: every cell is what its date says, ties, gaps and infinities included',
  (seed) => {
    const size = { dates: 12, stocks: 60 };
    const values = seededPanel(seed, { ...size, gaps: 0.2, ties: 0.3, strange: 0.1 });
    const next = seededRandom(seed);
    const industries = Uint16Array.from(values, () => Math.floor(next() * 6));
    const among = (date: number, industry?: number): number[] => {
      const own = industries.subarray(date * 60, date * 60 + 60);
      const day = [...values.subarray(date * 60, date * 60 + 60)];
      return day.filter((_, stock) => industry === undefined || own[stock] === industry);
    };
    expect(applyRule(3, {}, [values], size)).toEqual(
      eachCell(size, (date, stock) => 100 * percentileOf(values[date * 60 + stock] ?? NaN, among(date))),
    );
    expect(applyRule(3, { byIndustry: true }, [values], { ...size, industries })).toEqual(
      eachCell(size, (date, stock) => {
        const cell = date * 60 + stock;
        return 100 * percentileOf(values[cell] ?? NaN, among(date, industries[cell]));
      }),
    );
  },
);

test('a date without values, and a panel without stocks, have no percentiles', () => {
  expect([...applyRule(3, {}, [Float64Array.of(NaN, NaN)], { dates: 1, stocks: 2 })]).toEqual([NaN, NaN]);
  expect(applyRule(3, {}, [new Float64Array(0)], { dates: 3, stocks: 0 })).toHaveLength(0);
});

test.each<[string, number[], number[]]>([
  ['one stock', [3], [50]],
  ['two', [2, 1], [75, 25]],
  ['all equal', [7, 7, 7], [50, 50, 50]],
  ['one that is there', [NaN, -4, NaN], [NaN, 50, NaN]],
  ['both zeros, which are equal', [0, -0, 1], [100 / 3, 100 / 3, 250 / 3]],
  ['infinities, as the ends', [Infinity, 0, -Infinity], [250 / 3, 50, 50 / 3]],
  ['equal infinities', [Infinity, Infinity, 1, -1], [75, 75, 37.5, 12.5]],
  ['tiny and huge values', [5e-324, -5e-324, 1e308, 0], [62.5, 12.5, 87.5, 37.5]],
  ['neighbours', [1 + 2 ** -52, 1], [75, 25]],
])('of %s', (_, values, expected) => {
  const found = applyRule(3, {}, [Float64Array.from(values)], { dates: 1, stocks: values.length });
  expectClose(found, expected);
});

describe('within industries', () => {
  const found = (values: number[], industries: number[]): number[] => [
    ...applyRule(3, { byIndustry: true }, [Float64Array.from(values)], {
      dates: 1,
      stocks: values.length,
      industries: Uint16Array.from(industries),
    }),
  ];

  test.each<[string, number[], number[], number[]]>([
    ['one stock each', [5, 1, 9], [0, 1, 2], [50, 50, 50]],
    ['one for all', [5, 1, 9], [4, 4, 4], [50, 100 / 6, 500 / 6]],
    ['equal values of two', [2, 2, 2, 1], [0, 1, 0, 1], [50, 75, 50, 25]],
    ['one whose stocks are all missing', [NaN, NaN, 3], [1, 1, 0], [NaN, NaN, 50]],
    ['the greatest number there is', [1, 2], [65_535, 65_535], [25, 75]],
    ['a tie between two with a third value between', [1, 2, 2, 3], [0, 0, 1, 1], [25, 75, 25, 75]],
  ])('%s', (_, values, industries, expected) => {
    expectClose(found(values, industries), expected);
  });

  test('one industry for all is none, whether asked by false, null or not at all', () => {
    const size = { dates: 5, stocks: 20 };
    const values = seededPanel(4, { ...size, gaps: 0.2, ties: 0.5 });
    const industries = new Uint16Array(20).fill(3);
    const whole = applyRule(3, {}, [values], size);
    expect(applyRule(3, { byIndustry: true }, [values], { ...size, industries })).toEqual(whole);
    for (const byIndustry of [false, null, undefined])
      expect(applyRule(3, { byIndustry }, [values], { ...size, industries })).toEqual(whole);
  });
});

test.each([1, 2, 3, 4])('seed %i: every cell is what contests on its date make of it', (seed) => {
  const size = { dates: 8, stocks: 45 };
  const values = seededPanel(seed * 31, { ...size, gaps: 0.1 * seed, ties: 0.5, strange: 0.1 });
  const next = seededRandom(seed);
  const industries = Uint16Array.from({ length: 45 }, () => Math.floor(next() * 7));
  const dayOf = (date: number): number[] => [...values.subarray(date * 45, date * 45 + 45)];
  const expected = eachCell(size, (date, stock) => {
    const rivals = dayOf(date).filter((_, other) => industries[other] === industries[stock]);
    return percentileByContests(values[date * 45 + stock] ?? NaN, rivals);
  });
  expectClose(applyRule(3, { byIndustry: true }, [values], { ...size, industries }), expected);
  expectClose(
    applyRule(3, {}, [values], size),
    eachCell(size, (date, stock) => percentileByContests(values[date * 45 + stock] ?? NaN, dayOf(date))),
  );
});

test('the percentiles of a date without gaps have the mean 50, whatever the ties', () => {
  for (const stocks of [1, 2, 7, 100]) {
    const values = seededPanel(stocks, { dates: 1, stocks, ties: 0.7 });
    const found = applyRule(3, {}, [values], { dates: 1, stocks });
    expect(found.reduce((sum, value) => sum + value, 0) / stocks).toBeCloseTo(50, 10);
  }
});
