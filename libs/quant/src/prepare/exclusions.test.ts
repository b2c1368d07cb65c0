import { seededRandom } from '../sample/seeded-random.ts';
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

test('a universe applies to all dates, or changes with them', () => {
  expect(maskOf({ universe: new Uint8Array([1, 0, 1]) })).toEqual([0, outside, 0, 0, outside, 0]);
  expect(maskOf({ universe: new Uint8Array([1, 0, 1, 1, 1, 0]) })).toEqual([0, outside, 0, 0, 0, outside]);
});

test('every reason is given', () => {
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

test('ranges of dates leave the others unchanged', () => {
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
  const next = seededRandom(61);
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

/** Days listed by today: date − row + 1. */
test.each([
  ['listed today, one day asked for', 0, 1, [0, 0]],
  ['listed today, two asked for', 0, 2, [young, 0]],
  ['listed today, none asked for', 0, 0, [0, 0]],
  ['listed tomorrow', 1, 1, [young, 0]],
  ['the 59th day today', -58, 60, [young, 0]],
  ['the 60th day today', -59, 60, [0, 0]],
  ['never', NEVER, 1, [young, young]],
  ['long ago', LONG_AGO, 60, [0, 0]],
])('a stock %s', (_, row, leastDays, expected) => {
  const mask = maskOf({ listingRows: new Int32Array(3).fill(row), leastDays });
  expect([mask[0], mask[3]]).toEqual(expected);
});

test('any mark but zero counts, in every panel', () => {
  const marks = Uint8Array.of(0, 2, 255, 0, 0, 0);
  expect(maskOf({ suspended: marks })).toEqual([0, suspended, suspended, 0, 0, 0]);
  expect(maskOf({ st: marks })).toEqual([0, st, st, 0, 0, 0]);
  expect(maskOf({ universe: Uint8Array.of(2, 255, 0) })).toEqual([0, 0, outside, 0, 0, outside]);
});

test('reasons are bits of their own', () => {
  const bits = Object.values(EXCLUSION);
  expect(bits.reduce((sum, bit) => sum + bit, 0)).toBe(bits.reduce((all, bit) => all | bit, 0));
});

test('a panel of one date reads a universe of its stocks, which is by stock and by cell alike', () => {
  const mask = new Uint8Array(2);
  fillExclusions({ shape: { dates: 1, stocks: 2 }, universe: Uint8Array.of(0, 1) }, mask, { from: 0, to: 1 });
  expect([...mask]).toEqual([outside, 0]);
});

test('nothing is written without dates, without stocks, or for an empty range', () => {
  expect(maskOf({ st: new Uint8Array(6).fill(1) }, { from: 2, to: 2 })).toEqual([
    255, 255, 255, 255, 255, 255,
  ]);
  expect(() =>
    fillExclusions({ shape: { dates: 3, stocks: 0 } }, new Uint8Array(0), { from: 0, to: 3 }),
  ).not.toThrow();
});

test.each<[string, Omit<ExclusionInput, 'shape'>]>([
  ['suspended: 7 cells for 2 × 3', { suspended: new Uint8Array(7) }],
  ['universe: 4 cells for 2 × 3', { universe: new Uint8Array(4) }],
  ['listingRows: 0 values for 3 stocks', { listingRows: new Int32Array(0) }],
])('an input that does not fit is named: %s', (message, input) => {
  expect(() => maskOf(input)).toThrow(new RangeError(message));
});

test('a mask of another size is named', () => {
  expect(() => fillExclusions({ shape }, new Uint8Array(5), { from: 0, to: 2 })).toThrow(
    new RangeError('mask: 5 cells for 2 × 3'),
  );
});
