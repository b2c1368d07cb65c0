import { readNav } from './nav-file.ts';

describe('a file of values', () => {
  it('is dates and values', () => {
    const { dates, nav, benchmark } = readNav('n.csv', 'date,nav\n2026-01-05,1\n2026-01-06,1.5\n');
    expect(dates).toEqual(['2026-01-05', '2026-01-06']);
    expect([...nav]).toEqual([1, 1.5]);
    expect(benchmark).toBeNull();
  });

  it('may have a benchmark’s beside them', () => {
    const { nav, benchmark } = readNav(
      'n.csv',
      'date,nav,benchmark_nav\n2026-01-05,1,3000\n2026-01-06,1e-3,3100.5\n',
    );
    expect([[...nav], [...(benchmark ?? [])]]).toEqual([
      [1, 0.001],
      [3000, 3100.5],
    ]);
  });

  it('may have no line at all', () => {
    expect(readNav('n.csv', 'date,nav').nav).toHaveLength(0);
    expect(readNav('n.csv', 'date,nav,benchmark_nav').benchmark).toHaveLength(0);
  });

  it.each([
    ['', 1, 1, 'the file is empty'],
    ['date\n2026-01-05', 1, 2, 'expected nav, found ""'],
    ['nav,date\n1,2026-01-05', 1, 1, 'expected date, found "nav"'],
    ['date,value\n2026-01-05,1', 1, 2, 'expected nav, found "value"'],
    ['date,nav,\n2026-01-05,1,', 1, 3, 'expected benchmark_nav, found ""'],
    ['date,nav,benchmark_nav,x\n2026-01-05,1,1,1', 1, 4, 'a column too many'],
    ['date,nav\n2026-01-05,1\n2026-01-05,1', 3, 1, '2026-01-05 does not come after 2026-01-05'],
    ['date,nav\n2026-01-05,-1', 2, 2, 'must be above 0'],
    ['date,nav\n2026-01-05,-0', 2, 2, 'must be above 0'],
    ['date,nav\n2026-01-05,1\n2026-01-06,', 3, 2, 'no value'],
    ['date,nav\n2026-01-05,one', 2, 2, '"one" is no number'],
    ['date,nav,benchmark_nav\n2026-01-05,1,', 2, 3, 'no value'],
    ['date,nav,benchmark_nav\n2026-01-05,1,0', 2, 3, 'must be above 0'],
    ['date,nav,benchmark_nav\n2026-01-05,1', 2, 3, '2 fields where the header has 3'],
    // All of a column is read before the next, dates before both.
    ['date,nav,benchmark_nav\n2026-01-05,1,0\n2026-01-06,0,1', 3, 2, 'must be above 0'],
    ['date,nav\n2026-01-05,0\nx,1', 3, 1, '"x" is no date as 2026-01-31'],
  ])('%j is refused in line %i, column %i', (text, line, column, problem) => {
    expect(() => readNav('n.csv', text)).toThrow(
      new Error(`n.csv, line ${line}, column ${column}: ${problem}`),
    );
  });

  it('takes the smallest value above 0, and none that only looks like it', () => {
    expect([...readNav('n.csv', 'date,nav\n2026-01-05,5e-324').nav]).toEqual([5e-324]);
    expect(() => readNav('n.csv', 'date,nav\n2026-01-05,1e-400')).toThrow('must be above 0');
  });
});
