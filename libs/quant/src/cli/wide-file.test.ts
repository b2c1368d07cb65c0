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
    ['date,a,a\n2026-01-05,1,2', 'line 1, column 3: a stands twice'],
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

  it('knows how many of its values stand with stocks that another does not have', () => {
    const wide = readWide('f.csv', 'date,a,x,b,y\n2026-01-05,1,2,3,\n2026-01-06,1,,3,4\n2026-01-07,,5,,6\n');
    expect(valuesBeyond(wide, ['b', 'c', 'a'])).toBe(4);
    expect(valuesBeyond(wide, ['a', 'b', 'x', 'y'])).toBe(0);
    expect(valuesBeyond(wide, ['z'])).toBe(8);
  });
});
