import { compareCurves } from './compare-curves.ts';
import { metricRows, paramRows } from './compare-rows.ts';
import { compareSheet, curveSheet, type Comparison } from './compare-sheets.ts';
import { aReport } from '../testing/a-report.ts';
import { aRunCard } from '../../../testing/a-run.ts';

const runs = [
  { run: aRunCard(), report: aReport({ days: 3 }) },
  { run: aRunCard({ associationId: 13, factorVersion: 7 }), report: aReport({ days: 3 }) },
];
const comparison: Comparison = {
  runs: runs.map(({ run }) => run),
  params: paramRows(runs.map(({ run }) => run)),
  metrics: metricRows(runs, 1),
  curves: compareCurves(runs, { kind: 'longShort', horizon: 1 }),
};

describe('a comparison as a workbook', () => {
  const sheet = compareSheet(comparison);

  it('has a column for each run, as of the day of the data', () => {
    expect([sheet.title, sheet.asOf]).toEqual(['回测对比', '2026-11-20']);
    expect(sheet.header).toEqual([
      ...['项目', '质量动量合成 v6 回测 12', '质量动量合成 v7 回测 13', '是否不同'],
    ]);
    for (const row of sheet.rows) expect(row).toHaveLength(4);
  });

  it('writes parameters in words and metrics in numbers, the unit after their name', () => {
    expect(sheet.rows[0]).toEqual(['因子', '质量动量合成 v6', '质量动量合成 v7', '不同']);
    expect(sheet.rows).toContainEqual([
      ...['多空年化收益(%)', { digits: '13.1900', full: 13.19 }, { digits: '13.1900', full: 13.19 }, ''],
    ]);
    expect(sheet.rows).toContainEqual([
      '有效天数',
      { digits: '43', full: 43 },
      { digits: '43', full: 43 },
      '',
    ]);
  });

  it('has the curves, one row per date', () => {
    expect(curveSheet(comparison)?.rows).toHaveLength(3);
    expect(curveSheet({ ...comparison, curves: null })).toBeNull();
  });
});
