import { blankLines, lineCharts } from './line-charts.ts';
import { aLine } from './testing/an-indicator.ts';

const ABOUT = { subject: '华岚精工 688921', asOf: '2026-07-03' };
const report = aLine('ROE', [], {
  unit: 'percent',
  frequency: 'quarterly',
  points: [
    { date: '2026-07-02', value: 0.12 },
    { date: '2026-07-04', value: null },
  ],
});

describe('lines as charts', () => {
  it('of one unit are one chart, over the days of all of them', () => {
    const charts = lineCharts([aLine('收盘价', [10, null, 12]), aLine('最高价', [11])], ABOUT);
    expect(charts).toEqual([
      {
        kind: 'line',
        title: '收盘价、最高价 走势',
        subject: '华岚精工 688921',
        asOf: '2026-07-03',
        source: '行情与定期报告',
        labels: ['2026-07-01', '2026-07-02', '2026-07-03'],
        fitted: true,
        series: [
          { name: '收盘价', unit: 'yuan', values: [10, null, 12] },
          { name: '最高价', unit: 'yuan', values: [11, null, null] },
        ],
      },
    ]);
  });

  it('of several units are a chart for each, all over the same days', () => {
    const lines = [aLine('收盘价', [10]), report, aLine('最高价', [11])];
    const charts = lineCharts(lines, ABOUT);
    expect(charts.map(({ title, labels, note }) => [title, labels.length, note])).toEqual([
      ['收盘价、最高价 走势', 3, undefined],
      ['ROE 走势', 3, '季频指标自公告日起沿用'],
    ]);
    expect(charts[1]?.series).toEqual([{ name: 'ROE', unit: 'percent', values: [null, 0.12, null] }]);
  });

  it('of one unit are divided by magnitude, each in the unit that fits it', () => {
    const lines = [aLine('收盘价', [10]), aLine('总市值', [5.1e9]), aLine('流通市值', [9e8])];
    const charts = lineCharts(lines, ABOUT);
    expect(charts.map(({ title }) => title)).toEqual(['收盘价 走势', '总市值、流通市值 走势']);
    expect(charts[1]?.series).toEqual([
      { name: '总市值', unit: 'hundredMillionYuan', values: [5.1e9] },
      { name: '流通市值', unit: 'hundredMillionYuan', values: [9e8] },
    ]);
  });

  it('leave out and name lines without a value', () => {
    const lines = [aLine('收盘价', [10]), aLine('毛利率', [null], { unit: 'percent' })];
    expect(lineCharts(lines, ABOUT).map(({ title }) => title)).toEqual(['收盘价 走势']);
    expect(blankLines(lines)).toEqual(['毛利率']);
    expect(lineCharts([aLine('收盘价', [])], ABOUT)).toEqual([]);
  });
});
