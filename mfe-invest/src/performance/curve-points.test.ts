import { curvePoints } from './curve-points.ts';

const returns = (own: readonly number[], benchmark: readonly (number | null)[]) => ({
  content: own.map((earningRate, at) => ({ reportDate: `2026-11-0${at + 1}`, earningRate })),
  totalElements: own.length,
  benchmark: [...benchmark],
  benchmarkName: '沪深300',
});
const rounded = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.map((value) => (value === null ? null : Math.round(value * 1e9) / 1e9));

describe('the curves of a strategy', () => {
  it('are its returns, the benchmark’s and the difference in points', () => {
    const points = curvePoints(returns([0, 0.1, 0.045], [0, null, 0.05]));
    expect(points.dates).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
    expect(points.own).toEqual([0, 0.1, 0.045]);
    expect(points.market).toEqual([0, null, 0.05]);
    expect(rounded(points.excess)).toEqual([0, null, -0.005]);
  });

  it('fall below their highest, of which the capital is the first', () => {
    const points = curvePoints(returns([-0.05, 0.1, 0.045, 0.2], [-0.02, 0.01, null, -0.192]));
    expect(rounded(points.drawdowns)).toEqual([-0.05, 0, -0.05, 0]);
    expect(rounded(points.marketDrawdowns)).toEqual([-0.02, 0, null, -0.2]);
  });

  it('without a benchmark are null beside it', () => {
    const points = curvePoints(returns([0, 0.1], []));
    expect([points.market, points.excess, points.marketDrawdowns]).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
});
