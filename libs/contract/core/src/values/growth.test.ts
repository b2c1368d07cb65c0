import { growthOf, noGrowthReason } from './growth.ts';

describe('growthOf', () => {
  it.each([
    [118, 100, 0.18],
    [0, 80, -1],
    // A change from profit to loss has a growth, because its base is positive.
    [-50, 100, -1.5],
    // Up to about a hundred times the base, a growth is given.
    [100, 1, 99],
    [-100, 1, -101],
  ])('of %d over %d is %d', (value, before, growth) => {
    expect(growthOf(value, before)).toBeCloseTo(growth, 12);
    expect(noGrowthReason(value, before)).toBeNull();
  });

  it.each([
    [-50, -100, 'negativeBase'],
    [50, -100, 'negativeBase'],
    [0, -0.01, 'negativeBase'],
    [1, 0, 'nearZeroBase'],
    [0, 0, 'nearZeroBase'],
    [101, 1, 'nearZeroBase'],
    [-101, 1, 'nearZeroBase'],
  ])('of %d over %d is none: %s', (value, before, reason) => {
    expect([growthOf(value, before), noGrowthReason(value, before)]).toEqual([null, reason]);
  });

  it.each([
    [1, null],
    [null, 1],
    [1, undefined],
    [null, -1],
  ])('of %j over %j is none, without a reason', (value, before) => {
    expect([growthOf(value, before), noGrowthReason(value, before)]).toEqual([null, null]);
  });
});
