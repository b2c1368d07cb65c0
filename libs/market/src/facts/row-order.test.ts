import { orderedPage, type RowOrder } from './row-order.ts';

const orderOf = (...rows: readonly (readonly [security: number, day: number])[]): RowOrder => ({
  securities: Int32Array.from(rows, ([security]) => security),
  days: Int32Array.from(rows, ([, day]) => day),
});
const ROWS = orderOf([2, 9], [1, 9], [2, 9], [3, 7], [2, 5], [1, 4]);
const all = () => true;

test('a page has the rows of its places, each with its place among those of the same security and day', () => {
  expect(orderedPage(ROWS, { counts: all, skipped: 2, size: 2 })).toEqual({
    total: 6,
    newest: 9,
    page: [
      { security: 2, day: 9, place: 1 },
      { security: 3, day: 7, place: 0 },
    ],
  });
});

test('rows of others, and of days on which one does not belong, do not count', () => {
  const counts = (security: number, day: number) => security === 2 && day < 9;
  expect(orderedPage(ROWS, { counts, skipped: 0, size: 10 })).toEqual({
    total: 1,
    newest: 5,
    page: [{ security: 2, day: 5, place: 0 }],
  });
  expect(orderedPage(ROWS, { counts: (security) => security === 9, skipped: 0, size: 10 })).toEqual({
    total: 0,
    newest: null,
    page: [],
  });
});

test('a page beyond the last row is empty, with the same total', () => {
  expect(orderedPage(ROWS, { counts: all, skipped: 6, size: 5 })).toMatchObject({ total: 6, page: [] });
  expect(orderedPage(ROWS, { counts: all, skipped: 5, size: 5 }).page).toEqual([
    { security: 1, day: 4, place: 0 },
  ]);
});
