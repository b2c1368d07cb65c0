import { KernelMemory } from '../kernel/kernel-memory.ts';
import { arraysOf, placesOf } from '../kernel/testing/arrays-of.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { TIED } from './return-orders.ts';
import { correlation, ranksOf } from './testing/plain-day.ts';
import { doubledRanks, MarkedRankCorrelation, rankCorrelation } from './tied-ranks.ts';

const memory = new KernelMemory();
const { doubles, words } = arraysOf(memory);

function ranked(values: readonly number[]): { ranks: Uint32Array; ties: number } {
  const ranks = words(values.map(() => 0));
  const ties = doubledRanks(memory, doubles(values), words(placesOf(values)), 0, values.length, ranks);
  return { ranks, ties };
}

const packedOf = (values: readonly number[]): Uint16Array => {
  const order = placesOf(values);
  return Uint16Array.from(order, (stock, at) =>
    at > 0 && values[order[at - 1] ?? -1] === values[stock] ? stock | TIED : stock,
  );
};

/** The three ways to Spearman's correlation: by rows, by marks, and by correlating ranks that are counted. */
function threeWays(one: readonly number[], other: readonly number[]): number[] {
  const { ranks, ties } = ranked(one);
  const marks = words(ranks.map((rank) => rank << 7));
  const marked = new MarkedRankCorrelation(one.length, memory);
  return [
    rankCorrelation(ranks, ties, Float64Array.from(other), Uint32Array.from(placesOf(other)), 0, one.length),
    marked.of({ marks, ties, count: one.length }, packedOf(other)),
    correlation(ranksOf(one), ranksOf(other)),
  ];
}

describe('doubled ranks', () => {
  it.each([
    ['one', [3], [2], 0],
    ['in order', [1, 2, 3], [2, 4, 6], 0],
    ['a pair: 2³ − 2', [5, 1, 5], [5, 2, 5], 6],
    ['all equal: 3³ − 3', [8, 8, 8], [4, 4, 4], 24],
    ['huge, tiny and both zeros', [1e308, 0, -1e308, 5e-324, -0], [10, 5, 2, 8, 5], 6],
  ])('of %s', (_, values, ranks, ties) => {
    const found = ranked(values);
    expect([[...found.ranks], found.ties]).toEqual([ranks, ties]);
  });

  it('of a part begin with 2 in it, and leave the others unchanged', () => {
    const ranks = words([9, 9, 9, 9]);
    const ties = doubledRanks(memory, doubles([4, 3, 2, 1]), words([3, 2, 1, 0]), 1, 3, ranks);
    expect([[...ranks], ties]).toEqual([[9, 4, 2, 9], 0]);
  });

  it('of an empty part are none', () => {
    const ranks = words([9]);
    expect(doubledRanks(memory, doubles([1]), words([0]), 1, 1, ranks)).toBe(0);
    expect([...ranks]).toEqual([9]);
  });
});

describe('rank correlation', () => {
  /** 1 − 6 Σd² / (n³ − n) without ties. */
  it.each([
    ['the same order', [1, 2, 3], [10, 20, 30], 1],
    ['the opposite', [1, 2, 3], [3, 2, 1], -1],
    ['two of three exchanged: 1 − 6 · 2 / 24', [1, 2, 3], [1, 3, 2], 0.5],
    ['four, two pairs exchanged: 1 − 6 · 4 / 60', [1, 2, 3, 4], [2, 1, 4, 3], 0.6],
    // Ranks 1½ 1½ 3 and 1 2 3: Σdd = 1.5, Σd² = 1.5 and 2.
    ['a tie', [5, 5, 9], [1, 2, 3], 1.5 / Math.sqrt(3)],
    ['a tie on both sides', [5, 5, 9], [7, 7, 8], 1],
    ['two values', [1, 2], [5, 4], -1],
  ])('of %s', (_, one, other, expected) => {
    for (const found of threeWays(one, other)) expect(found).toBeCloseTo(expected, 14);
  });

  it.each([
    ['a constant factor', [4, 4, 4], [1, 2, 3]],
    ['a constant return', [1, 2, 3], [4, 4, 4]],
    ['one row', [1], [2]],
    ['no row', [], []],
  ])('of %s there is none', (_, one, other) => {
    expect(threeWays(one, other)).toEqual([NaN, NaN, NaN]);
  });

  it.each([1, 2, 3, 4, 5, 6])('seed %i: is the same in all ways, and stays within −1 and 1', (seed) => {
    for (const count of [5, 40, 150]) {
      const one = gappySample(seed * 10, { count, ties: 0.4 });
      const noise = gappySample(seed * 10 + 1, { count, ties: 0.4 });
      const other = noise.map((value, at) => Math.round(value + (seed - 3) * (one[at] ?? NaN)));
      const [byRows, byMarks, counted] = threeWays(one, other);
      expect(byRows).toBe(byMarks);
      expect(byRows).toBeCloseTo(counted ?? NaN, 12);
      expect(Math.abs(byRows ?? NaN)).toBeLessThanOrEqual(1 + 1e-15);
    }
  });

  it('of a part is that of its rows only', () => {
    const [one, other] = [gappySample(1, { count: 12, ties: 0.3 }), gappySample(2, { count: 12, ties: 0.3 })];
    const own = Array.from({ length: 6 }, (_, at) => at + 3);
    const [few, fewOther] = [one, other].map((all) => own.map((at) => all[at] ?? NaN));
    const { ranks, ties } = ranked(few ?? []);
    const within = new Uint32Array(12);
    own.forEach((row, at) => (within[row] = ranks[at] ?? NaN));
    const order = placesOf(fewOther ?? []).map((at) => at + 3);
    const found = rankCorrelation(
      within,
      ties,
      Float64Array.from(other),
      Uint32Array.from([0, 1, ...order, 11]),
      2,
      8,
    );
    expect(found).toBe(threeWays(few ?? [], fewOther ?? [])[0]);
  });
});
