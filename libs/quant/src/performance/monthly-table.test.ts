import { monthlyTable } from './monthly-table.ts';

test('a row a year, with the months that there are and the year compounded', () => {
  const rows = monthlyTable(
    [0.1, 0.1, -0.5, 1, NaN],
    ['2023-11-30', '2023-12-28', '2023-12-29', '2024-02-01', '2024-03-01'],
  );
  expect(rows.map(({ year }) => year)).toEqual([2023, 2024]);
  const [first, second] = rows;
  expect(first?.months.slice(0, 10)).toEqual(new Array(10).fill(null));
  expect(first?.months[10]).toBeCloseTo(0.1, 15);
  expect(first?.months[11]).toBeCloseTo(-0.45, 15);
  expect(first?.total).toBeCloseTo(-0.395, 15);
  expect(second?.months).toEqual([null, 1, ...new Array<null>(10).fill(null)]);
  expect(second?.total).toBe(1);
});

test('without returns there is no row', () => {
  expect(monthlyTable([], [])).toEqual([]);
  expect(monthlyTable([NaN], ['2024-01-02'])).toEqual([]);
  expect(() => monthlyTable([0.1], [])).toThrow(RangeError);
});
