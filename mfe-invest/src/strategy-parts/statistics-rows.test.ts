import { statisticsRows, type StatisticsRow } from './statistics-rows.ts';
import { aPerformance } from './testing/a-performance.ts';

const rowOf = (title: string, data = aPerformance()): StatisticsRow | undefined =>
  statisticsRows(data).find((row) => row.title === title);

describe('the statistics of a strategy', () => {
  it('stand beside those of the benchmark, returns with their difference', () => {
    expect(rowOf('累计收益率')).toMatchObject({ unit: 'percent', own: 0.1826, market: 0.0724 });
    expect(rowOf('累计收益率')?.excess).toBeCloseTo(0.1102, 12);
    expect(rowOf('年化收益率')).toMatchObject({ own: 0.0895, market: 0.0364, excess: 0.0531 });
    expect(rowOf('年化波动率')).toMatchObject({ own: 0.1542, market: 0.17, excess: null });
    expect(rowOf('夏普比率')).toMatchObject({ own: 0.63, market: 0.21 });
    expect(rowOf('最大回撤')).toMatchObject({ own: -0.1482, market: -0.21, excess: null });
  });

  it('against the benchmark are the strategy’s alone', () => {
    expect(rowOf('信息比率')).toMatchObject({ own: 0.71, market: null, excess: null });
    expect(rowOf('贝塔')).toMatchObject({ own: 0.89 });
  });

  it('without a benchmark are its own', () => {
    const alone = aPerformance({ market: null, relative: null, benchmark: null, benchmarkName: null });
    expect(rowOf('累计收益率', alone)).toMatchObject({ own: 0.1826, market: null, excess: null });
    expect(rowOf('年化收益率', alone)).toMatchObject({ own: 0.0895, market: null, excess: null });
    expect(rowOf('信息比率', alone)).toMatchObject({ own: null });
  });
});
