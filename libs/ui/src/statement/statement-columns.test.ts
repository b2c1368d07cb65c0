import type { StatementRow } from '@console/contract-core';
import { csvOf } from '../data/export/csv.ts';
import { aboutLine } from '../data/export/sheet.ts';
import { statementCell, statementColumns, type Measure } from './statement-columns.ts';
import { statementSheet } from './statement-sheet.ts';

const LINES: readonly StatementRow[] = [
  { cn: '营业总收入', bold: true, '2025H1': 1.2e9, '2025Q1': 5e8, prior: { '2025H1': 1e9, '2025Q1': null } },
  { cn: '财务费用', prefixSpace: 1, '2025H1': -9_890_000, '2025Q1': null, prior: { '2025H1': -8e6 } },
  { cn: '毛利率', unit: 'percent', '2025H1': 0.4246, prior: { '2025H1': 0.41 } },
  { cn: '营业总收入同比', unit: 'percent', change: true, '2025H1': 0.2, '2025Q1': -0.1 },
];
const TITLES = { value: '本期', prior: '上年同期', change: '增减', growth: '同比' } as const;
const columns = (measures: readonly Measure[] = ['value'], newestFirst = true) =>
  statementColumns(LINES, { kind: 'report', newestFirst, measures, titles: TITLES });
const drawn = (line: number, measures?: readonly Measure[]): string[] =>
  columns(measures).map((column) => statementCell(LINES[line] as StatementRow, column, 'millionYuan').text);

describe('the columns of a statement', () => {
  test('are its periods, newest first or oldest first', () => {
    expect(columns().map(({ title }) => title)).toEqual(['2025H1', '2025Q1']);
    expect(columns(['value'], false).map(({ title }) => title)).toEqual(['2025Q1', '2025H1']);
    expect(columns().some(({ group }) => group)).toBe(false);
  });

  test('are in a group for each period where more than the value is shown', () => {
    expect(columns(['value', 'growth']).map(({ group, title }) => `${group} ${title}`)).toEqual([
      ...['2025H1 本期', '2025H1 同比', '2025Q1 本期', '2025Q1 同比'],
    ]);
  });
});

test('a note on a period follows its name, or that of its group', () => {
  const noted = (measures: readonly Measure[]) =>
    statementColumns(LINES, {
      kind: 'report',
      newestFirst: true,
      measures,
      titles: TITLES,
      noteOf: (period) => (period === '2025H1' ? '未披露完整' : undefined),
    });
  expect(noted(['value']).map(({ unit }) => unit)).toEqual(['未披露完整', undefined]);
  expect(noted(['value', 'prior']).map(({ unit, groupUnit }) => [unit, groupUnit])).toEqual([
    ...[
      [undefined, '未披露完整'],
      [undefined, '未披露完整'],
    ],
    ...[
      [undefined, undefined],
      [undefined, undefined],
    ],
  ]);
});

describe('a cell of a statement', () => {
  test('of a set compares the part that both periods have, and shows the whole', () => {
    const line = { cn: '营业总收入', '2025H1': 9e8, comparable: { '2025H1': 6e8 }, prior: { '2025H1': 5e8 } };
    const texts = columns(['value', 'prior', 'change', 'growth'])
      .filter(({ period }) => period === '2025H1')
      .map((column) => statementCell(line, column, 'millionYuan').text);
    expect(texts).toEqual(['900.00', '500.00', '+100.00', '+20.00']);
  });

  test('is scaled by its unit, with a dash for nothing', () => {
    expect(drawn(0)).toEqual(['1,200.00', '500.00']);
    expect(drawn(1)).toEqual(['−9.89', '—']);
    expect(drawn(2)).toEqual(['42.46', '—']);
  });

  test('gives the reason for a missing value where the server does', () => {
    const line = { cn: '同比', unit: 'percent', '2025H1': null, why: { '2025H1': 'nearZeroBase' } } as const;
    const [column] = columns();
    if (!column) throw new Error('no column');
    expect(statementCell(line, column, 'millionYuan')).toEqual({
      text: '—',
      value: null,
      unit: 'percent',
      change: false,
      reason: '基数接近零',
    });
  });

  test('compares itself with the value before', () => {
    expect(drawn(0, ['value', 'prior', 'change', 'growth'])).toEqual([
      ...['1,200.00', '1,000.00', '+200.00', '+20.00'],
      ...['500.00', '—', '—', '—'],
    ]);
  });

  test('has no growth from a negative value, and says why, and a ratio changes only by points', () => {
    const [growth] = columns(['growth']);
    if (!growth) throw new Error('no column');
    expect(statementCell(LINES[1] as StatementRow, growth, 'millionYuan')).toEqual({
      text: '—',
      value: null,
      unit: 'percent',
      change: true,
      reason: '基数为负',
    });
    expect(drawn(2, ['change', 'growth']).slice(0, 2)).toEqual(['+1.46', '—']);
  });

  test('of a line of changes has its sign', () => {
    expect(drawn(3)).toEqual(['+20.00', '−10.00']);
  });
});

describe('a statement as CSV', () => {
  test('has exactly the columns shown, with unit, source and day', () => {
    const sheet = statementSheet({
      title: '利润表',
      unit: 'millionYuan',
      source: '定期报告',
      asOf: '2025-08-30',
      lines: LINES,
      columns: columns(['value', 'growth'], false),
    });
    expect(aboutLine(sheet)).toEqual(['利润表', '来源 定期报告', '数据截至 2025-08-30', '单位 百万元']);
    expect(csvOf(sheet).replace('\ufeff', '').trim().split('\r\n')).toEqual([
      '报告期,2025Q1 本期,2025Q1 同比(%),2025H1 本期,2025H1 同比(%)',
      '营业总收入,500.00,,1200.00,20.00',
      '  财务费用,,,-9.89,—',
      '毛利率(%),,,42.46,',
      '营业总收入同比(%),-10.00,,20.00,',
    ]);
  });

  test('as a workbook has its values whole, its totals bold and its parts below their line', () => {
    const sheet = statementSheet({
      title: '利润表',
      unit: 'millionYuan',
      source: '定期报告',
      asOf: null,
      lines: [
        { cn: '营业总收入', bold: true, '2025Q1': 500_004_999.5 },
        { cn: '财务费用', prefixSpace: 1, '2025Q1': null },
      ],
      columns: columns(['value'], false).slice(0, 1),
    });
    expect(sheet.rows[0]?.[1]).toEqual({ digits: '500.00', full: 500.0049995 });
    expect(sheet.looks).toEqual([
      { bold: true, level: 0 },
      { bold: false, level: 1 },
    ]);
  });
});
