import { aReport } from '../testing/a-report.ts';
import { aRunCard } from '../../../testing/a-run.ts';
import { autocorrelationSpec } from './autocorrelation-spec.ts';
import { coverageShare, coverageSpec, daysTaken, meanRows } from './coverage-spec.ts';
import { cumulativeSpec } from './cumulative-spec.ts';
import { decaySpec } from './decay-spec.ts';
import { icSpec } from './ic-spec.ts';
import { drawdownSpec, wealthSpec } from './portfolio-specs.ts';
import { drawnHorizons, quantileSpec, spreadOut } from './quantile-spec.ts';
import { basesOf } from './return-basis.ts';
import { runWords } from './run-words.ts';
import { spreadSpec } from './spread-spec.ts';
import { turnoverSpec } from './turnover-spec.ts';

const report = aReport();
const words = runWords(aRunCard());

it('charts name their run, its factor, and the day of the data', () => {
  expect(words).toMatchObject({ subject: '质量动量合成 v6 回测 12', source: '回测', asOf: '2026-11-20' });
  expect(runWords(aRunCard({ asOf: null })).asOf).toBe('2026-03-03');
});

it('pictures of charts name the run’s parameters', () => {
  const [about] = words.about;
  expect(about).toMatch(
    /^全部 A 股，2026-01-01 至 2026-03-03，有效 2026-01-01 至 2026-03-03，44 \/ 44 个交易日，5 组，全体分组，去极值 中位数/,
  );
  expect(about).toMatch(/标准化 z 值，中性化 不处理，剔除 ST、停牌、上市不足 60 日$/);
});

describe('the chart of rank IC', () => {
  it('has a bar per month, and the sum of all days to the end of it', () => {
    const { labels, bars, lines } = icSpec(report, words, { horizon: 1, step: 'month' });
    expect(labels).toEqual(['2026-01', '2026-02', '2026-03']);
    const daily = (report.rankIc['1'] ?? []).filter((value) => value !== null);
    const january = daily.slice(0, 22);
    expect(bars[0]?.values[0]).toBeCloseTo(january.reduce((sum, value) => sum + value, 0) / 22, 12);
    expect(lines[1]?.values.at(-1)).toBeCloseTo(
      daily.reduce((sum, value) => sum + value, 0),
      12,
    );
    expect(lines.map(({ name }) => name)).toEqual(['12 月均', '累计']);
  });

  it('has a bar per day on request, missing at the end', () => {
    const { labels, bars } = icSpec(report, words, { horizon: 5, step: 'day' });
    expect(labels).toHaveLength(44);
    expect(bars[0]?.values.slice(-6).map((value) => value === null)).toEqual([
      ...[false, true, true, true, true, true],
    ]);
  });

  it('ends its mean and its sum with the last month that has a coefficient', () => {
    const long = aReport({ days: 80, horizons: [30] });
    const { labels, bars, lines } = icSpec(long, words, { horizon: 30, step: 'month' });
    expect(labels).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    for (const { values } of [...bars, ...lines.slice(1)])
      expect(values.map((value) => value === null)).toEqual([false, false, false, true]);
    const total = (long.rankIc['30'] ?? []).reduce<number>((sum, value) => sum + (value ?? 0), 0);
    expect(lines[1]?.values[2]).toBeCloseTo(total, 12);
  });

  it('by horizon has one bar each', () => {
    const { labels, bars } = decaySpec(report, words);
    expect(labels).toEqual(['1 日', '5 日']);
    expect(bars[0]?.values).toEqual([0.0437, 0.0437 / 5]);
  });
});

