import { temporaryFiles } from './testing/temporary-files.ts';
import { FACTOR_USAGE, factorCommand } from './factor-command.ts';

const file = temporaryFiles();

describe('quant factor', () => {
  const prices = () =>
    file('p.csv', [
      'date,a,b,c,d',
      ...['2026-01-05,10,10,10,10', '2026-01-06,11,10.5,10,9', '2026-01-07,12,11,10,8.5'],
    ]);
  const factor = () => file('f.csv', ['date,a,b,c,d', '2026-01-05,4,3,2,1', '2026-01-06,4,3,,1']);

  it('answers series by date, horizons by their number, industries by their names', () => {
    const industry = file('i.csv', ['asset,industry', 'a,银行', 'b,银行', 'c,电子', 'd,电子']);
    const args = ['--prices', prices(), '--factor', factor(), '--industry', industry];
    const report = factorCommand([...args, '--horizons', '1', '--quantiles', '2', '--json']);
    expect(report).toMatchObject({
      dates: ['2026-01-05', '2026-01-06', '2026-01-07'],
      rowsPerDay: [4, 3, 0],
      rankIc: { 1: [1, expect.any(Number), null] },
      // Top: a +10 %, b +5 %; bottom: c 0, d −10 %.
      spread: { 1: [expect.closeTo(0.125, 12), expect.any(Number), null] },
      rankIcByIndustry: { 银行: { 1: 1 }, 电子: { 1: 1 } },
    });
  });

  it('has no figure for a run one of whose horizons is as long as the dates', () => {
    const args = ['--prices', prices(), '--factor', factor(), '--quantiles', '2', '--horizons'];
    for (const horizon of ['3', '2500'])
      expect(factorCommand([...args, `1,${horizon}`])).toMatchObject({
        rowsKept: 0,
        rowsDropped: { withoutReturn: 7 },
        rankIc: { 1: [null, null, null], [horizon]: [null, null, null] },
        rankIcSummary: { [horizon]: { days: 0, mean: null } },
      });
  });

  it('counts the values of a stock without prices as rows without a return', () => {
    const two = file('two.csv', ['date,a,b', '2026-01-05,10,10', '2026-01-06,11,10.5', '2026-01-07,12,11']);
    const more = file('more.csv', [
      'date,zz,b,a,yy',
      '2026-01-05,1,2,3,',
      '2026-01-06,1,2,3,9',
      '2026-01-07,7,,5,',
    ]);
    const args = ['--prices', two, '--factor', more, '--horizons', '1', '--quantiles', '2'];
    // zz has three values, yy one; a's last one has no return as the prices end there.
    expect(factorCommand(args)).toMatchObject({
      rowsKept: 4,
      rowsPerDay: [2, 2, 0],
      rowsDropped: { withoutReturn: 5, withoutQuantile: 0 },
    });
  });

  it('reads files whose names and dates are in quotes', () => {
    const industry = file('qi.csv', [
      '"asset","industry"',
      '"a","银行, 保险"',
      '"b","银行, 保险"',
      '"c",电子',
    ]);
    const quoted = file('qf.csv', ['"date","a","b","c","d"', '"2026-01-05",4,3,"2",1']);
    const args = ['--prices', prices(), '--factor', quoted, '--industry', industry];
    expect(factorCommand([...args, '--horizons', '1', '--quantiles', '2'])).toMatchObject({
      rowsKept: 4,
      rankIcByIndustry: { '银行, 保险': { 1: 1 } },
    });
  });

  it('refuses a horizon beyond reason before it takes memory for it', () => {
    const args = ['--prices', prices(), '--factor', factor(), '--horizons'];
    expect(() => factorCommand([...args, '1,1000000000'])).toThrow(
      '--horizons takes at most 2500 rows where the prices have 3 dates, not 1000000000',
    );
    expect(() => factorCommand([...args, '2501'])).toThrow('not 2501');
  });

  it.each([
    [['--factor', 'f.csv'], /quant factor --prices/],
    [['--prices', 'p', '--factor', 'f', '--bin-by', 'size'], /--bin-by is date or industry, not size/],
    [
      ['--prices', '', '--factor', '', '--horizons', '1,x'],
      /--horizons takes whole numbers from 1, not "1,x"/,
    ],
    [
      ['--prices', '', '--factor', '', '--horizons', '0x5'],
      /--horizons takes whole numbers from 1, not "0x5"/,
    ],
    [['--prices', '', '--factor', '', '--horizons', '-1'], /--horizons takes whole numbers from 1, not "-1"/],
    [['--prices', '', '--factor', '', '--quantiles', '5,7'], /--quantiles takes one whole number, not "5,7"/],
  ])('says what it takes instead of %j', (args, message) => {
    expect(() => factorCommand(args)).toThrow(message);
  });
});

