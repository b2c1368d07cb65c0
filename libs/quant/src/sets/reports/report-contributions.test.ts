import { reportContributions } from './report-contributions.ts';

const STOCKS = Int32Array.of(4, 7, 9, 12);
const ALL = new Uint8Array(8).fill(1);

test('each member adds its own change over the first sum, and they add up to the change of the sum', () => {
  // 60 + 40 → 90 + 30 + 10: the third reports for the first time, the fourth never does.
  const figures = Float64Array.of(60, 40, NaN, NaN, 90, 30, 10, NaN);
  const { stocks, changes, total } = reportContributions(
    { figures, counted: ALL, stocks: STOCKS },
    { first: 0, last: 1 },
  );
  expect([...stocks]).toEqual([4, 7, 9]);
  expect([...changes]).toEqual([0.3, -0.1, 0.1]);
  expect(total).toBeCloseTo(0.3, 12);
  expect(changes.reduce((sum, change) => sum + change, 0)).toBeCloseTo(total, 12);
});

test('a member that left takes away all it had, and a loss counts', () => {
  const figures = Float64Array.of(60, 50, -10, NaN, 66, 55, 5, NaN);
  const counted = Uint8Array.of(1, 1, 1, 1, 1, 0, 1, 1);
  const { changes, total } = reportContributions({ figures, counted, stocks: STOCKS }, { first: 0, last: 1 });
  expect([...changes]).toEqual([0.06, -0.5, 0.15]);
  expect(total).toBeCloseTo((71 - 100) / 100, 12);
});

test('a first sum that is no gain has no contributions, an empty set has none at all', () => {
  const figures = Float64Array.of(-5, 5, NaN, NaN, 10, 10, NaN, NaN);
  const made = reportContributions({ figures, counted: ALL, stocks: STOCKS }, { first: 0, last: 1 });
  expect(made.total).toBeNaN();
  const none = { figures: new Float64Array(0), counted: new Uint8Array(0), stocks: new Int32Array(0) };
  expect(reportContributions(none, { first: 0, last: 1 }).stocks).toHaveLength(0);
});
