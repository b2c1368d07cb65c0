import { csvOf } from '../data/export/csv.ts';
import { yearCell, yearColumns, yearSheet } from './year-columns.ts';

const MEASURES = [
  { key: 'roeFy', title: 'ROE', unit: 'percent' },
  { key: 'mbiFy', title: '营业收入', unit: 'hundredMillionYuan' },
] as const;
const ROWS = [
  { day: '2026-04-25', year: '2025,2026', roeFy2025: 0.1234, roeFy2026: null, mbiFy2025: 1.5e8 },
  { day: '2026-01-25', year: '2024,2025,2026', roeFy2024: 0.2 },
];

describe('the columns of years', () => {
  test('are a group for each measure, of the years the first row names', () => {
    const columns = yearColumns(ROWS, MEASURES);
    expect(columns.map(({ group, groupUnit, title, key }) => [group + groupUnit, title, key])).toEqual([
      ['ROE%', '2025', 'roeFy2025'],
      ['ROE%', '2026', 'roeFy2026'],
      ['营业收入亿元', '2025', 'mbiFy2025'],
      ['营业收入亿元', '2026', 'mbiFy2026'],
    ]);
  });

  test('are none without rows, nor of what is no year', () => {
    expect(yearColumns([], MEASURES)).toEqual([]);
    expect(yearColumns([{ year: ',20x6,' }], MEASURES)).toEqual([]);
  });

  test('draw each value in its unit', () => {
    const [first, second, third] = yearColumns(ROWS, MEASURES);
    if (!first || !second || !third) throw new Error('no columns');
    const [row] = ROWS;
    if (!row) throw new Error('no row');
    expect([yearCell(row, first), yearCell(row, second), yearCell(row, third)]).toEqual([
      '12.34',
      '—',
      '1.50',
    ]);
  });

  test('are exported as they are shown', () => {
    const sheet = yearSheet({
      title: '质量预测',
      source: '一致预期',
      asOf: '2026-04-25',
      rowTitle: '预测日期',
      rows: ROWS,
      columns: yearColumns(ROWS, MEASURES),
      labelOf: ({ day }) => day,
    });
    expect(csvOf(sheet).replace('\ufeff', '').trim().split('\r\n')).toEqual([
      '预测日期,ROE(%) 2025,ROE(%) 2026,营业收入(亿元) 2025,营业收入(亿元) 2026',
      '2026-04-25,12.34,,1.50,',
      '2026-01-25,,,,',
    ]);
  });
});
