import { readMarket } from './market-files.ts';
import { BARS, DIVIDENDS, marketFolders, SECURITIES, type MarketFiles } from './testing/market-folder.ts';

const folder = marketFolders();
const read = (files?: MarketFiles) => readMarket(folder(files));
const [BARS_HEADER = '', ...BAR_ROWS] = BARS;
/** The bars of 2024-06-03 alone, the row of A replaced. */
const withRow = (row: string): MarketFiles => ({ 'bars.csv': [BARS_HEADER, row] });
const rowOf = (row: string) => read(withRow(row)).bars.get('2024-06-03')?.get('A');

it('reads a folder: calendar, securities, rows that trade, dividends', () => {
  const market = read();
  expect(market.calendar).toEqual(['2024-06-03', '2024-06-04', '2024-06-05']);
  expect(market.securities).toEqual([
    { code: 'A', board: 'main', listed: '2010-01-04', delisted: null },
    { code: 'B', board: 'star', listed: '2010-01-04', delisted: '2024-06-05' },
  ]);
  expect(market.bars.get('2024-06-03')?.get('A')).toEqual({
    open: 1000n,
    close: 1000n,
    preClose: 1000n,
    amount: 100_000_000n,
    st: false,
    upperLimit: null,
    lowerLimit: null,
  });
  expect(market.dividends).toMatchObject([
    { code: 'A', exDate: '2024-06-04', transferPerShare: { units: 1n, scale: 1 } },
  ]);
});

it('reads rows and columns in any order, and no dividends where there is no file', () => {
  const shuffled = BARS.map((line) => line.split(',').reverse().join(','));
  const [header = '', ...rows] = shuffled;
  expect(read({ 'bars.csv': [header, ...rows.reverse()], 'dividends.csv': null })).toEqual({
    ...read(),
    dividends: [],
  });
});

it('passes over the row of a stock that is not listed, whatever it says; its day counts', () => {
  const lines = [...BARS, '2024-06-06,B,,,,,0,', '2009-01-05,A,1,1,x,,0,0'];
  const market = read({ 'bars.csv': lines });
  expect(market.calendar).toEqual(['2009-01-05', '2024-06-03', '2024-06-04', '2024-06-05', '2024-06-06']);
  expect(market.calendar.map((date) => [...(market.bars.get(date)?.keys() ?? [])])).toEqual([
    [],
    ['A', 'B'],
    ['A', 'B'],
    ['A'],
    [],
  ]);
});

it.each([
  ['flagged', '2024-06-03,A,10,10,10,1,1,0'],
  ['flagged, the rest empty', '2024-06-03,A,,,,,1,'],
  ['without an open', '2024-06-03,A,,x,10,1,0,0'],
  ['without a close', '2024-06-03,A,10,,,,0,0'],
  ['with an open of 0', '2024-06-03,A,0,10,,,0,0'],
  ['with a close of less than half a cent', '2024-06-03,A,10,0.004,,,0,0'],
])('takes a row for a suspended day: %s', (_, row) => {
  expect(rowOf(row)).toBeUndefined();
  expect(read(withRow(row)).calendar).toEqual(['2024-06-03']);
});

it('rounds prices and amounts half up to the cent', () => {
  const header = `${BARS_HEADER},lowerLimit,upperLimit`;
  const row = '2024-06-03,A,10.005,10.0049,9.995,1.005,0,1,8.994999,';
  const market = read({ 'bars.csv': [header, row] });
  expect(market.bars.get('2024-06-03')?.get('A')).toEqual({
    open: 1001n,
    close: 1000n,
    preClose: 1000n,
    amount: 101n,
    st: true,
    upperLimit: null,
    lowerLimit: 899n,
  });
});

describe('what is refused, with its place', () => {
  it.each<[string, MarketFiles, string]>([
    ['no securities', { 'securities.csv': null }, 'securities.csv: no such file or directory'],
    ['no bars', { 'bars.csv': null }, 'bars.csv: no such file or directory'],
    [
      'a column of securities',
      { 'securities.csv': ['code,board,listedDate'] },
      'line 1, column 1: no column delistedDate',
    ],
    ['a column of bars', { 'bars.csv': ['date,code,open,close,preClose,amount,st'] }, 'no column suspended'],
    [
      'a column of dividends',
      { 'dividends.csv': ['code,exDate'] },
      'dividends.csv, line 1, column 1: no column cashPerShare',
    ],
    [
      'a board',
      { 'securities.csv': [...SECURITIES, 'C,sme,2010-01-04,'] },
      'line 4, column 2: "sme" is none of main, chinext, star, bse',
    ],
    [
      'a security twice',
      { 'securities.csv': [...SECURITIES, 'A,main,2010-01-04,'] },
      'line 4, column 1: A is there twice',
    ],
    ['no listing', { 'securities.csv': [...SECURITIES, 'C,main,,'] }, 'line 4, column 3: no listedDate'],
    [
      'a code without a security',
      { 'bars.csv': [...BARS, '2024-06-03,C,,,,,1,0'] },
      'bars.csv, line 8, column 2: C is not in securities.csv',
    ],
    [
      'two rows of a date',
      { 'bars.csv': [...BARS, BAR_ROWS[0] ?? ''] },
      'line 8, column 2: A has two rows of 2024-06-03',
    ],
    ['no date', withRow(',A,10,10,10,1,0,0'), 'line 2, column 1: no date'],
    ['a preClose', withRow('2024-06-03,A,10,10,,1,0,0'), 'line 2, column 5: no preClose'],
    ['an amount', withRow('2024-06-03,A,10,10,10,,0,0'), 'line 2, column 6: no amount'],
    ['a preClose of 0', withRow('2024-06-03,A,10,10,0,1,0,0'), 'column 5: 0 is too little'],
    ['an amount below 0', withRow('2024-06-03,A,10,10,10,-1,0,0'), 'column 6: -1 is too little'],
    ['a price that is no number', withRow('2024-06-03,A,ten,10,10,1,0,0'), 'column 3: "ten" is no number'],
    ['no suspended', withRow('2024-06-03,A,10,10,10,1,,0'), 'column 7: no suspended'],
    [
      'a dividend of an unknown code',
      { 'dividends.csv': [...DIVIDENDS, 'C,2024-06-04,1,,,,'] },
      'dividends.csv, line 3, column 1: C is not in',
    ],
    [
      'a dividend without a date',
      { 'dividends.csv': [...DIVIDENDS, 'A,,1,,,,'] },
      'line 3, column 2: no exDate',
    ],
    [
      'a dividend below 0',
      { 'dividends.csv': [...DIVIDENDS, 'A,2024-06-04,-1,,,,'] },
      'line 3, column 3: -1 is below 0',
    ],
  ])('%s', (_, files, message) => {
    expect(() => read(files)).toThrow(message);
  });
});
