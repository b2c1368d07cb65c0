import { LONG_AGO } from '../panel/listing-rows.ts';
import { systemPool } from './system-pool.ts';

const codes = ['F', 'A', 'B', 'C', 'D', 'E'];
const shape = { dates: 2, stocks: 6 };
const styleIndex = Float64Array.from([3, 4, 3, 5, 5, NaN]);
const none = { shape, listingRows: new Int32Array(6).fill(LONG_AGO) };

it('takes the highest, equal ones by code, none without an index', () => {
  expect(systemPool(styleIndex, codes, { exclusions: none, row: 1 })).toEqual([3, 4, 1, 2, 0]);
  expect(systemPool(styleIndex, codes, { exclusions: none, row: 1, size: 4 })).toEqual([3, 4, 1, 2]);
});

it('leaves out who is not classified, under special treatment, or listed for less than 60 trading days', () => {
  const exclusions = {
    shape,
    universe: Uint8Array.from([1, 1, 1, 0, 1, 1]),
    st: Uint8Array.from([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]),
    // On row 1: the 60th day of stock 0, the 59th of stock 2.
    listingRows: Int32Array.from([-58, LONG_AGO, -57, LONG_AGO, LONG_AGO, LONG_AGO]),
  };
  expect(systemPool(styleIndex, codes, { exclusions, row: 1 })).toEqual([1, 0]);
});

it('keeps a suspended stock', () => {
  const suspended = new Uint8Array(12).fill(1);
  expect(systemPool(styleIndex, codes, { exclusions: { ...none, suspended }, row: 0, size: 1 })).toEqual([3]);
});
