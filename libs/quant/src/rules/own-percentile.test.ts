import { percentileOf } from '../stats/percentile-of.ts';
import { applyRule } from './apply-rule.ts';
import { eachCell, seededPanel, windowOf } from './testing/seeded-panel.ts';

const column = (values: number[], parameters: { n: number; least?: number }): number[] => [
  ...applyRule(2, parameters, [Float64Array.from(values)], { dates: values.length, stocks: 1 }),
];

test('today stands among the last n values, itself included, ties half', () => {
  // Of [1, 3] 3 has one below and itself half: 1.5 / 2. Of [3, 2, 3]: 1 below, 2 equal. Of [2, 3, 1]: itself.
  expect(column([1, 3, 2, 3, 1], { n: 3, least: 1 })).toEqual([50, 75, 50, 100 * (2 / 3), 100 * (0.5 / 3)]);
});

test('missing rows are part of the window and do not count', () => {
  expect(column([1, NaN, 2, NaN, 3], { n: 3, least: 1 })).toEqual([50, NaN, 75, NaN, 75]);
});

test('with fewer values than the least there is none', () => {
  expect(column([1, 2, NaN, 3, 4], { n: 3, least: 2 })).toEqual([NaN, 75, NaN, 75, 75]);
  expect(column([1, 2, NaN, 3, 4], { n: 3, least: 3 })).toEqual([NaN, NaN, NaN, NaN, NaN]);
});

test('unless told, the window has 750 rows and needs 60 values, or all of a shorter one', () => {
  const rising = Float64Array.from({ length: 800 }, (_, at) => at);
  const result = applyRule(2, {}, [rising], { dates: 800, stocks: 1 });
  expect(result[58]).toBeNaN();
  expect(result[59]).toBe(100 * (59.5 / 60));
  expect(result[799]).toBe(100 * (749.5 / 750));
  expect(column([1, 2, 3, 4], { n: 3 })).toEqual([NaN, NaN, 100 * (2.5 / 3), 100 * (2.5 / 3)]);
});

test('a constant window stands in the middle', () => {
  expect(column([7, 7, 7, 7], { n: 3, least: 1 })).toEqual([50, 50, 50, 50]);
});

test.each([
  { dates: 60, stocks: 37, n: 7, least: 1 },
  { dates: 60, stocks: 5, n: 1, least: 1 },
  { dates: 40, stocks: 3, n: 100, least: 9 },
  { dates: 130, stocks: 16, n: 50, least: 30 },
])('%j: every cell is what its window says, ties, gaps and infinities included', (size) => {
  const { n, least, stocks } = size;
  const values = seededPanel(11 + n, { ...size, gaps: 0.2, ties: 0.4, strange: 0.1 });
  const expected = eachCell(
    size,
    (date, stock) =>
      100 *
      percentileOf(values[date * stocks + stock] ?? NaN, windowOf(values, { stocks, date, stock, n }), least),
  );
  expect(applyRule(2, { n, least }, [values], size)).toEqual(expected);
});

test('stocks do not know of one another', () => {
  const size = { dates: 50, stocks: 20 };
  const values = seededPanel(5, { ...size, gaps: 0.1 });
  const turned = eachCell(size, (date, stock) => values[date * 20 + 19 - stock] ?? NaN);
  const result = applyRule(2, { n: 10 }, [values], size);
  expect(applyRule(2, { n: 10 }, [turned], size)).toEqual(
    eachCell(size, (date, stock) => result[date * 20 + 19 - stock] ?? NaN),
  );
});
