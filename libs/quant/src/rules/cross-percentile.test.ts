import { percentileOf } from '../stats/percentile-of.ts';
import { applyRule } from './apply-rule.ts';
import { eachCell, seeded, seededPanel } from './testing/seeded-panel.ts';

test('each value stands among its date’s, ties half', () => {
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
    const next = seeded(seed);
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
