import { random } from '../factor/testing/random-panel.ts';
import { LONG_AGO, NEVER } from '../panel/listing-rows.ts';
import { EXCLUSION, type ExclusionInput, fillExclusions } from './exclusions.ts';

const shape = Object.freeze({ dates: 2, stocks: 3 });
const { outside, suspended, st, young } = EXCLUSION;

function maskOf(input: Omit<ExclusionInput, 'shape'>, range = { from: 0, to: 2 }): number[] {
  const mask = new Uint8Array(6).fill(255);
  fillExclusions({ shape, ...input }, mask, range);
  return [...mask];
}

test('nothing excludes unless it is given', () => {
  expect(maskOf({})).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a universe holds for all dates, or changes with them', () => {
  expect(maskOf({ universe: new Uint8Array([1, 0, 1]) })).toEqual([0, outside, 0, 0, outside, 0]);
  expect(maskOf({ universe: new Uint8Array([1, 0, 1, 1, 1, 0]) })).toEqual([0, outside, 0, 0, 0, outside]);
});

test('every reason is told', () => {
  const mask = maskOf({
    universe: new Uint8Array([0, 1, 1]),
    suspended: new Uint8Array([1, 1, 0, 0, 0, 0]),
    st: new Uint8Array([1, 0, 0, 0, 0, 1]),
  });
  expect(mask).toEqual([outside | suspended | st, suspended, 0, outside, 0, st]);
});

test('a stock is young until its sixtieth trading day, which is row 59 after its first', () => {
  expect(maskOf({ listingRows: new Int32Array([-58, -59, LONG_AGO]) })).toEqual([young, 0, 0, 0, 0, 0]);
  expect(maskOf({ listingRows: new Int32Array([0, 1, NEVER]), leastDays: 1 })).toEqual([
    0,
    young,
    young,
    0,
    0,
    young,
  ]);
});

test('ranges of dates leave the others alone', () => {
  expect(maskOf({ st: new Uint8Array([1, 0, 0, 1, 0, 0]) }, { from: 1, to: 2 })).toEqual([
    255,
    255,
    255,
    st,
    0,
    0,
  ]);
});

test('arrays fit the panel', () => {
  expect(() => maskOf({ st: new Uint8Array(5) })).toThrow('st: 5 cells for 2 × 3');
  expect(() => maskOf({ universe: new Uint8Array(2) })).toThrow('universe: 2 cells for 2 × 3');
  expect(() => maskOf({ listingRows: new Int32Array(2) })).toThrow('listingRows: 2 values for 3 stocks');
  expect(() => maskOf({}, { from: 0, to: 3 })).toThrow(RangeError);
});

test('every cell of a random panel has the reasons that are its own', () => {
  const next = random(61);
  const wide = { dates: 90, stocks: 12 };
  const flags = (share: number): Uint8Array =>
    Uint8Array.from({ length: 1080 }, () => (next() < share ? 1 : 0));
  const [universe, halted, treated] = [flags(0.8), flags(0.1), flags(0.1)];
  const rows = Int32Array.from({ length: 12 }, () => Math.floor(next() * 120) - 60);
  const mask = new Uint8Array(1080);
  fillExclusions({ shape: wide, universe, suspended: halted, st: treated, listingRows: rows }, mask, {
    from: 0,
    to: 90,
  });
  mask.forEach((reasons, cell) => {
    const daysListed = Math.floor(cell / 12) - (rows[cell % 12] ?? NaN) + 1;
    const expected = [universe[cell] === 0, halted[cell] === 1, treated[cell] === 1, daysListed < 60];
    expect([outside, suspended, st, young].map((reason) => (reasons & reason) !== 0)).toEqual(expected);
  });
});
