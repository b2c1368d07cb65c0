import { delistingRows, listingRows } from './listing-rows.ts';
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

test('the cells of rows say who is not listed on each', () => {
  const mask = new Uint8Array(2 * listings.listed.length).fill(9);
  fillUnlisted(listings, { from: 1, to: 3 }, mask);
  expect([...mask]).toEqual([...ofRow(1), ...ofRow(2)].map((isIn) => (isIn ? 0 : 1)));
});

test('a mask of another size is refused', () => {
  expect(() => fillUnlisted(listings, { from: 0, to: 2 }, new Uint8Array(6))).toThrow(RangeError);
  fillUnlisted(listings, { from: 2, to: 2 }, new Uint8Array(0));
});
