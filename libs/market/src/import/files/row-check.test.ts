import { dailyBar } from '../../schema/trading/daily-bar.ts';
import { announcement } from '../../schema/events/announcement.ts';
import { security } from '../../schema/reference/security.ts';
import { fileColumns, headerName } from '../../schema/table-definition.ts';
import { compileRowCheck, loadColumns } from './row-check.ts';

const context = { securityIds: new Map([['600000.SH', 7]]) };
const GOOD_BAR = {
  trade_date: '2024-02-29',
  security: '600000.SH',
  open: '10',
  high: '10.5',
  low: '9.8',
  close: '10.2',
  pre_close: '10.1',
  volume: '1200',
  amount: '12240.5',
  turnover_rate: '0.01',
  suspended: '0',
  st: '0',
};

function checkBar(changes: Readonly<Record<string, string>>) {
  const row: Record<string, string> = { ...GOOD_BAR, ...changes };
  return compileRowCheck(
    dailyBar,
    context,
  )(fileColumns(dailyBar).map((column) => row[headerName(column)] ?? ''));
}

test('a good bar becomes a line with the security’s id and nulls for what is missing', () => {
  expect(checkBar({})).toEqual({
    line: '2024-02-29\t7\t10\t10.5\t9.8\t10.2\t10.1\t1200\t12240.5\t0.01\t\\N\t\\N\t\\N\t\\N\t\\N\t0\t0\n',
    key: '2024-02-29\t7',
    asOf: '2024-02-29',
  });
});

test.each([
  ['trade_date', '2023-02-29', 'not a date YYYY-MM-DD'],
  ['trade_date', '2024-2-9', 'not a date YYYY-MM-DD'],
  ['security', '600001.SH', 'unknown security'],
  ['close', '1O.2', 'not a number'],
  ['close', '0x10', 'not a number'],
  ['close', 'Infinity', 'not a number'],
  ['close', '0', 'not within 0.0001 to Infinity'],
  ['close', '', 'missing'],
  ['volume', '12.5', 'not a whole number'],
  ['volume', '-100', 'not within 0 to Infinity'],
  ['st', 'true', 'not 0 or 1'],
  ['open', '10.6', 'not in order low <= open <= high'],
  ['close', '9.7', 'not in order low <= close <= high'],
])('%s = %s is refused: %s', (column, value, reason) => {
  const checked = checkBar({ [column]: value });
  expect(checked).toMatchObject({ faults: [{ reason }] });
});

test('a traded day needs its open, a suspended one does not', () => {
  expect(checkBar({ open: '' })).toMatchObject({ faults: [{ column: 'open' }] });
  expect(checkBar({ open: '', high: '', low: '', suspended: '1' })).toHaveProperty('line');
});

test('every fault of a row is reported, with the text that was there', () => {
  expect(checkBar({ close: 'x', st: '2' })).toEqual({
    faults: [
      { column: 'close', value: 'x', reason: 'not a number' },
      { column: 'st', value: '2', reason: 'not 0 or 1' },
    ],
  });
});

test('float shares above total shares are refused', () => {
  expect(checkBar({ total_shares: '100', float_shares: '101' })).toHaveProperty('faults');
  expect(checkBar({ total_shares: '100', float_shares: '' })).toHaveProperty('line');
});

function checkSecurity(name: string) {
  return compileRowCheck(
    security,
    context,
  )(['600519', 'SH', name, '', '', 'main', '2001-08-27', '', 'listed']);
}

test('a name brings its pinyin, without tones, blanks or stars', () => {
  expect(loadColumns(security).slice(-2)).toEqual(['pinyin', 'pinyin_initials']);
  expect(checkSecurity('砚澜银行')).toMatchObject({
    line: expect.stringMatching(/\tyanlanyinhang\tylyh\n$/),
  });
  expect(checkSecurity('*ST澜工')).toMatchObject({ line: expect.stringMatching(/\tstlangong\tstlg\n$/) });
});

function checkAnnouncement(title: string, summary: string) {
  const given = { announce_date: '2024-02-29', sequence: '1', category: '其他' };
  const row: Record<string, string> = { ...given, security: '600000.SH', title, summary };
  const texts = fileColumns(announcement).map((column) => row[headerName(column)] ?? '');
  return compileRowCheck(announcement, context)(texts);
}

test('tabs, lines and backslashes in a text cannot break out of their cell', () => {
  expect(checkAnnouncement('题', 'a\tb\r\nc\\d')).toMatchObject({
    line: expect.stringContaining('a\\tb\\nc\\\\d'),
  });
});

const HIDDEN = [
  '\u0001',
  '\u007f',
  '\u0085',
  '\u200b',
  '\u200e',
  '\u202a',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
];

test.each(HIDDEN)('%j is left out of names and texts', (sign) => {
  const clean = checkAnnouncement('贵州茅台 年报', '第一行\n第二行');
  const hidden = checkAnnouncement(`${sign} 贵州${sign}茅台 年报${sign}`, `第一${sign}行\n第二行${sign}`);
  expect(clean).toHaveProperty('line');
  expect(hidden).toEqual(clean);
});

test('a name is one line, however its file breaks it', () => {
  expect(checkSecurity('砚澜\r\n银行\t')).toEqual(checkSecurity('砚澜 银行'));
});

test('a name of only invisible characters is missing', () => {
  expect(checkSecurity('\u200b\u2066')).toMatchObject({ faults: [{ column: 'name', reason: 'missing' }] });
});

test.each(['a\u0000b', '\u0000'])('%j, which is another encoding, is refused', (name) => {
  expect(checkSecurity(name)).toMatchObject({ faults: [{ column: 'name' }] });
});

test('a wrongly decoded text is refused', () => {
  expect(checkSecurity('\ufffd\ufffd银行')).toHaveProperty('faults');
});
