import { memberSpells, type Spell } from './member-spells.ts';

/** Stock 2 is listed from row 3 on, stock 3 until row 5. */
const LISTINGS = { listed: Int32Array.of(0, 0, 3, -5), delisted: Int32Array.of(10, 10, 10, 5) };

const of = (...spells: readonly (readonly [number, number, number])[]): readonly (readonly number[])[] => {
  const given: readonly Spell[] = spells.map(([stock, from, to]) => ({ stock, from, to }));
  const { stocks, from, to } = memberSpells(given, LISTINGS);
  return [...stocks].map((stock, at) => [stock, from[at] as number, to[at] as number]);
};

describe('the members of a set', () => {
  it('are in the order of stocks and rows, whatever order they are given in', () => {
    expect(of([1, 5, 7], [0, 2, 4], [1, 0, 2])).toEqual([
      [0, 2, 4],
      [1, 0, 2],
      [1, 5, 7],
    ]);
  });

  it('count once where memberships overlap or touch', () => {
    expect(of([0, 0, 4], [0, 2, 6], [0, 6, 8], [0, 3, 4])).toEqual([[0, 0, 8]]);
  });

  it('leave and return', () => {
    expect(of([0, 0, 3], [0, 5, 9])).toEqual([
      [0, 0, 3],
      [0, 5, 9],
    ]);
  });

  it('count only while they are listed', () => {
    expect(of([2, 0, 10], [3, 0, 10])).toEqual([
      [2, 3, 10],
      [3, 0, 5],
    ]);
    expect(of([2, 0, 3])).toEqual([]);
  });

  it('are none for an empty set, an empty spell and a stock that panels have no column for', () => {
    expect(of()).toEqual([]);
    expect(of([0, 4, 4], [9, 0, 10])).toEqual([]);
  });

  it('leave what they are given as it is', () => {
    const given = Object.freeze([
      Object.freeze({ stock: 0, from: 0, to: 4 }),
      Object.freeze({ stock: 0, from: 2, to: 6 }),
    ]);
    memberSpells(given, LISTINGS);
    expect(given).toEqual([
      { stock: 0, from: 0, to: 4 },
      { stock: 0, from: 2, to: 6 },
    ]);
  });
});
