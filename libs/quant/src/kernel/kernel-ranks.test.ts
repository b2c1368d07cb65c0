import { quantilesOf, ranksOf } from '../factor/testing/plain-day.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { KernelMemory } from './kernel-memory.ts';
import { arraysOf, placesOf } from './testing/arrays-of.ts';

const memory = new KernelMemory();
const { kernel } = memory;
const { doubles, words, halves, bytes } = arraysOf(memory);
const TIED = 0x8000;

describe('rankRows', () => {
  function rank(values: readonly number[]): [number[], number] {
    const ranks = words(values.map(() => 0));
    const ties = kernel.rankRows(
      doubles(values).byteOffset,
      words(placesOf(values)).byteOffset,
      values.length,
      ranks.byteOffset,
    );
    return [[...ranks], ties];
  }

  /** Doubled ranks, and Σ(t³ − t). */
  it.each([
    ['nothing', [], [[], 0]],
    ['one', [5], [[2], 0]],
    ['two', [9, 1], [[4, 2], 0]],
    // Places 2 and 3 share 2½; 8 − 2 = 6.
    ['a pair', [1, 2, 2, 3], [[2, 5, 5, 8], 6]],
    // All of 4 share 2½; 64 − 4 = 60.
    ['all equal', [7, 7, 7, 7], [[5, 5, 5, 5], 60]],
    ['both zeros, which are one value', [0, -0], [[3, 3], 6]],
    ['two ties: 6 + 24', [1, 1, 5, 5, 5], [[3, 3, 8, 8, 8], 30]],
  ])('ranks %s', (_, values, expected) => {
    expect(rank(values)).toEqual(expected);
  });

  it('is twice the ranks found by counting, for any sample', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const values = gappySample(seed, { count: 20 * seed, ties: 0.6 });
      expect(rank(values)[0]).toEqual(ranksOf(values).map((own) => 2 * own));
    }
  });
});

describe('binRows', () => {
  function bin(values: readonly number[], edges: readonly number[]): number[] {
    const bins = bytes(values.map(() => 0));
    kernel.binRows(
      doubles(values).byteOffset,
      words(placesOf(values)).byteOffset,
      values.length,
      doubles(edges).byteOffset,
      edges.length - 1,
      bins.byteOffset,
    );
    return [...bins];
  }

  it.each([
    ['a value on an edge is below it', [1, 2, 3], [1, 2, 3], [1, 1, 2]],
    ['the lowest edge is in the first', [0, 5], [0, 1, 5], [1, 2]],
    ['a quantile may be passed over', [0, 9, 10], [0, 3, 6, 10], [1, 3, 3]],
    ['above the last edge is the last', [0, 4, 99], [0, 1, 2], [1, 2, 2]],
    ['ties are together', [2, 2, 1, 3], [1, 2, 3], [1, 1, 1, 2]],
    ['no row has none', [], [1, 2, 3], []],
  ])('%s', (_, values, edges, expected) => {
    expect(bin(values, edges)).toEqual(expected);
  });
});

/** A date's rows for the kernel: of some stocks, their doubled ranks and quantiles. */
interface Marked {
  readonly marks: Uint32Array;
  readonly sizes: Uint32Array;
  readonly rows: readonly { readonly stock: number; readonly rank: number; readonly bin: number }[];
}

function marked(stocks: number, factor: readonly number[], quantiles = 3): Marked {
  const present = factor.flatMap((value, stock) => (Number.isNaN(value) ? [] : [stock]));
  const values = present.map((stock) => factor[stock] ?? NaN);
  const [ranks, bins] = [
    ranksOf(values).map((rank) => 2 * rank),
    quantilesOf(values, quantiles) ?? values.map(() => 1),
  ];
  const [marks, sizes] = [words([], stocks + 4), words([], 128)];
  marks.fill(77);
  sizes.fill(77);
  marks.fill(0, stocks);
  kernel.markStocks(
    words(present).byteOffset,
    words(ranks).byteOffset,
    bytes(bins).byteOffset,
    present.length,
    marks.byteOffset,
    stocks,
    sizes.byteOffset,
  );
  return {
    marks,
    sizes,
    rows: present.map((stock, row) => ({ stock, rank: ranks[row] ?? NaN, bin: bins[row] ?? NaN })),
  };
}

