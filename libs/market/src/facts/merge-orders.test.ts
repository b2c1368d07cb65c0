import { mergeOrders, type OrderedPart, type OrderingValue } from './merge-orders.ts';
import { rowOrder } from './row-order.ts';

/** Rows of one security, each on the day that its value is at. */
const part = (security: number, by: readonly OrderingValue[]): OrderedPart => ({
  order: rowOrder(
    Int32Array.from(by, () => security),
    Int32Array.from(by, (_, at) => at),
  ),
  by,
});
const rowsOf = async (
  parts: readonly OrderedPart[],
  direction: 'ASC' | 'DESC',
): Promise<readonly string[]> => {
  const { securities, days, places } = await mergeOrders(parts, direction);
  return [...securities].map((security, row) => `${security} ${days[row]} ${places[row]}`);
};

test('parts become one order, equal rows in the order of the parts, missing ones last', async () => {
  const parts = [part(1, [1, 3, null]), part(2, [1, 2, 3]), part(3, [0, 4, null])];
  expect(await rowsOf(parts, 'ASC')).toEqual([
    ...['3 0 0', '1 0 0', '2 0 0', '2 1 0', '1 1 0', '2 2 0', '3 1 0', '1 2 0', '3 2 0'],
  ]);
});

test('a descending order is merged the other way round, with missing ones last as well', async () => {
  const parts = [part(2, [9, 5, null]), part(1, [9, 7])];
  expect(await rowsOf(parts, 'DESC')).toEqual(['2 0 0', '1 0 0', '1 1 0', '2 1 0', '2 2 0']);
});

test('texts are compared by their characters', async () => {
  expect(await rowsOf([part(1, ['0041', '00416'])], 'ASC')).toEqual(['1 0 0', '1 1 0']);
  expect(await rowsOf([part(1, ['0042']), part(2, ['0041', '00416'])], 'ASC')).toEqual([
    ...['2 0 0', '2 1 0', '1 0 0'],
  ]);
});

test('rows keep their places among those of the same security and day', async () => {
  const twice: OrderedPart = { order: rowOrder(Int32Array.of(1, 1), Int32Array.of(8, 8)), by: [1, 4] };
  expect(await rowsOf([twice, part(2, [2])], 'ASC')).toEqual(['1 8 0', '2 0 0', '1 8 1']);
});

test('no parts are no rows', async () => {
  expect(await rowsOf([], 'ASC')).toEqual([]);
});
