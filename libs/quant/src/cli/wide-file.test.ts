import { alignedTo, readWide, valuesBeyond } from './wide-file.ts';

describe('a wide file', () => {
  it('is dates down and stocks across, empty fields missing', () => {
    const wide = readWide('p.csv', '\uFEFFdate,a,b\r\n2026-01-05, +1.5,\r\n2026-01-06,,2e3\r\n\r\n');
    expect(wide.dates).toEqual(['2026-01-05', '2026-01-06']);
    expect(wide.assets).toEqual(['a', 'b']);
    expect([...wide.values]).toEqual([1.5, NaN, NaN, 2000]);
  });

  it('is read as R and spreadsheets write it, with quotes', () => {
    const wide = readWide(
      'p.csv',
      '"date","a,1","b ""x"""\r\n"2026-01-05","1.5",""\r\n"2026-01-06",,2e3\r\n',
    );
    expect(wide.dates).toEqual(['2026-01-05', '2026-01-06']);
    expect(wide.assets).toEqual(['a,1', 'b "x"']);
    expect([...wide.values]).toEqual([1.5, NaN, NaN, 2000]);
  });

  it.each([
    ['', 'line 1, column 1: the file is empty'],
    ['day,a\n2026-01-05,1', 'line 1, column 1: expected date, found "day"'],
    ['date\n2026-01-05', 'line 1, column 2: no stock'],
    ['date,a,\n2026-01-05,1,2', 'line 1, column 3: a stock without a name'],
    ['date,a,a\n2026-01-05,1,2', 'line 1, column 3: a occurs twice'],
    ['date,a\n', 'line 2, column 1: no date'],
    ['date,a\n2026-02-30,1', 'line 2, column 1: "2026-02-30" is no date as 2026-01-31'],
    ['date,a\n2026-01-05,1\n2026-01-05,2', 'line 3, column 1: 2026-01-05 does not come after 2026-01-05'],
    ['date,a\n2026-01-05,abc', 'line 2, column 2: "abc" is no number'],
    ['date,a\n2026-01-05,Infinity', 'line 2, column 2: "Infinity" is no number'],
    ['date,a,b\n2026-01-05,1,0x10', 'line 2, column 3: "0x10" is no number'],
    ['date,a\n2026-01-05,1\n2026-01-06,1_000', 'line 3, column 2: "1_000" is no number'],
    ['date,a,b\n2026-01-05,1', 'line 2, column 3: 2 fields where the header has 3'],
    ['date,a\n2026-01-05,1,2', 'line 2, column 3: 3 fields where the header has 2'],
    ['date,a\n2026-01-05,"1', 'line 2, column 2: the quote does not close on this line'],
    ['date,"a\nb"\n2026-01-05,1', 'line 1, column 2: the quote does not close on this line'],
    ['date,a\n"2026-01-05","1,5"', 'line 2, column 2: "1,5" is no number (empty means missing)'],
    ...['NA', 'NaN', 'nan', '#N/A', 'null', '-'].map((word): [string, string] => [
      `date,a\n2026-01-05,${word}`,
      `line 2, column 2: "${word}" is no number (empty means missing)`,
    ]),
  ])('that is malformed is told with its place: %j', (text, place) => {
    expect(() => readWide('p.csv', text)).toThrow(`p.csv, ${place}`);
  });

  it('takes the rows and columns of another, missing where it has none', () => {
    const wide = readWide('f.csv', 'date,b,x\n2026-01-06,7,8\n');
    expect([...alignedTo('f.csv', wide, ['2026-01-05', '2026-01-06'], ['a', 'b'])]).toEqual([
      NaN,
      NaN,
      NaN,
      7,
    ]);
    expect(() => alignedTo('f.csv', wide, ['2026-01-05'], ['b'])).toThrow(
      'f.csv, line 2, column 1: 2026-01-06 is no date of the other file',
    );
  });

  it('counts its values of stocks that another does not have', () => {
    const wide = readWide('f.csv', 'date,a,x,b,y\n2026-01-05,1,2,3,\n2026-01-06,1,,3,4\n2026-01-07,,5,,6\n');
    expect(valuesBeyond(wide, ['b', 'c', 'a'])).toBe(4);
    expect(valuesBeyond(wide, ['a', 'b', 'x', 'y'])).toBe(0);
    expect(valuesBeyond(wide, ['z'])).toBe(8);
  });
});

