import { fundOverlap } from './fund-overlap.ts';

const weights = (...pairs: readonly (readonly [number, number])[]): ReadonlyMap<number, number> =>
  new Map(pairs);

describe('the overlap of two funds', () => {
  it('is the sum of the smaller weights of common stocks', () => {
    const found = fundOverlap(weights([1, 0.5], [2, 0.3], [3, 0.2]), weights([2, 0.4], [3, 0.1], [4, 0.5]));
    expect(found.weight).toBeCloseTo(0.4, 12);
    expect(found).toMatchObject({ common: 2, onlyFirst: 1, onlySecond: 1 });
    expect(found.activeShare).toBeCloseTo((0.5 + 0.1 + 0.1 + 0.5) / 2, 12);
  });

  it('is 1 for the same fund, and 0 for funds without a common stock', () => {
    const one = weights([1, 0.6], [2, 0.4]);
    expect(fundOverlap(one, one)).toMatchObject({ weight: 1, common: 2, onlyFirst: 0, activeShare: 0 });
    expect(fundOverlap(one, weights([3, 1]))).toMatchObject({ weight: 0, common: 0, activeShare: 1 });
  });

  it('of funds without disclosed stocks is 0', () => {
    expect(Object.values(fundOverlap(weights(), weights()))).toEqual([0, 0, 0, 0, 0]);
  });
});
