import { applyRule } from './apply-rule.ts';
import { eachCell, seededPanel } from './testing/seeded-panel.ts';

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