describe('a wide file at its edges', () => {
  it.each<[string, string, string[], string[], number[]]>([
    ['one cell', 'date,a\n2026-01-05,1', ['2026-01-05'], ['a'], [1]],
    [
      'nothing but missing values',
      'date,a,b\n2026-01-05,,\n2026-01-06,"",',
      ['2026-01-05', '2026-01-06'],
      ['a', 'b'],
      [NaN, NaN, NaN, NaN],
    ],
    ['ends of line of old Macs', 'date,a\r2026-01-05,1\r', ['2026-01-05'], ['a'], [1]],
    [
      '−0, tiny and huge numbers',
      'date,a,b,c\n2026-01-05,-0,5e-324,1e308',
      ['2026-01-05'],
      ['a', 'b', 'c'],
      [-0, 5e-324, 1e308],
    ],
    [
      'names that objects have of their own',
      'date,toString,__proto__\n2026-01-05,1,2',
      ['2026-01-05'],
      ['toString', '__proto__'],
      [1, 2],
    ],
    ['stocks that differ by case alone', 'date,a,A\n2026-01-05,1,2', ['2026-01-05'], ['a', 'A'], [1, 2]],
    ['a stock called date', 'date,date\n2026-01-05,7', ['2026-01-05'], ['date'], [7]],
  ])('with %s', (_, text, dates, assets, values) => {
    const wide = readWide('p.csv', text);
    expect([wide.dates, wide.assets, [...wide.values]]).toEqual([dates, assets, values]);
  });

  it.each([
    ['date,a,b,a\n2026-01-05,1,2,3', 'line 1, column 4: a occurs twice'],
    ['date,"a",a\n2026-01-05,1,2', 'line 1, column 3: a occurs twice'],
    ['date, ,a\n2026-01-05,1,2', 'line 1, column 2: a stock without a name'],
    ['date,a\n2026-01-06,1\n2026-01-05,1', 'line 3, column 1: 2026-01-05 does not come after 2026-01-06'],
    ['date,a\n2026-01-05,1\n\n2026-01-06,1', 'line 3, column 2: 1 fields where the header has 2'],
    ['date,a,b\n2026-01-05,1,2\n2026-01-06,x,y', 'line 3, column 2: "x" is no number (empty means missing)'],
    // A fault of the header before one of a date, that before one of a value.
    ['date,a,\nx,y,z', 'line 1, column 3: a stock without a name'],
    ['date,a\n2026-01-05,y\nx,1', 'line 3, column 1: "x" is no date as 2026-01-31'],
  ])('%j is refused at its first fault', (text, place) => {
    expect(() => readWide('p.csv', text)).toThrow(new Error(`p.csv, ${place}`));
  });
});

describe('a wide file on the dates and stocks of another', () => {
  const wide = readWide('f.csv', 'date,a,b\n2026-01-05,1,2\n2026-01-07,3,\n');

  it.each<[string, string[], string[], number[]]>([
    ['its own', ['2026-01-05', '2026-01-07'], ['a', 'b'], [1, 2, 3, NaN]],
    ['stocks in another order', ['2026-01-05', '2026-01-07'], ['b', 'a'], [2, 1, NaN, 3]],
    ['further dates between', ['2026-01-05', '2026-01-06', '2026-01-07'], ['a'], [1, NaN, 3]],
    [
      'further dates around',
      ['2026-01-01', '2026-01-05', '2026-01-07', '2026-01-09'],
      ['b'],
      [NaN, 2, NaN, NaN],
    ],
    ['other stocks', ['2026-01-05', '2026-01-07'], ['x', 'y'], [NaN, NaN, NaN, NaN]],
    ['no stock', ['2026-01-05', '2026-01-07'], [], []],
  ])('%s', (_, dates, assets, values) => {
    expect([...alignedTo('f.csv', wide, dates, assets)]).toEqual(values);
    expect([...wide.values]).toEqual([1, 2, 3, NaN]);
  });

  it('is refused at its first date that is not among them', () => {
    for (const dates of [['2026-01-06'], [], ['2026-01-07']])
      expect(() => alignedTo('f.csv', wide, dates, ['a'])).toThrow(
        new Error('f.csv, line 2, column 1: 2026-01-05 is no date of the other file'),
      );
  });

  it.each([
    [['a', 'b'], 0],
    [['a'], 1],
    [['b'], 2],
    [[], 3],
    [['x', 'a'], 1],
  ])('beyond the stocks %j it has %i values, missing ones not counted', (assets, count) => {
    expect(valuesBeyond(wide, assets)).toBe(count);
  });
});
