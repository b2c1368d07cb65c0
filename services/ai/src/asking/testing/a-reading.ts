import type { Cell } from '../../numbers/cell.ts';
import type { DataRow, Reading } from '../../data/reading.ts';

const cell = (id: string, title: string, value: number, more: Partial<Cell> = {}): Cell => ({
  id,
  table: 'company.income',
  entity: '华岚精工',
  period: '2025Y',
  title,
  value,
  unit: 'yuan',
  ...more,
});

const row = (period: string, cells: readonly string[]): DataRow => ({
  kind: 'line',
  label: period,
  period,
  entity: '华岚精工',
  cells,
});

/** What is read about a company for the tests of questions: two years of revenue, profit and return on equity. */
export const READING: Reading = {
  state: 'ready',
  subject: { kind: 'company', id: 7, name: '华岚精工' },
  industry: '机械设备 / 自动化设备',
  asOf: '2026-11-27',
  snapshot: '41',
  tables: [
    {
      key: 'company.income',
      title: '利润表',
      link: '/company/detail?corpId=7&tab=financial',
      asOf: '2025Y',
      source: '定期报告',
      columns: [
        { title: '营业总收入', unit: 'yuan' },
        { title: '归母净利润', unit: 'yuan' },
        { title: '净资产收益率', unit: 'percent' },
      ],
      rows: [row('2025Y', ['c1', 'c2', 'c3']), row('2024Y', ['c4', 'c5', 'c6'])],
    },
  ],
  cells: [
    cell('c1', '营业总收入', 174_144_069_958.25),
    cell('c2', '归母净利润', 86_228_146_421.62),
    cell('c3', '净资产收益率', 0.3424, { unit: 'percent' }),
    cell('c4', '营业总收入', 150_560_330_316.45, { period: '2024Y' }),
    cell('c5', '归母净利润', 74_734_071_550.75, { period: '2024Y' }),
    cell('c6', '净资产收益率', 0.3199, { period: '2024Y', unit: 'percent' }),
  ],
  left: ['盈利预测：没有权限'],
};
