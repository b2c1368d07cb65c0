import { delistingRows, listingRows, LONG_AGO, NEVER } from './listing-rows.ts';
import { fillUnlisted, isListed, type Listings } from './listings.ts';

const days = ['2024-01-02', '2024-01-03', '2024-01-05', '2024-01-08'];
const listingsOf = (spans: readonly (readonly [string | null, string | null])[]): Listings => ({
  listed: listingRows(
    days,
    spans.map(([from]) => from),
  ),
  delisted: delistingRows(
    days,
    spans.map(([, to]) => to),
  ),
});
/** Stays; listed within, its first day included; leaves within, that day excluded; gone before; comes after; on a day without trading. */
const listings = listingsOf([
  [null, null],
  ['2024-01-03', null],
  ['2020-01-02', '2024-01-05'],
  ['2020-01-02', '2024-01-02'],
  ['2024-02-01', null],
  ['2024-01-04', '2024-01-06'],
]);
const ofRow = (row: number): boolean[] =>
  Array.from(listings.listed, (_, stock) => isListed(listings, stock, row));

test('a stock is listed from its first day on, until the day of its delisting', () => {
  expect(ofRow(0)).toEqual([true, false, true, false, false, false]);
  expect(ofRow(1)).toEqual([true, true, true, false, false, false]);
  expect(ofRow(2)).toEqual([true, true, false, false, false, true]);
  expect(ofRow(3)).toEqual([true, true, false, false, false, false]);
});

test('the cells of rows mark the stocks not listed on each', () => {
  const mask = new Uint8Array(2 * listings.listed.length).fill(9);
  fillUnlisted(listings, { from: 1, to: 3 }, mask);
  expect([...mask]).toEqual([...ofRow(1), ...ofRow(2)].map((isIn) => (isIn ? 0 : 1)));
});

test('a mask of another size is refused', () => {
  expect(() => fillUnlisted(listings, { from: 0, to: 2 }, new Uint8Array(6))).toThrow(RangeError);
  fillUnlisted(listings, { from: 2, to: 2 }, new Uint8Array(0));
});

test.each([
  ['on the row of its listing', 3, 9, 3, true],
  ['on the row before', 3, 9, 2, false],
  ['on the last row before its delisting', 3, 9, 8, true],
  ['on the row of its delisting', 3, 9, 9, false],
  ['between a listing and a delisting on one row', 3, 3, 3, false],
  ['listed long ago', LONG_AGO, NEVER, 0, true],
  ['never listed', NEVER, NEVER, 2 ** 29, false],
  ['before the panel', -5, -2, -3, true],
])('a stock %s', (_, listed, delisted, row, expected) => {
  const one = { listed: Int32Array.of(listed), delisted: Int32Array.of(delisted) };
  expect(isListed(one, 0, row)).toBe(expected);
});

test('rows are filled from any one on, and the mask is overwritten', () => {
  const two = { listed: Int32Array.of(-1, 5), delisted: Int32Array.of(4, 6) };
  const mask = Uint8Array.from({ length: 8 }, (_, at) => at);
  fillUnlisted(two, { from: 3, to: 7 }, mask);
  expect([...mask]).toEqual([0, 1, 1, 1, 1, 0, 1, 1]);
});

test('no stock has no cell', () => {
  const none = { listed: new Int32Array(0), delisted: new Int32Array(0) };
  expect(() => fillUnlisted(none, { from: 0, to: 9 }, new Uint8Array(0))).not.toThrow();
});

test('a size that does not fit is named with its rows', () => {
  const two = { listed: new Int32Array(2), delisted: new Int32Array(2) };
  expect(() => fillUnlisted(two, { from: 1, to: 3 }, new Uint8Array(5))).toThrow(
    new RangeError('mask: 5 cells, and 4 of rows 1 to 3'),
  );
  expect(() =>
    fillUnlisted({ ...two, delisted: new Int32Array(3) }, { from: 1, to: 3 }, new Uint8Array(4)),
  ).toThrow(RangeError);
});
