import { temporaryFiles } from './testing/temporary-files.ts';
import { factorCommand } from './factor-command.ts';

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

  it('reads files whose names and dates stand in quotes', () => {
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
