import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { ownPercentiles } from './own-percentiles.ts';

const of = (...values: number[]) => Float64Array.from(values);

it('ranks today among the rows of its window, ties half', () => {
  const values = of(1, 9, 3, 9, 2, 9, 2, NaN);
  const shape = { dates: 4, stocks: 2 };
  expect([...ownPercentiles(values, shape, { n: 3, least: 1, from: 1, to: 4 })]).toEqual([
    0.75,
    0.5,
    0.5,
    0.5,
    1 / 3,
    NaN,
  ]);
});

it('needs so many values present', () => {
  const values = of(1, NaN, 2);
  const shape = { dates: 3, stocks: 1 };
  expect([...ownPercentiles(values, shape, { n: 3, least: 2, from: 0, to: 3 })]).toEqual([NaN, NaN, 0.75]);
  expect([...ownPercentiles(values, shape, { n: 3, least: 3, from: 2, to: 3 })]).toEqual([NaN]);
});

it('gives the same bits row by row as all rows at once', () => {
  const [dates, stocks] = [260, 7];
  const values = seededPanel(3, { dates, stocks, gaps: 0.4, ties: 0.5 });
  const window = { n: 50, least: 20 };
  const all = ownPercentiles(values, { dates, stocks }, { ...window, from: 0, to: dates });
  expect(all.some(Number.isNaN) && !all.every(Number.isNaN)).toBe(true);
  for (let row = 0; row < dates; row += 1)
    expect(ownPercentiles(values, { dates, stocks }, { ...window, from: row, to: row + 1 })).toEqual(
      all.slice(row * stocks, (row + 1) * stocks),
    );
});

it('takes what is not above 0 for missing', () => {
  const values = of(0, -3, 4, NaN, 5);
  expect([...ownPercentiles(values, { dates: 5, stocks: 1 }, { n: 5, least: 1, from: 0, to: 5 })]).toEqual([
    NaN,
    NaN,
    0.5,
    NaN,
    0.75,
  ]);
});

it('refuses rows that are not there', () => {
  expect(() => ownPercentiles(of(1), { dates: 1, stocks: 1 }, { n: 1, least: 1, from: 0, to: 2 })).toThrow(
    RangeError,
  );
});
