import { applyRule } from './apply-rule.ts';
import { youngestPresent } from '../testing/oracles/rules/youngest-present.ts';
import { eachCell, seededPanel, windowOf } from './testing/seeded-panel.ts';

test('a value is carried at most maxAge rows', () => {
  const values = Float64Array.from([NaN, 5, NaN, NaN, NaN, 0, NaN]);
  const panel = { dates: 7, stocks: 1 };
  expect([...applyRule(5, { maxAge: 2 }, [values], panel)]).toEqual([NaN, 5, 5, 5, NaN, 0, 0]);
  expect([...applyRule(5, { maxAge: 0 }, [values], panel)]).toEqual([...values]);
  expect([...applyRule(5, { maxAge: 99 }, [values], panel)]).toEqual([NaN, 5, 5, 5, 5, 0, 0]);
});

test('every cell is the last value of its stock that is young enough', () => {
  const size = { dates: 80, stocks: 9 };
  const values = seededPanel(3, { ...size, gaps: 0.7, strange: 0.1 });
  const expected = eachCell(size, (date, stock) => {
    for (let age = 0; age <= Math.min(4, date); age += 1) {
      const value = values[(date - age) * 9 + stock] ?? NaN;
      if (!Number.isNaN(value)) return value;
    }
    return NaN;
  });
  expect(applyRule(5, { maxAge: 4 }, [values], size)).toEqual(expected);
});

const carried = (maxAge: number, values: number[]): number[] => [
  ...applyRule(5, { maxAge }, [Float64Array.from(values)], { dates: values.length, stocks: 1 }),
];

test.each([
  ['nothing before the first value', 5, [NaN, NaN, 3], [NaN, NaN, 3]],
  ['one row, and there is nothing to carry', 3, [NaN], [NaN]],
  ['each gap by its own age', 1, [1, NaN, 2, NaN, NaN, 3], [1, 1, 2, 2, NaN, 3]],
  ['as far as the last row that is young enough', 3, [1, NaN, NaN, NaN, NaN], [1, 1, 1, 1, NaN]],
  [
    'an infinite value as any',
    2,
    [Infinity, NaN, -Infinity, NaN],
    [Infinity, Infinity, -Infinity, -Infinity],
  ],
  ['−0 as −0', 1, [-0, NaN], [-0, -0]],
  ['the smallest number there is', 1, [5e-324, NaN], [5e-324, 5e-324]],
  ['what has no gaps as it is', 9, [3, 2, 1], [3, 2, 1]],
  ['with an age beyond 32 bits', 2 ** 40, [1, NaN, NaN], [1, 1, 1]],
])('carries %s', (_, maxAge, values, expected) => {
  expect(carried(maxAge, values)).toEqual(expected);
});

test('a value goes down its own stock alone', () => {
  const values = Float64Array.from([1, NaN, NaN, NaN, 2, NaN, NaN, NaN, 3]);
  expect([...applyRule(5, { maxAge: 1 }, [values], { dates: 3, stocks: 3 })]).toEqual([
    ...[1, NaN, NaN],
    ...[1, 2, NaN],
    ...[NaN, 2, 3],
  ]);
});

test.each([0, 1, 2, 7, 1000])('of ages up to %i every cell is the youngest that is there', (maxAge) => {
  const size = { dates: 40, stocks: 7 };
  const values = seededPanel(maxAge + 5, { ...size, gaps: 0.8, ties: 0.3, strange: 0.2 });
  expect(applyRule(5, { maxAge }, [values], size)).toEqual(
    eachCell(size, (date, stock) =>
      youngestPresent(windowOf(values, { stocks: 7, date, stock, n: maxAge + 1 })),
    ),
  );
});

test('carried twice, a value goes twice as far: what was carried is a value as any', () => {
  const size = { dates: 30, stocks: 4 };
  const values = seededPanel(2, { ...size, gaps: 0.6 });
  const once = applyRule(5, { maxAge: 2 }, [values], size);
  const twice = applyRule(5, { maxAge: 2 }, [once], size);
  expect(twice).toEqual(applyRule(5, { maxAge: 4 }, [values], size));
});