describe('the charts of quantiles', () => {
  it('have a bar by group and horizon with its error', () => {
    const spec = quantileSpec(report, words, { basis: 'raw', horizon: 5 });
    expect(spec?.labels).toEqual(['Q1', 'Q2', 'Q3']);
    expect(spec?.bars.map(({ name }) => name)).toEqual(['1 日', '5 日']);
    expect(spec?.bars[0]?.errors).toEqual([0.0004, 0.0004, 0.0004]);
  });

  it('draw no more horizons than can be distinguished, the first and last among them', () => {
    const taken = spreadOut([1, 2, 3, 5, 10, 20, 60, 120], 4);
    expect([taken.length, taken[0], taken.at(-1)]).toEqual([4, 1, 120]);
    expect(spreadOut([1, 5], 4)).toEqual([1, 5]);
  });

  it('always draw the chosen horizon, all of them if they fit, and have the others in the table', () => {
    const many = aReport({ horizons: [1, 2, 3, 5, 10, 20, 60, 120], quantiles: 5 });
    expect(drawnHorizons(many, 3)).toEqual([1, 3, 10, 120]);
    expect(drawnHorizons(many, 120)).toEqual([1, 5, 60, 120]);
    expect(drawnHorizons({ ...many, quantiles: 3 }, 3)).toEqual(many.horizons);
    const bars = quantileSpec(many, words, { basis: 'raw', horizon: 3 })?.bars ?? [];
    expect(bars.map(({ name, tableOnly = false }) => `${name} ${tableOnly}`)).toEqual([
      ...['1 日 false', '2 日 true', '3 日 false', '5 日 true', '10 日 false', '20 日 true'],
      ...['60 日 true', '120 日 false'],
    ]);
  });

  it('have no neutral returns without industries', () => {
    expect(basesOf(report)).toEqual(['raw', 'demeaned']);
    expect(quantileSpec(report, words, { basis: 'industryNeutral', horizon: 1 })).toBeNull();
    expect(cumulativeSpec(report, words, 'industryNeutral')).toBeNull();
  });

  it('draw the curves from the highest, the ends thick, and the long-short one where it belongs', () => {
    const raw = cumulativeSpec(report, words, 'raw');
    expect(raw?.series.map(({ name, look }) => `${name} ${look}`)).toEqual([
      ...['Q3 hero', 'Q2 context', 'Q1 hero', '多空 hero'],
    ]);
    expect(cumulativeSpec(report, words, 'demeaned')?.series).toHaveLength(3);
    expect(cumulativeSpec({ ...report, cumulative: null }, words, 'raw')).toBeNull();
  });
});

describe('the charts over days', () => {
  it('smooth the spread with its error on both sides', () => {
    const [mean, above, below] = spreadSpec(report, words, 1).series.map(({ values }) => values[30] ?? 0);
    expect((above ?? 0) - (mean ?? 0)).toBeCloseTo(0.0005, 12);
    expect((mean ?? 0) - (below ?? 0)).toBeCloseTo(0.0005, 12);
  });

  it('name the two quantiles whose turnover they draw, and are as long as the run', () => {
    expect(turnoverSpec(report, words, 5).series.map(({ name }) => name)).toEqual(['Q3', 'Q1']);
    expect(autocorrelationSpec(report, words, 5).series[0]?.values).toHaveLength(44);
    expect(autocorrelationSpec(report, words, 20).series[0]?.values).toEqual([]);
  });

  it('compare the stocks that took part with the universe', () => {
    expect(coverageSpec(report, words).series.map(({ name }) => name)).toEqual(['股票池', '参与计算']);
    expect(meanRows(report)).toBeCloseTo(900 + 186 / 44, 9);
    expect(coverageShare(report)).toBeCloseTo(0.9 + 0.186 / 44, 9);
    expect(coverageShare({ ...report, universePerDay: [0] })).toBeNull();
    expect(meanRows({ ...report, rowsPerDay: [] })).toBeNull();
  });

  it('count the days on which stocks took part, and average the stocks over those', () => {
    const some = { ...report, rowsPerDay: [0, 0, 30, 0, 40, 0] };
    expect([daysTaken(some), meanRows(some)]).toEqual([2, 35]);
    expect([daysTaken(report), meanRows({ ...report, rowsPerDay: [0, 0] })]).toEqual([44, null]);
  });

  it('fill the area of a portfolio’s drawdown', () => {
    const place = { words, dates: report.dates, name: '多空组合' };
    if (report.longShort === null) throw new Error('the report has no portfolio');
    expect(wealthSpec(report.longShort, place)).toMatchObject({ title: '多空组合净值' });
    expect(drawdownSpec(report.longShort, place).series[0]).toMatchObject({ filled: true, unit: 'percent' });
  });
});
