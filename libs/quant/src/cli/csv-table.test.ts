import { csvTable } from './csv-table.ts';

const COLUMNS = ['code', 'date'];
const table = (...lines: readonly string[]) => csvTable('bars.csv', lines.join('\n'), COLUMNS);

it('finds columns by their names, in any order, others among them', () => {
  const [row] = table('other,date,more,code', '1,2026-01-31,2,A');
  expect([row?.text('code'), row?.text('date'), row?.text('absent')]).toEqual(['A', '2026-01-31', '']);
});

it('takes line ends of both kinds, a byte order mark and no rows', () => {
  expect(csvTable('f', '\uFEFFcode,date\r\nA,2026-01-31\r\n', COLUMNS)).toHaveLength(1);
  expect(table('code,date')).toEqual([]);
});

it.each([
  [['code'], 'bars.csv, line 1, column 1: no column date'],
  [['code,date,code'], 'bars.csv, line 1, column 3: two columns are called code'],
  [['code,date', 'A'], 'bars.csv, line 2, column 2: 1 fields where the header has 2'],
  [[''], 'bars.csv, line 1, column 1: the file is empty'],
])('refuses %j', (lines, message) => {
  expect(() => table(...lines)).toThrow(message);
});

it('lets two columns that no one asks for have the same name', () => {
  expect(table('x,code,date,x', ',A,2026-01-31,')).toHaveLength(1);
});

describe('a field', () => {
  const row = csvTable('f', 'a,b,c,d,e\n,2026-02-30,0.10,x,2', [])[0];
  if (!row) throw new Error('one row');

  it.each([
    ['a required one that is empty', () => row.required('a'), 'f, line 2, column 1: no a'],
    ['a column that is not there', () => row.required('z'), 'no z'],
    ['a day that no calendar has', () => row.day('b'), 'column 2: "2026-02-30" is no date as 2026-01-31'],
    ['a number that is none', () => row.decimal('d'), 'column 4: "x" is no number'],
    ['a flag beyond 0 and 1', () => row.flag('e'), 'column 5: "2" is neither 0 nor 1'],
    ['an empty flag', () => row.flag('a'), 'no a'],
  ])('is refused with its place: %s', (_, read, message) => {
    expect(read).toThrow(message);
  });

  it('is a decimal exactly as it is written, null where it is empty', () => {
    expect(row.decimal('c')).toEqual({ units: 10n, scale: 2 });
    expect(row.decimal('a')).toBeNull();
  });
});
