import { readIndustries } from './industry-file.ts';

const read = (lines: string[], assets: string[]): unknown => {
  const { names, of } = readIndustries('i.csv', ['asset,industry', ...lines].join('\n'), assets);
  expect(of).toBeInstanceOf(Uint16Array);
  return assets.map((asset, at) => `${asset} ${names[of[at] ?? -1]}`);
};

describe('a file of industries', () => {
  it.each<[string, string[], string[], string[]]>([
    ['each by its name', ['a,银行', 'b,电子'], ['a', 'b'], ['a 银行', 'b 电子']],
    ['in the order that is asked for', ['a,x', 'b,y'], ['b', 'a'], ['b y', 'a x']],
    ['stocks of one industry', ['a,x', 'b,x', 'c,y'], ['a', 'b', 'c'], ['a x', 'b x', 'c y']],
    ['stocks that are not named, together', ['a,x'], ['n', 'a', 'm'], ['n ', 'a x', 'm ']],
    ['a file that names none', [], ['a', 'b'], ['a ', 'b ']],
    ['further stocks of the file, passed over', ['z,q', 'a,x'], ['a'], ['a x']],
    ['no stock', ['a,x'], [], []],
    ['a stock asked for twice', ['a,x'], ['a', 'a'], ['a x', 'a x']],
    ['names with a comma, in quotes', ['"a,1","银行, 保险"'], ['a,1'], ['a,1 银行, 保险']],
    [
      'names that objects have of their own',
      ['toString,constructor'],
      ['toString', 'valueOf'],
      ['toString constructor', 'valueOf '],
    ],
  ])('%s', (_, lines, assets, expected) => {
    expect(read(lines, assets)).toEqual(expected);
  });

  it('numbers the industries of these stocks in the order of their names, the empty one first', () => {
    const { names, of } = readIndustries('i.csv', 'asset,industry\na,乙\nb,B\nc,a\nd,甲\nz,0', [
      'a',
      'b',
      'c',
      'd',
      'e',
    ]);
    expect(names).toEqual(['', 'B', 'a', '乙', '甲']);
    expect([...of]).toEqual([3, 1, 2, 4, 0]);
  });

  it('may have further columns', () => {
    const { names } = readIndustries('i.csv', 'asset,industry,note\na,x,good', ['a']);
    expect(names).toEqual(['x']);
  });

  it.each([
    ['', 1, 1, 'the file is empty'],
    ['industry,asset\nx,a', 1, 1, 'expected asset, found "industry"'],
    ['asset\na', 1, 2, 'expected industry, found ""'],
    ['asset,industry\na,x\nb,y\na,z', 4, 1, 'a occurs twice'],
    ['asset,industry\na,x\na,x', 3, 1, 'a occurs twice'],
    ['asset,industry\nz,', 2, 2, 'no industry'],
    ['asset,industry\na," "', 2, 2, 'no industry'],
    ['asset,industry\na', 2, 2, '1 fields where the header has 2'],
  ])('%j is refused in line %i, column %i', (text, line, column, problem) => {
    expect(() => readIndustries('i.csv', text, ['a'])).toThrow(
      new Error(`i.csv, line ${line}, column ${column}: ${problem}`),
    );
  });
});
