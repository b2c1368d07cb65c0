import { overColumns } from './over-columns.ts';
import { seededPanel } from './testing/seeded-panel.ts';

/** Stocks are read 64 at a time: around each multiple of it. */
test.each([1, 2, 63, 64, 65, 127, 128, 129, 150])(
  'of %i stocks each is computed from its own column',
  (stocks) => {
    const size = { dates: 4, stocks };
    const values = seededPanel(stocks, { ...size, gaps: 0.2, strange: 0.1 });
    const seen: number[][] = [];
    const turned = overColumns([values], size, ([column = new Float64Array(0)], result) => {
      seen.push([...column]);
      result.set(column.toReversed());
    });
    expect(seen).toEqual(
      Array.from({ length: stocks }, (_, stock) => [0, 1, 2, 3].map((date) => values[date * stocks + stock])),
    );
    expect(turned).toEqual(
      values.map((_, cell) => values[(3 - Math.floor(cell / stocks)) * stocks + (cell % stocks)] ?? NaN),
    );
  },
);

test('columns are those of the inputs, in their order', () => {
  const size = { dates: 2, stocks: 3 };
  const [x, y, z] = [1, 10, 100].map((scale) =>
    Float64Array.of(1, 2, 3, 4, 5, 6).map((value) => value * scale),
  ) as [Float64Array, Float64Array, Float64Array];
  const result = overColumns([x, y, z], size, (columns, sums) => {
    expect(columns).toHaveLength(3);
    for (let date = 0; date < 2; date += 1)
      sums[date] = columns.reduce((sum, column, at) => sum + (column[date] ?? NaN) * (at + 1), 0);
  });
  // 1 + 2 · 10 + 3 · 100 of each.
  expect([...result]).toEqual([321, 642, 963, 1284, 1605, 1926]);
});

test('what is written on a column stays in no input', () => {
  const values = Float64Array.of(1, 2, 3, 4);
  overColumns([values], { dates: 2, stocks: 2 }, ([column], result) => {
    column?.fill(-1);
    result.fill(0);
  });
  expect([...values]).toEqual([1, 2, 3, 4]);
});

test('the memory of a column is used again for later stocks', () => {
  const buffers = new Set<unknown>();
  const results = new Set<unknown>();
  overColumns([new Float64Array(200)], { dates: 2, stocks: 100 }, ([column], result) => {
    buffers.add(column);
    results.add(result.fill(0));
  });
  expect([buffers.size, results.size]).toEqual([64, 64]);
});

test('dates before the first that is asked for are in the columns alone', () => {
  const values = Float64Array.of(1, 2, 3, 4, 5, 6);
  const sums = overColumns(
    [values],
    { dates: 3, stocks: 2 },
    ([column = new Float64Array(0)], result) => {
      for (let date = 1; date < 3; date += 1)
        result[date] = (column[date] ?? NaN) + (column[date - 1] ?? NaN);
    },
    1,
  );
  expect([...sums]).toEqual([4, 6, 8, 10]);
});

test.each([
  ['no stocks', { dates: 3, stocks: 0 }, 0],
  ['no dates', { dates: 0, stocks: 3 }, 3],
])('of %s there are no cells', (_, size, computed) => {
  let count = 0;
  const result = overColumns([new Float64Array(0)], size, ([column], target) => {
    count += 1;
    expect([column?.length, target.length]).toEqual([0, 0]);
  });
  expect(result).toHaveLength(0);
  expect(count).toBe(computed);
});

test('without inputs a column is what is made of none', () => {
  const result = overColumns([], { dates: 2, stocks: 2 }, (columns, target) => {
    expect(columns).toEqual([]);
    target.set([5, 6]);
  });
  expect([...result]).toEqual([5, 5, 6, 6]);
});
