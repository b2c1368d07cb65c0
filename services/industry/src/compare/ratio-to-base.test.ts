import { ratioToBase } from './ratio-to-base.ts';

describe('the ratio of a figure to that of the base', () => {
  it('is their quotient less one, of negative figures too', () => {
    expect(ratioToBase(15, 10)).toEqual({ ratio: 0.5, ratioWhy: null });
    expect(ratioToBase(-5, -10)).toEqual({ ratio: -0.5, ratioWhy: null });
    expect(ratioToBase(0, 10)).toEqual({ ratio: -1, ratioWhy: null });
  });

  it('is missing where a figure is, without a reason', () => {
    expect(ratioToBase(null, 10)).toEqual({ ratio: null, ratioWhy: null });
    expect(ratioToBase(10, null)).toEqual({ ratio: null, ratioWhy: null });
  });

  it('is refused to a base at or near zero, and to one of another sign', () => {
    expect(ratioToBase(10, 0).ratioWhy).toBe('nearZeroBase');
    expect(ratioToBase(10, 0.09).ratioWhy).toBe('nearZeroBase');
    expect(ratioToBase(10, 0.1).ratioWhy).toBeNull();
    expect(ratioToBase(10, -5).ratioWhy).toBe('otherSign');
    expect(ratioToBase(-10, 5)).toEqual({ ratio: null, ratioWhy: 'otherSign' });
  });
});
