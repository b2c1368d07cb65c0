import { seededRandom } from '../sample/seeded-random.ts';
import { KernelMemory } from './kernel-memory.ts';
import { arraysOf } from './testing/arrays-of.ts';

const memory = new KernelMemory();
const { kernel } = memory;
const { doubles, words, bytes, halves } = arraysOf(memory);

describe('priced', () => {
  it.each([
    ['nothing', [], []],
    ['one price', [10], [1]],
    ['zeros and prices below', [0, -0, -1], [0, 0, 0]],
    ['what is missing or infinite', [NaN, Infinity, -Infinity], [0, 0, 0]],
    ['the smallest and the largest', [5e-324, Number.MAX_VALUE], [1, 1]],
  ])('marks which of %s are present', (_, prices, expected) => {
    const into = bytes(prices.map(() => 9));
    kernel.priced(doubles(prices).byteOffset, prices.length, into.byteOffset);
    expect([...into]).toEqual(expected);
  });
});

describe('intersect', () => {
  it.each([0, 1, 7, 8, 9, 16, 17, 40])('keeps of %i stocks those in both', (stocks) => {
    const next = seededRandom(stocks + 1);
    const [one, other] = [0, 1].map(() => Array.from({ length: stocks }, () => (next() < 0.6 ? 1 : 0)));
    const into = bytes(one ?? []);
    const second = bytes(other ?? []);
    kernel.intersect(into.byteOffset, second.byteOffset, stocks);
    expect([...into]).toEqual(one?.map((flag, stock) => flag * (other?.[stock] ?? NaN)));
    expect([...second]).toEqual(other);
  });
});

describe('keepRows', () => {
  /** The stocks and factors kept, and how many factors are finite. */
  function keep(factor: readonly number[], chosen: readonly number[]): [number[], number[], number] {
    const stocks = words(
      factor.map(() => 0),
      1,
    );
    const kept = doubles(
      factor.map(() => 0),
      1,
    );
    const counts = kernel.keepRows(
      doubles(factor).byteOffset,
      bytes(chosen).byteOffset,
      factor.length,
      stocks.byteOffset,
      kept.byteOffset,
    );
    const count = Number(counts >> 32n);
    return [[...stocks.subarray(0, count)], [...kept.subarray(0, count)], Number(counts & 0xffff_ffffn)];
  }

  it.each([
    ['nothing', [], [], [[], [], 0]],
    ['one that is chosen', [5], [1], [[0], [5], 1]],
    ['one that is not', [5], [0], [[], [], 1]],
    ['missing and infinite ones', [NaN, Infinity, -Infinity, 2], [1, 1, 1, 1], [[3], [2], 1]],
    [
      'both zeros and the largest',
      [0, -0, Number.MAX_VALUE],
      [1, 1, 1],
      [[0, 1, 2], [0, -0, Number.MAX_VALUE], 3],
    ],
    ['every other one', [1, 2, 3, 4, 5], [1, 0, 1, 0, 1], [[0, 2, 4], [1, 3, 5], 5]],
  ])('keeps of %s the finite ones that are chosen', (_, factor, chosen, expected) => {
    expect(keep(factor, chosen)).toEqual(expected);
  });
});

describe('keepChosen', () => {
  it.each([
    ['none', [], []],
    ['all', [1, 1, 1], [0, 1, 2]],
    ['none of some', [0, 0], []],
    ['the last', [0, 0, 1], [2]],
  ])('keeps %s, in their order', (_, chosen, expected) => {
    const stocks = words(
      chosen.map(() => 0),
      1,
    );
    const count = kernel.keepChosen(bytes(chosen).byteOffset, chosen.length, stocks.byteOffset);
    expect([...stocks.subarray(0, count)]).toEqual(expected);
  });
});

describe('forwardReturns', () => {
  /** Returns of the rows' stocks, and their sum. */
  function returnsOf(
    today: readonly number[],
    later: readonly number[],
    rows: readonly number[],
  ): [number[], number] {
    const returns = doubles(
      rows.map(() => 0),
      1,
    );
    const sum = kernel.forwardReturns(
      doubles(today).byteOffset,
      doubles(later).byteOffset,
      words(rows).byteOffset,
      rows.length,
      returns.byteOffset,
    );
    return [[...returns.subarray(0, rows.length)], sum];
  }

  it.each([
    ['no row', [1], [2], [], [[], 0]],
    ['one row: 3/2 − 1', [2], [3], [0], [[0.5], 0.5]],
    ['two rows', [2, 4], [3, 2], [0, 1], [[0.5, -0.5], 0]],
    ['an odd number, whose last counts once', [2, 4, 8], [3, 8, 10], [0, 1, 2], [[0.5, 1, 0.25], 1.75]],
    ['some of the stocks', [9, 4, 9, 8], [9, 5, 9, 4], [1, 3], [[0.25, -0.5], -0.25]],
    ['everything lost', [5], [0], [0], [[-1], -1]],
  ])('of %s', (_, today, later, rows, expected) => {
    expect(returnsOf(today, later, rows)).toEqual(expected);
  });

  it('is price over price less one to the bit, with their sum in order', () => {
    const next = seededRandom(4);
    const [today, later] = [0, 1].map(() => Array.from({ length: 31 }, () => 1 + 50 * next()));
    const rows = Array.from({ length: 31 }, (_, at) => at).filter(() => next() < 0.7);
    const expected = rows.map((stock) => (later?.[stock] ?? NaN) / (today?.[stock] ?? NaN) - 1);
    expect(returnsOf(today ?? [], later ?? [], rows)).toEqual([
      expected,
      expected.reduce((sum, value) => sum + value, 0),
    ]);
  });
});

describe('packOrder', () => {
  const TIED = 0x8000;
  it.each([
    ['nothing', [], [], [], []],
    ['one row', [5], [0], [7], [7]],
    [
      'a tie, marked from its second on',
      [2, 1, 2, 2],
      [1, 0, 2, 3],
      [10, 11, 12, 13],
      [11, 10, 12 | TIED, 13 | TIED],
    ],
    ['both zeros, which are one value', [0, -0], [0, 1], [0, 1], [0, 1 | TIED]],
    ['two ties after one another', [1, 1, 2, 2], [0, 1, 2, 3], [0, 1, 2, 3], [0, 1 | TIED, 2, 3 | TIED]],
    ['the last stock that fifteen bits can number', [1, 1], [0, 1], [5, 32_767], [5, 32_767 | TIED]],
  ])('packs %s', (_, values, order, stocks, expected) => {
    const packed = halves(values.map(() => 0));
    kernel.packOrder(
      doubles(values).byteOffset,
      words(order).byteOffset,
      words(stocks).byteOffset,
      values.length,
      packed.byteOffset,
    );
    expect([...packed]).toEqual(expected);
  });
});
