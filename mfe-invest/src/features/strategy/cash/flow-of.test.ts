import { flowOf } from './flow-of.ts';

const capital = { amount: 1_000_000, balance: 1_000_000, stockCode: null };
const buy = { amount: -600_000.35, balance: 399_999.65, stockCode: '600519.SH' };
const report = { reportDate: '2026-11-20', cashAssets: 399_999.65 };

describe('the flow of cash', () => {
  it('begins with the capital, which is no change', () => {
    expect(flowOf(capital, buy, report)).toEqual({
      opening: 1_000_000,
      change: -600_000.35,
      closing: 399_999.65,
      asOf: '2026-11-20',
      reported: 399_999.65,
      difference: 0,
    });
  });

  it('of some days begins with the balance before their first line', () => {
    expect(flowOf(buy, buy, report)).toMatchObject({ opening: 1_000_000, change: -600_000.35 });
  });

  it('says by how much it differs from the report, to the cent', () => {
    expect(flowOf(capital, buy, { ...report, cashAssets: 399_999.66 })?.difference).toBe(-0.01);
  });

  it('is not compared where these days have no report', () => {
    expect(flowOf(capital, buy, undefined)?.difference).toBeNull();
  });

  it('is none without lines', () => {
    expect(flowOf(undefined, undefined, report)).toBeNull();
  });
});