/** Returns of the one day: a 10 %, b 5 %, c 0, d −10 %. */
describe('quant factor by hand', () => {
  const prices = (...more: string[]): string =>
    file('hand-p.csv', ['date,a,b,c,d', '2026-01-05,10,10,10,10', '2026-01-06,11,10.5,10,9', ...more]);
  const report = (factor: string, ...options: string[]): Record<string, unknown> =>
    factorCommand([
      ...['--prices', prices(), '--factor', file('hand-f.csv', ['date,a,b,c,d', `2026-01-05,${factor}`])],
      ...['--horizons', '1', '--quantiles', '2', ...options],
    ]);

  it.each([
    ['as the returns', '4,3,2,1', 1],
    ['against them', '1,2,3,4', -1],
    // Ranks 4 1 2 3 against 4 3 2 1: 1 − 6 · (0 + 4 + 0 + 4) / (4 · 15).
    ['the first of both alike', '9,0,1,5', 0.2],
    // Ranks 3.5 3.5 1.5 1.5: products 1.5 + 0.5 + 0.5 + 1.5, squares 4 and 5.
    ['with two ties', '7,7,2,2', 4 / Math.sqrt(20)],
    ['with a gap', '4,,2,1', 1],
    ['far apart', '1e300,5,-5,-1e300', 1],
  ])('ranks %s have the rank IC %d', (_, factor, expected) => {
    const { rankIc } = report(factor) as { rankIc: Record<string, (number | null)[]> };
    expect(rankIc[1]?.[0]).toBeCloseTo(expected, 12);
    expect(rankIc[1]?.[1]).toBeNull();
  });

  it('the IC is that of the values', () => {
    // Deviations 1.5 0.5 −0.5 −1.5 and 0.0875 0.0375 −0.0125 −0.1125: products 0.325, squares 5 and 0.021875.
    expect(report('4,3,2,1')).toMatchObject({
      ic: { 1: [expect.closeTo(0.325 / Math.sqrt(5 * 0.021875), 12), null] },
      icSummary: { 1: { days: 1, std: null, t: null } },
    });
  });

  it('quantiles are means of their stocks, and their spread is top minus bottom', () => {
    expect(report('4,3,2,1')).toMatchObject({
      quantileReturns: {
        raw: { 1: { mean: [expect.closeTo(-0.05, 12), expect.closeTo(0.075, 12)] } },
        demeaned: { 1: { mean: [expect.closeTo(-0.0625, 12), expect.closeTo(0.0625, 12)] } },
        industryNeutral: null,
      },
      spread: { 1: [expect.closeTo(0.125, 12), null] },
      spreadMean: { 1: expect.closeTo(0.125, 12) },
    });
  });

  it('a factor that is the same for all has no quantile, and its date no figure', () => {
    expect(report('3,3,3,3')).toMatchObject({
      rowsKept: 0,
      rowsDropped: { withoutReturn: 0, withoutQuantile: 4 },
      rankIc: { 1: [null, null] },
      spreadMean: { 1: null },
    });
  });

  it('a price that is not above zero is missing, and the stock’s row is dropped', () => {
    const gaps = file('gaps.csv', ['date,a,b,c,d', '2026-01-05,10,0,10,10', '2026-01-06,11,10.5,-1,9']);
    const factor = file('gaps-f.csv', ['date,a,b,c,d', '2026-01-05,4,3,2,1']);
    expect(
      factorCommand(['--prices', gaps, '--factor', factor, '--horizons', '1', '--quantiles', '2']),
    ).toMatchObject({
      rowsKept: 2,
      rowsDropped: { withoutReturn: 2 },
      spread: { 1: [expect.closeTo(0.2, 12), null] },
    });
  });

  it('quantiles may be formed within industries', () => {
    const industry = file('bins.csv', ['asset,industry', 'a,x', 'b,x', 'c,y', 'd,y']);
    const of = (binBy: string): unknown =>
      report('1,2,3,4', '--industry', industry, '--bin-by', binBy)['spread'];
    // By date c and d are the top: −5 % less 7.5 %. Within industries b and d are: −2.5 % less 5 %.
    expect(of('date')).toEqual({ 1: [expect.closeTo(-0.125, 12), null] });
    expect(of('industry')).toEqual({ 1: [expect.closeTo(-0.075, 12), null] });
  });

  it('industries have their own rank IC, by name, those without one under the empty name', () => {
    const industry = file('two.csv', ['asset,industry', 'a,银行', 'b,银行']);
    expect(report('4,3,1,2', '--industry', industry)).toMatchObject({
      rankIcByIndustry: { 银行: { 1: expect.closeTo(1, 12) }, '': { 1: expect.closeTo(-1, 12) } },
    });
    expect(report('4,3,1,2')).toMatchObject({ rankIcByIndustry: null, rankIcIndustryNeutral: null });
  });
});

