import { orderedPage, orderOfSet, rowOrder, type RowOrder } from './row-order.ts';

const orderOf = (...rows: readonly (readonly [security: number, day: number])[]): RowOrder =>
  rowOrder(
    Int32Array.from(rows, ([security]) => security),
    Int32Array.from(rows, ([, day]) => day),
  );
const ROWS = orderOf([2, 9], [1, 9], [2, 9], [3, 7], [2, 5], [1, 4]);
const all = () => true;

test('a page has the rows of its places, each with its place among those of the same security and day', () => {
  expect(orderedPage(ROWS, { page: 1, size: 2 })).toEqual([
    { security: 2, day: 9, place: 1 },
    { security: 3, day: 7, place: 0 },
  ]);
});

test('a page beyond the last row is empty, the last one as long as there are rows', () => {
  expect(orderedPage(ROWS, { page: 6, size: 1 })).toEqual([]);
  expect(orderedPage(ROWS, { page: 1, size: 5 })).toEqual([{ security: 1, day: 4, place: 0 }]);
});

test('rows of others, and of days on which one does not belong, are not in the order of a set', () => {
  const own = orderOfSet(ROWS, (security, day) => security === 2 && day < 9);
  expect([own.newest, orderedPage(own, { page: 0, size: 10 })]).toEqual([
    5,
    [{ security: 2, day: 5, place: 0 }],
  ]);
  const second = orderOfSet(ROWS, (security) => security === 2);
  expect(orderedPage(second, { page: 0, size: 10 }).map(({ day, place }) => [day, place])).toEqual([
    [9, 0],
    [9, 1],
    [5, 0],
  ]);
});

test('the order of a set has the newest day of its rows; none without rows', () => {
  expect(orderOfSet(ROWS, all)).toMatchObject({ newest: 9, securities: ROWS.securities });
  const none = orderOfSet(ROWS, (security) => security === 9);
  expect([none.newest, orderedPage(none, { page: 0, size: 10 })]).toEqual([null, []]);
});
