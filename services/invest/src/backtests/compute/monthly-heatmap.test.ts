import { monthlyHeatmap } from './monthly-heatmap.ts';

const empty = (): (number | null)[] => Array.from({ length: 12 }, () => null);

it('averages by month and year, oldest first, with every month of a year', () => {
  const dates = ['2024-11-29', '2024-12-30', '2024-12-31', '2025-01-02', '2025-01-03'];
  const heat = monthlyHeatmap([0.1, 0.2, 0.4, null, -0.2], dates);
  expect(heat.map(({ year }) => year)).toEqual([2024, 2025]);
  const [first, second] = heat;
  expect(first?.months.slice(0, 10)).toEqual(empty().slice(0, 10));
  expect(first?.months[10]).toBe(0.1);
  expect(first?.months[11]).toBeCloseTo(0.3, 12);
  expect(first?.whole).toBeCloseTo(0.7 / 3, 12);
  expect(second).toEqual({ year: 2025, months: [-0.2, ...empty().slice(1)], whole: -0.2 });
});

it('keeps a year without a value', () => {
  expect(monthlyHeatmap([null], ['2025-06-02'])).toEqual([{ year: 2025, months: empty(), whole: null }]);
});
