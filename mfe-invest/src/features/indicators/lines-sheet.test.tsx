import { linesSheet } from './lines-sheet.ts';
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

test('lines are exported one row per day, the newest first, with their units in the header', () => {
  expect(linesSheet([aLine('收盘价', [1234.5, null]), report], ABOUT)).toEqual({
    title: '华岚精工 688921 指标走势',
    source: '行情与定期报告',
    asOf: '2026-07-03',
    about: '共 3 天',
    header: ['日期', '收盘价(元)', 'ROE(%)'],
    rows: [
      ['2026-07-04', null, null],
      ['2026-07-02', null, { digits: '12.00', full: 12 }],
      ['2026-07-01', { digits: '1234.50', full: 1234.5 }, null],
    ],
  });
});
