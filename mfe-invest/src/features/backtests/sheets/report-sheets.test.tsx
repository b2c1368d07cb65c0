import { backtestParams } from '@console/contract-invest';
import { dailySheet } from './daily-sheet.ts';
import { reportSheets } from './report-sheets.ts';
import { aReport } from '../testing/a-report.ts';
import { aRunCard } from '../../../testing/a-run.ts';

const NAMES = new Map([['DM0002', '大盘指数']]);
const sheets = reportSheets(aRunCard(), aReport(), NAMES);
const sheetOf = (title: string) => {
  const sheet = sheets.find((each) => each.title === title);
  if (sheet === undefined) throw new Error(`no sheet ${title}`);
  return sheet;
};

/** A figure that is no longer than its digits. */
const figure = (digits: string) => ({ digits, full: Number(digits) });

describe('a run as a workbook', () => {
  it('has a tab for each part, all of the same run and day', () => {
    expect(sheets.map(({ title }) => title)).toEqual([
      ...['运行卡', '样本', '统计', '月度 Rank IC', 'Rank IC 走势', '分行业', '分组收益', '累计净值', '组合'],
      ...['最大回撤', '逐日序列', '指标定义'],
    ]);
    for (const sheet of sheets) {
      expect([sheet.source, sheet.asOf]).toEqual(['回测', '2026-11-20']);
      expect(sheet.about).toMatch(/^质量动量合成 v6 回测 12，共 \d+/);
      for (const row of sheet.rows) expect(row).toHaveLength(sheet.header.length);
    }
  });

  it('writes digests whole and figures with their units in the header', () => {
    expect(sheetOf('运行卡').rows).toContainEqual(['结果摘要', 'cafe0001'.padEnd(64, '0')]);
    expect(sheetOf('样本').rows[0]).toEqual(['参与计算(行)', figure('40000')]);
    expect(sheetOf('统计').header).toContain('IC 大于 0 占比(%)');
    expect(sheetOf('统计').rows[0]?.slice(0, 3)).toEqual(['Rank IC', figure('1'), figure('0.043700')]);
    expect(sheetOf('分组收益').rows).toContainEqual([
      ...['原始', figure('5'), 'Q3', figure('0.5000'), figure('0.0400'), figure('20.6400')],
    ]);
    expect(sheetOf('组合').rows).toContainEqual(['多空组合', '最大回撤(%)', figure('-8.2400')]);
  });

  it('has every table of the page: months, industries, curves against each basis, and the worst drawdowns', () => {
    expect(sheetOf('月度 Rank IC').header.slice(0, 3)).toEqual(['持有期(日)', '年份', '1 月']);
    expect(sheetOf('月度 Rank IC').rows).toHaveLength(2);
    expect(sheetOf('月度 Rank IC').rows[0]).toEqual([
      ...[figure('1'), '2026', figure('0.052000'), figure('-0.004000')],
      ...Array.from({ length: 10 }, () => null),
      figure('0.024000'),
    ]);
    expect(sheetOf('Rank IC 走势').rows.map(([horizon, month]) => [horizon, month])).toContainEqual([
      ...[figure('5'), '2026-03'],
    ]);
    expect([sheetOf('分行业').header, ...sheetOf('分行业').rows]).toEqual([
      ['申万一级行业', 'Rank IC 均值 1 日', 'Rank IC 均值 5 日'],
      ['银行', figure('0.061000'), figure('0.061000')],
      ['电子', figure('-0.012000'), figure('-0.012000')],
    ]);
    expect(sheetOf('累计净值').header).toEqual([
      '日期',
      ...[
        '原始 Q1',
        '原始 Q2',
        '原始 Q3',
        '去均值 Q1',
        '去均值 Q2',
        '去均值 Q3',
        '多空组合',
        '因子加权组合',
      ].map((name) => `${name}(期初为 1)`),
    ]);
    expect(sheetOf('累计净值').rows[1]?.slice(1, 4)).toEqual(
      ['0.998000', '1.000000', '1.002000'].map(figure),
    );
    expect(sheetOf('最大回撤').rows).toHaveLength(4);
    expect(sheetOf('最大回撤').rows[1]?.slice(0, 2)).toEqual(['多空组合', figure('-4.1000')]);
    expect(sheetOf('最大回撤').rows[1]?.slice(4)).toEqual(['未恢复', figure('12')]);
  });

  it('has unrounded p values, the figures that exist once per horizon, and the benchmark by its name', () => {
    const { header, rows } = sheetOf('统计');
    expect(rows[0]?.[header.indexOf('p 值')]).toEqual({ digits: '1e-4' });
    expect(rows[0]?.[header.indexOf('因子年化阿尔法(%)')]).toEqual(figure('8.000000'));
    expect(rows[3]?.[header.indexOf('多空收益差均值(%)')]).toEqual(figure('0.120000'));
    const run = aRunCard({ params: backtestParams.parse({ benchmark: 'DM0002' }) });
    expect(reportSheets(run, aReport(), NAMES)[0]?.rows).toContainEqual(['基准', '大盘指数 DM0002']);
  });

  it('leaves out parts for which the run has no data', () => {
    const report = { ...aReport(), cumulative: null, longShort: null, factorPortfolio: null };
    const titles = reportSheets(aRunCard(), { ...report, rankIcByIndustry: null }, NAMES).map(
      (one) => one.title,
    );
    expect(titles).toEqual([
      ...['运行卡', '样本', '统计', '月度 Rank IC', 'Rank IC 走势', '分组收益', '逐日序列', '指标定义'],
    ]);
  });

  it('has every daily series, one row per date, with empty cells where a value is missing', () => {
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
    expect([rows[0]?.[0], rows[0]?.[1], rows.at(-1)?.[3]]).toEqual(['2026-01-01', figure('900'), null]);
  });
});
