import type { FundHolding } from './fund-holdings.ts';
import { lookThrough } from './look-through.ts';

const held = (securityId: number, weight: number, industryCode: string | null): FundHolding =>
  Object.freeze({ asOf: '2026-06-30', securityId, weight, industryCode });
const sum = (parts: ReturnType<typeof lookThrough>): number =>
  parts.reduce((total, { weight }) => total + weight, 0);

describe('a fund by industry', () => {
  it('is the sum of its stocks by industry, heaviest first, then those of none, then the rest', () => {
    const parts = lookThrough([
      held(1, 0.1, '801780'),
      held(2, 0.25, '801120'),
      held(3, 0.2, '801780'),
      held(4, 0.05, null),
    ]);
    expect(parts.map(({ industryCode, stocks }) => [industryCode, stocks])).toEqual([
      ['801780', 2],
      ['801120', 1],
      ['NONE', 1],
      ['CASH', 0],
    ]);
    expect(parts.map(({ weight }) => Number(weight.toFixed(12)))).toEqual([0.3, 0.25, 0.05, 0.4]);
    expect(sum(parts)).toBeCloseTo(1, 12);
  });

  it('has no rest where the stocks are all of it, within rounding', () => {
    expect(lookThrough([held(1, 0.6, 'A'), held(2, 0.39999, 'B')])).toHaveLength(2);
    expect(lookThrough([held(1, 0.6, 'A'), held(2, 0.3999, 'B')])).toHaveLength(3);
  });

  it('sums to 1 where rounded weights exceed it', () => {
    const parts = lookThrough([held(1, 0.6, 'A'), held(2, 0.41, 'B')]);
    expect(sum(parts)).toBeCloseTo(1, 12);
    expect(parts.map(({ industryCode }) => industryCode)).toEqual(['A', 'B']);
  });

  it('of a fund without disclosed stocks is empty, not all cash', () => {
    expect(lookThrough([])).toEqual([]);
  });

  it('orders equal weights by code', () => {
    expect(
      lookThrough([held(1, 0.5, 'B'), held(2, 0.5, 'A')]).map(({ industryCode }) => industryCode),
    ).toEqual(['A', 'B']);
  });
});
