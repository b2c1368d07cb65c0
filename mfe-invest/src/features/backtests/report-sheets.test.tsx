import { dailySheet } from './daily-sheet.ts';
import { reportSheets } from './report-sheets.ts';
import { aReport } from './testing/a-report.ts';
import { aRunCard } from './testing/a-run.ts';

const sheets = reportSheets(aRunCard(), aReport());
const sheetOf = (title: string) => {
  const sheet = sheets.find((each) => each.title === title);
  if (sheet === undefined) throw new Error(`no sheet ${title}`);
  return sheet;
};

describe('a run as a workbook', () => {
  it('has a tab for each part, all of the same run and day', () => {
    expect(sheets.map(({ title }) => title)).toEqual([
      ...['运行卡', '样本', '统计', '分组收益', '组合', '逐日序列', '指标定义'],
    ]);
    for (const sheet of sheets) {
      expect([sheet.source, sheet.asOf]).toEqual(['回测', '2026-11-20']);
      expect(sheet.about).toMatch(/^质量动量合成 v6 回测 12，共 \d+/);
      for (const row of sheet.rows) expect(row).toHaveLength(sheet.header.length);
    }
  });

  it('writes digests whole and figures with their units in the head', () => {
    expect(sheetOf('运行卡').rows).toContainEqual(['结果摘要', 'cafe0001'.padEnd(64, '0')]);
    expect(sheetOf('样本').rows[0]).toEqual(['参与计算', { digits: '40000' }]);
    expect(sheetOf('统计').header).toContain('IC 大于 0 占比(%)');
    expect(sheetOf('统计').rows[0]?.slice(0, 3)).toEqual([
      'Rank IC',
      { digits: '1' },
      { digits: '0.043700' },
    ]);
    expect(sheetOf('分组收益').rows).toContainEqual([
      ...['原始', '5 日', 'Q3', { digits: '0.5000' }, { digits: '0.0400' }, { digits: '20.6400' }],
    ]);
    expect(sheetOf('组合').rows).toContainEqual(['多空组合', '最大回撤(%)', { digits: '-8.2400' }]);
  });

  it('has every daily series, a date a row, nothing where a value is missing', () => {
    const { header, rows } = dailySheet(aRunCard(), aReport({ horizons: [1], quantiles: 2 }));
    expect(header).toEqual([
      ...['日期', '参与计算', '股票池', 'Rank IC 1 日', 'IC 1 日', '多空收益差 1 日(%)'],
      ...[
        '收益差标准误 1 日(%)',
        '最高组换手 1 日(%)',
        '最低组换手 1 日(%)',
        '秩自相关 1 日',
        '行业中性 Rank IC 1 日',
      ],
      ...['Q1 净值', 'Q2 净值', '多空组合净值', '多空组合回撤(%)', '因子加权组合净值', '因子加权组合回撤(%)'],
    ]);
    expect(rows).toHaveLength(44);
    expect([rows[0]?.[0], rows[0]?.[1], rows.at(-1)?.[3]]).toEqual(['2026-01-01', { digits: '900' }, null]);
  });
});