describe('markStocks', () => {
  it('packs rank and quantile by stock, none for the others, and counts the quantiles', () => {
    // Ranks 2 6 4 of the stocks 0 2 3, quantiles 1 3 2.
    const { marks, sizes } = marked(5, [1, NaN, 9, 4, NaN]);
    expect([...marks.subarray(0, 5)]).toEqual([(2 << 7) | 1, 0, (6 << 7) | 3, (4 << 7) | 2, 0]);
    expect([...sizes.subarray(0, 5)]).toEqual([0, 1, 1, 1, 0]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(3);
  });

  it('marks none of a date without rows', () => {
    const { marks, sizes } = marked(3, [NaN, NaN, NaN]);
    expect([...marks, ...sizes].every((cell) => cell === 0)).toBe(true);
  });
});

describe('compareMarks', () => {
  function compare(stocks: number, today: Marked, past: Marked): { out: number[]; stayed: number[] } {
    const [stayed, out] = [words([], 512).fill(77), doubles([], 7)];
    kernel.compareMarks(
      today.marks.byteOffset,
      past.marks.byteOffset,
      stocks,
      stayed.byteOffset,
      out.byteOffset,
    );
    return { out: [...out], stayed: [...stayed.subarray(1, 4)] };
  }

  it('sums the ranks of stocks on both dates, and of those on only one', () => {
    // Today ranks 2 4 6 of stocks 0 1 2, before 2 4 of 1 3: both have 1, with 4 · 2; quantiles 2 and 1.
    const found = compare(4, marked(4, [1, 2, 3, NaN]), marked(4, [NaN, 5, NaN, 6]));
    expect(found.out).toEqual([8, 2, 8, 4 + 36, 1, 4, 16]);
    expect(found.stayed).toEqual([0, 0, 0]);
  });

  it('finds every stock of a date compared with itself', () => {
    const one = marked(4, [1, 2, 3, NaN]);
    expect(compare(4, one, one)).toEqual({ out: [4 + 16 + 36, 0, 0, 0, 0, 0, 0], stayed: [1, 1, 1] });
  });

  it.each([1, 3, 4, 5, 63, 64, 66])('of %i stocks equals a comparison one by one', (stocks) => {
    const today = marked(stocks, gappySample(stocks, { count: stocks, gaps: 0.3, ties: 0.2 }));
    const past = marked(stocks, gappySample(stocks + 1, { count: stocks, gaps: 0.3, ties: 0.2 }));
    const before = new Map(past.rows.map((row) => [row.stock, row]));
    const now = new Set(today.rows.map(({ stock }) => stock));
    const both = today.rows.filter(({ stock }) => before.has(stock));
    const [own, other] = [
      today.rows.filter(({ stock }) => !before.has(stock)),
      past.rows.filter(({ stock }) => !now.has(stock)),
    ].map((rows) => rows.map(({ rank }) => rank));
    const sums = (ranks: readonly number[] = []): number[] => [
      ranks.length,
      ranks.reduce((sum, rank) => sum + rank, 0),
      ranks.reduce((sum, rank) => sum + rank * rank, 0),
    ];
    const products = both.reduce((sum, row) => sum + row.rank * (before.get(row.stock)?.rank ?? NaN), 0);
    const { out, stayed } = compare(stocks, today, past);
    expect(out).toEqual([products, ...sums(own), ...sums(other)]);
    expect(stayed).toEqual(
      [1, 2, 3].map(
        (bin) => both.filter((row) => row.bin === bin && before.get(row.stock)?.bin === bin).length,
      ),
    );
  });
});

describe('correlateMarks', () => {
  function correlate(marks: Uint32Array, packed: readonly number[]): number[] {
    const out = doubles([], 2);
    kernel.correlateMarks(marks.byteOffset, halves(packed).byteOffset, packed.length, out.byteOffset);
    return [...out];
  }

  /** Doubled ranks 2 4 6 of the stocks 0 1 2. */
  const { marks } = marked(4, [1, 2, 3, NaN]);
  it.each([
    ['the same order: 4 + 16 + 36', [0, 1, 2], [56, 0]],
    ['the opposite: 2·6 + 4·4 + 6·2', [2, 1, 0], [40, 0]],
    ['a stock without a row, which takes no place', [0, 3, 1, 2], [56, 0]],
    // Both share rank 1½: 3 · (2 + 4) + 6 · 6, and 8 − 2.
    ['a tie', [0, 1 | TIED, 2], [54, 6]],
    // The one without a row ties nothing: 2 · 2 + 4 · 4 + 6 · 6.
    ['a tie with a stock without a row', [0, 3 | TIED, 1, 2], [56, 0]],
    // The tie begins with a stock without a row: 0 and 1 share 1½ as before.
    ['a tie that begins with one', [3, 0 | TIED, 1 | TIED, 2], [54, 6]],
    // All share 2: 4 · 12, and 27 − 3.
    ['all equal', [0, 1 | TIED, 2 | TIED], [48, 24]],
    ['nothing', [], [0, 0]],
  ])('with %s', (_, packed, expected) => {
    expect(correlate(marks, packed)).toEqual(expected);
  });

  it('is the sum of products of doubled ranks, for any returns', () => {
    const next = seededRandom(12);
    for (const stocks of [1, 10, 77]) {
      const day = marked(stocks, gappySample(stocks, { count: stocks, gaps: 0.2, ties: 0.3 }));
      const returns = Array.from({ length: stocks }, () => Math.floor(next() * 12));
      const order = placesOf(returns);
      const packed = order.map(
        (stock, at) => stock | (at > 0 && returns[order[at - 1] ?? -1] === returns[stock] ? TIED : 0),
      );
      const ranks = ranksOf(day.rows.map(({ stock }) => returns[stock] ?? NaN));
      const products = day.rows.reduce((sum, { rank }, row) => sum + rank * 2 * (ranks[row] ?? NaN), 0);
      expect(correlate(day.marks, packed)[0]).toBe(products);
    }
  });
});
