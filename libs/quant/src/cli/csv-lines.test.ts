import { csvLines, daysOf, expectHeader, numberIn, type CsvLine } from './csv-lines.ts';

const fieldsOf = (text: string): readonly (readonly string[])[] =>
  csvLines('p.csv', text).map(({ line, fields }, at) => {
    expect(line).toBe(at + 1);
    return fields;
  });

describe('the lines of a file', () => {
  it.each([
    ['a header alone', 'a,b', [['a', 'b']]],
    [
      'two lines',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['an end of line behind the last', 'a\n1\n', [['a'], ['1']]],
    ['ends of line of Windows', 'a\r\n1\r\n', [['a'], ['1']]],
    ['ends of line of old Macs', 'a\r1\r', [['a'], ['1']]],
    ['all of them at once', 'a\r\n1\n2\r3', [['a'], ['1'], ['2'], ['3']]],
    [
      'empty lines at the end',
      'a,b\n1,2\n\n \n\t\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['an empty line between, where one field may be empty', 'a\n\n2', [['a'], [''], ['2']]],
    ['a byte order mark', '\uFEFFa\n1', [['a'], ['1']]],
    ['a mark and quotes behind it', '\uFEFF"a"\n"1"', [['a'], ['1']]],
    [
      'empty fields',
      ',\n,',
      [
        ['', ''],
        ['', ''],
      ],
    ],
  ])('with %s', (_, text, lines) => {
    expect(fieldsOf(text)).toEqual(lines);
  });

  it.each([
    ['', 1, 1, 'the file is empty'],
    ['\n \n', 1, 1, 'the file is empty'],
    ['\uFEFF', 1, 1, 'the file is empty'],
    ['a,b\n1', 2, 2, '1 fields where the header has 2'],
    ['a,b\n1,2\n1,2,3', 3, 3, '3 fields where the header has 2'],
    ['a,b\n1,2\n\n1,2', 3, 2, '1 fields where the header has 2'],
    ['a\n1,2,3', 2, 2, '3 fields where the header has 1'],
    ['a,b\n1,2,', 2, 3, '3 fields where the header has 2'],
    ['a,b\n"1,2', 2, 1, 'the quote does not close on this line'],
    // A quote is told before the count of any line, as fields are read first.
    ['a,b\n1\n"1', 3, 1, 'the quote does not close on this line'],
  ])('%j is refused in line %i, column %i', (text, line, column, problem) => {
    expect(() => csvLines('p.csv', text)).toThrow(
      new Error(`p.csv, line ${line}, column ${column}: ${problem}`),
    );
  });

  it('are as many as there are', () => {
    const text = Array.from({ length: 3000 }, (_, at) => `${at},${at * 2}`).join('\n');
    const lines = csvLines('p.csv', text);
    expect(lines).toHaveLength(3000);
    expect(lines[2999]).toEqual({ line: 3000, fields: ['2999', '5998'] });
  });
});

const lineOf = (...fields: string[]): CsvLine => ({ line: 7, fields });

describe('a header', () => {
  it.each([
    [['date'], ['date']],
    [['date', 'a', 'b'], ['date']],
    [
      ['asset', 'industry'],
      ['asset', 'industry'],
    ],
    [['asset'], []],
  ])('%j begins with %j', (fields, names) => {
    expect(() => {
      expectHeader('p.csv', lineOf(...fields), names);
    }).not.toThrow();
  });

  it.each([
    [['day'], ['date'], 1, 'expected date, found "day"'],
    [['Date'], ['date'], 1, 'expected date, found "Date"'],
    [[''], ['date'], 1, 'expected date, found ""'],
    [['date'], ['date', 'nav'], 2, 'expected nav, found ""'],
    [['industry', 'asset'], ['asset', 'industry'], 1, 'expected asset, found "industry"'],
    [['asset', 'sector'], ['asset', 'industry'], 2, 'expected industry, found "sector"'],
  ])('%j does not begin with %j, which is told of column %i', (fields, names, column, problem) => {
    expect(() => {
      expectHeader('p.csv', lineOf(...fields), names);
    }).toThrow(new Error(`p.csv, line 1, column ${column}: ${problem}`));
  });
});

describe('a number', () => {
  it.each([
    ['1.5', 1.5],
    ['-0', -0],
    ['+2e-3', 0.002],
    ['', NaN],
    ['1e308', 1e308],
    ['1e-400', 0],
  ])('of the field %j is %d', (field, value) => {
    expect(numberIn('p.csv', lineOf('2026-01-05', field), 1)).toBe(value);
  });

  it('of a field that is not there is missing', () => {
    expect(numberIn('p.csv', lineOf('2026-01-05'), 1)).toBeNaN();
  });

  it.each(['x', '1 2', '1,5', 'Infinity', '1e309', '--1', '0x1'])(
    'of the field %j is none, which is told with a hint',
    (field) => {
      const line = lineOf('2026-01-05', '1', field);
      expect(() => numberIn('p.csv', line, 2)).toThrow(
        new Error(`p.csv, line 7, column 3: "${field}" is no number`),
      );
      expect(() => numberIn('p.csv', line, 2, ' (empty means missing)')).toThrow(
        new Error(`p.csv, line 7, column 3: "${field}" is no number (empty means missing)`),
      );
    },
  );
});

const daysIn = (...days: string[]): readonly string[] =>
  daysOf(
    'p.csv',
    days.map((day, at) => ({ line: at + 2, fields: [day, '1'] })),
  );

describe('days', () => {
  it.each([
    [[]],
    [['2026-01-31']],
    [['2024-02-29', '2024-03-01']],
    [['1999-12-31', '2000-01-01', '2000-02-29']],
    [['0001-01-01', '9999-12-31']],
  ])('%j are read as they are', (days) => {
    expect(daysIn(...days)).toEqual(days);
  });

  it.each([
    '',
    '2026-1-5',
    '2026/01/05',
    '20260105',
    '2026-01-05T00:00',
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '12026-01-01',
    '２０２６-01-05',
  ])('%j is none', (day) => {
    expect(() => daysIn('2000-01-01', day)).toThrow(
      new Error(`p.csv, line 3, column 1: "${day}" is no date as 2026-01-31`),
    );
  });

  it.each([
    [['2026-01-05', '2026-01-05'], 3, '2026-01-05 does not come after 2026-01-05'],
    [['2026-01-05', '2026-01-06', '2026-01-04'], 4, '2026-01-04 does not come after 2026-01-06'],
    [['2026-12-31', '2026-01-01'], 3, '2026-01-01 does not come after 2026-12-31'],
  ])('%j are not in order: line %i', (days, line, problem) => {
    expect(() => daysIn(...days)).toThrow(new Error(`p.csv, line ${line}, column 1: ${problem}`));
  });
});
