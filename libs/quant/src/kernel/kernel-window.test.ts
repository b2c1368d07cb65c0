import { seededRandom } from '../sample/seeded-random.ts';
import { percentileOf } from '../stats/percentile-of.ts';
import { KernelMemory } from './kernel-memory.ts';
import { arraysOf, placesOf } from './testing/arrays-of.ts';

const memory = new KernelMemory();
const { kernel } = memory;
const { doubles, words } = arraysOf(memory);
const NONE = 2 ** 32 - 1;

/** The own and the first place of each row of a column; NaN is missing. */
function place(column: readonly number[]): { places: Uint32Array; firsts: Uint32Array } {
  const rows = [...column.keys()].filter((row) => !Number.isNaN(column[row]));
  const kept = rows.map((row) => column[row] ?? NaN);
  const [places, firsts] = [words(column), words(column.map(() => 7))];
  kernel.placeRows(
    doubles(kept).byteOffset,
    words(rows).byteOffset,
    words(placesOf(kept)).byteOffset,
    kept.length,
    column.length,
    places.byteOffset,
    firsts.byteOffset,
  );
  return { places, firsts };
}

describe('placeRows', () => {
  it.each([
    ['nothing', [], [], []],
    ['one row', [5], [0], [0]],
    ['equal ones in their order', [2, 1, 2, 2], [1, 0, 2, 3], [1, 0, 1, 1]],
    ['both zeros, as one value', [0, -0, -1], [1, 2, 0], [1, 1, 0]],
    ['rows without a value', [NaN, 3, NaN, 1], [NONE, 1, NONE, 0], [7, 1, 7, 0]],
  ])('places %s', (_, column, own, first) => {
    const { places, firsts } = place(column);
    expect([[...places], [...firsts]]).toEqual([own, first]);
  });
});

describe('rankInWindow', () => {
  function rank(column: readonly number[], n: number, least: number, from = 0): number[] {
    const { places, firsts } = place(column);
    const rows = column.length;
    const ranked = doubles(column.map(() => -1));
    kernel.rankInWindow(
      places.byteOffset,
      firsts.byteOffset,
      rows,
      n,
      least,
      100,
      from,
      memory.doubles(Math.ceil(rows / 64)).byteOffset,
      memory.words(rows).byteOffset,
      ranked.byteOffset,
    );
    return [...ranked];
  }

  it('ranks each row among the window that ends with it', () => {
    // The last 3 of [1, 3] has one below and itself half: 1.5 / 2; that of [3, 2, 3] 1 below, 2 equal; the 1 of [2, 3, 1] itself.
    expect(rank([1, 3, 2, 3, 1], 3, 1)).toEqual([50, 75, 50, 100 * (2 / 3), 100 * (0.5 / 3)]);
    expect(rank([1, NaN, 2, NaN, 3], 3, 2)).toEqual([NaN, NaN, 75, NaN, 75]);
  });

  it('leaves what is before the first row that is asked for', () => {
    expect(rank([1, 3, NaN, 3], 9, 1, 2)).toEqual([-1, -1, NaN, 100 * (2 / 3)]);
  });

  it.each([1, 63, 64, 65, 128, 129, 300])('is the plain definition over %i rows, to the bit', (rows) => {
    const next = seededRandom(rows);
    const column = Array.from({ length: rows }, () => (next() < 0.2 ? NaN : Math.floor(next() * rows)));
    for (const n of [1, 40, 400])
      expect(rank(column, n, 3)).toEqual(
        column.map(
          (value, row) => 100 * percentileOf(value, column.slice(Math.max(0, row - n + 1), row + 1), 3),
        ),
      );
  });
});

describe('countBelow', () => {
  it.each([
    ['values below, equal and above', [1, 2, 3, 4], [2, 2, 2, 2], [1, 1, 1, 1], [2, 1, 0, 0]],
    ['what is not above 0', [0, -1, -0, NaN], [2, 2, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0]],
    ['a missing today', [1, 2], [NaN, NaN], [1, 1], [0, 0]],
    ['an odd number of stocks', [1, 5, 1], [2, 2, 2], [1, 1, 1], [2, 0, 2]],
  ])('counts %s, row by row', (_, row, today, seen, twice) => {
    const [present, below] = [memory.longs(row.length + 1), memory.longs(row.length + 1)];
    const [rows, own] = [doubles(row, 1), doubles(today, 1)];
    for (const times of [1, 2]) {
      kernel.countBelow(rows.byteOffset, own.byteOffset, row.length, present.byteOffset, below.byteOffset);
      const counted = [present, below].map((counts) => [...counts.subarray(0, row.length)].map(Number));
      expect(counted).toEqual([seen.map((count) => times * count), twice.map((count) => times * count)]);
    }
  });
});