describe('the options of quant factor', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`);
  const wide = (name: string, of: (date: number, stock: number) => number): string =>
    file(name, [
      'date,a,b,c,d,e,f',
      ...days.map((day, date) => [day, ...[0, 1, 2, 3, 4, 5].map((stock) => of(date, stock))].join(',')),
    ]);
  const args = (): string[] => [
    '--prices',
    wide('long-p.csv', (date, stock) => 10 + stock + (((date * 7 + stock * 5) % 11) + 1) / 10),
    '--factor',
    wide('long-f.csv', (date, stock) => ((date * 5 + stock * 3) % 13) + stock / 10),
  ];

  it('are the horizons 1, 5 and 10 and five quantiles unless told', () => {
    const answer = factorCommand(args());
    expect(answer).toEqual(
      factorCommand([...args(), '--horizons', '1,5,10', '--quantiles', '5', '--bin-by', 'date']),
    );
    expect(answer).toMatchObject({
      dates: days,
      rankIc: { 1: expect.any(Array), 5: expect.any(Array), 10: expect.any(Array) },
    });
    const { quantileReturns } = answer as { quantileReturns: { raw: Record<string, { mean: unknown[] }> } };
    expect(quantileReturns.raw[5]?.mean).toHaveLength(5);
  });

  it('take spaces and zeros in numbers, and horizons in any order', () => {
    expect(factorCommand([...args(), '--horizons', ' 5, 01 ', '--quantiles', ' 03 '])).toEqual(
      factorCommand([...args(), '--horizons', '5,1', '--quantiles', '3']),
    );
  });

  it.each([
    [['--horizons', ''], '--horizons takes whole numbers from 1, not ""'],
    [['--horizons', '0'], '--horizons takes whole numbers from 1, not "0"'],
    [['--horizons', '1.5'], '--horizons takes whole numbers from 1, not "1.5"'],
    [['--horizons', '1,'], '--horizons takes whole numbers from 1, not "1,"'],
    [['--horizons', '1e1'], '--horizons takes whole numbers from 1, not "1e1"'],
    [['--quantiles', '0'], '--quantiles takes whole numbers from 1, not "0"'],
    [['--quantiles', 'five'], '--quantiles takes whole numbers from 1, not "five"'],
    [['--quantiles', ''], '--quantiles takes whole numbers from 1, not ""'],
    [['--bin-by', 'Date'], '--bin-by is date or industry, not Date'],
    [['--bin-by', ''], '--bin-by is date or industry, not '],
    [['--horizons', '2501'], '--horizons takes at most 2500 rows where the prices have 12 dates, not 2501'],
    [
      ['--horizons', '1,99999999999999999999'],
      '--horizons takes at most 2500 rows where the prices have 12 dates, not 100000000000000000000',
    ],
    [['--prices', 'x'], '--prices occurs twice'],
  ])('%j are refused: %s', (options, message) => {
    expect(() => factorCommand([...args(), ...options])).toThrow(new Error(message));
  });

  it.each([
    ['1', 'a quantile alone'],
    ['101', 'more than a hundred'],
  ])('%s quantiles are refused: %s', (quantiles) => {
    expect(() => factorCommand([...args(), '--quantiles', quantiles])).toThrow(RangeError);
  });

  it('a date of the factor that has no prices is refused at its place', () => {
    const late = file('late-f.csv', ['date,a', '2026-01-12,1', '2026-01-13,1']);
    const [, prices = ''] = args();
    expect(() => factorCommand(['--prices', prices, '--factor', late])).toThrow(
      new Error(`${late}, line 3, column 1: 2026-01-13 is no date of the other file`),
    );
  });

  it('a factor and its opposite have opposite coefficients', () => {
    const [, prices = ''] = args();
    const turned = wide('turned-f.csv', (date, stock) => -(((date * 5 + stock * 3) % 13) + stock / 10));
    interface Coefficients {
      readonly rankIc: Record<string, (number | null)[]>;
    }
    const own = factorCommand([...args(), '--quantiles', '3']) as unknown as Coefficients;
    const other = factorCommand([
      '--prices',
      prices,
      '--factor',
      turned,
      '--quantiles',
      '3',
    ]) as unknown as Coefficients;
    for (const [at, value] of (own.rankIc[5] ?? []).entries())
      expect(other.rankIc[5]?.[at]).toEqual(value === null ? null : expect.closeTo(-value, 12));
    expect((own.rankIc[1] ?? []).filter((value) => value !== null).length).toBeGreaterThan(1);
  });
});

it('quant factor asks for prices and a factor, and says how it is called', () => {
  for (const args of [[], ['--prices', 'p.csv'], ['--factor', 'f.csv'], ['--horizons', 'x']])
    expect(() => factorCommand(args)).toThrow(new Error(FACTOR_USAGE));
});
