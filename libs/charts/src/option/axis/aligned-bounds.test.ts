import { alignedBounds } from './aligned-bounds.ts';

const stepsOf = ({ ticks }: { readonly ticks: readonly number[] }): number => ticks.length - 1;

describe('the bounds of two axes', () => {
  it('have equally many steps, so that the grid of one fits the other', () => {
    const [revenue, growth] = alignedBounds([
      { values: [12, 3, 6], withZero: true },
      { values: [25, -10, null] },
    ]);
    expect(revenue).toMatchObject({ min: 0, max: 15, ticks: [0, 5, 10, 15] });
    expect(growth).toMatchObject({ min: -20, max: 40, ticks: [-20, 0, 20, 40] });
  });

  it.each([
    [
      [0.02, 900],
      [-300, 5],
    ],
    [
      [1e9, 4e9],
      [0.1, 0.4],
    ],
    [
      [-5, -1],
      [-0.04, 0.2],
    ],
  ])('include all data of %j and %j', (left, right) => {
    const bounds = alignedBounds([{ values: left, withZero: true }, { values: right }]);
    expect(new Set(bounds.map(stepsOf)).size).toBe(1);
    for (const [at, values] of [left, right].entries()) {
      expect(bounds[at]?.min).toBeLessThanOrEqual(Math.min(...values));
      expect(bounds[at]?.max).toBeGreaterThanOrEqual(Math.max(...values));
    }
  });

  it('of one axis are its own', () => {
    expect(alignedBounds([{ values: [10, 100] }])).toMatchObject([{ max: 125 }]);
    expect(alignedBounds([])).toEqual([]);
  });
});
