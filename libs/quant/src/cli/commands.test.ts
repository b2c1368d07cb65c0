import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { factorCommand } from './factor-command.ts';
import { navCommand } from './nav-command.ts';
import { ruleCommand } from './rule-command.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'quant-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

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

describe('quant nav', () => {
  it('answers the statistics of daily returns, by name', () => {
    const nav = file('n.csv', [
      'date,nav',
      '2026-01-30,1',
      '2026-02-02,1.1',
      '2026-02-03,0.99',
      '2026-02-04,1.2',
    ]);
    expect(navCommand(['--nav', nav])).toMatchObject({
      returns: 3,
      totalReturn: expect.closeTo(0.2, 12),
      maxDrawdown: expect.closeTo(-0.1, 12),
      drawdown: { peak: '2026-02-02', trough: '2026-02-03', recovery: '2026-02-04' },
      monthlyReturns: { '2026-02': expect.closeTo(0.2, 12) },
    });
  });

  it('takes a rate below zero', () => {
    const nav = file('rate.csv', ['date,nav', '2026-01-30,1', '2026-02-02,1.1', '2026-02-03,0.99']);
    const sharpe = (...rate: string[]) => Number(navCommand(['--nav', nav, ...rate])['sharpe']);
    expect(sharpe('--risk-free', '-0.5')).toBeGreaterThan(sharpe());
    expect(sharpe('--risk-free', '-0.5')).toBe(sharpe('--risk-free=-0.5'));
  });

  it('compares with the benchmark the file has', () => {
    const nav = file('b.csv', [
      'date,nav,benchmark_nav',
      ...['2026-01-05,1,1', '2026-01-06,1.02,1.01', '2026-01-07,1.02,1.01', '2026-01-08,1.04,1.02'],
    ]);
    expect(navCommand(['--nav', nav])).toMatchObject({ beta: expect.closeTo(2, 1), pairs: 3 });
  });

  it.each([
    ['date,nav\n2026-01-05,0', 'line 2, column 2: must be above 0'],
    ['date,nav\n2026-01-05,', 'line 2, column 2: no value'],
    ['date,nav\n2026-01-05,NA', 'line 2, column 2: "NA" is no number'],
    ['date,nav,index\n2026-01-05,1,1', 'line 1, column 3: expected benchmark_nav, found "index"'],
  ])('tells where a file is malformed: %j', (text, place) => {
    const nav = file('bad.csv', [text]);
    expect(() => navCommand(['--nav', nav])).toThrow(place);
  });

  it.each(['two', '0x2', '', 'Infinity'])('takes a rate as a number, not %j', (rate) => {
    expect(() => navCommand(['--nav', 'n.csv', '--risk-free', rate])).toThrow('--risk-free takes a rate');
  });
});

describe('quant rule', () => {
  it('answers the values by date', () => {
    const input = file('a.csv', ['date,a,b', '2026-01-05,5,', '2026-01-06,10,20']);
    expect(ruleCommand(['--rule', '1', '--params', '{"full":10,"zero":0}', '--input', `A=${input}`])).toEqual(
      {
        dates: ['2026-01-05', '2026-01-06'],
        assets: ['a', 'b'],
        values: [
          [50, null],
          [100, 100],
        ],
      },
    );
  });

  it('weighs whatever is present where no share has to be', () => {
    const a = file('w1.csv', ['date,a,b,c', '2026-01-05,10,,']);
    const b = file('w2.csv', ['date,a,b,c', '2026-01-05,40,40,']);
    const params = JSON.stringify({ weights: [2, 1], least: 0 });
    expect(ruleCommand(['--rule', '8', '--params', params, '--input', `A=${a},B=${b}`])).toMatchObject({
      values: [[20, 40, null]],
    });
  });

  describe('reads its inputs by their letters:', () => {
    const [a, b, c, d] = ['2', '3', '10', '20'].map(
      (value, at) => () => file(`${at}.csv`, ['date,x', `2026-01-05,${value}`]),
    );
    const condition = (params: string, input: string) =>
      ruleCommand(['--rule', '9', '--params', params, '--input', input]);

    it('whatever their order', () => {
      const input = `D=${d?.()},C=${c?.()},A=${a?.()},B=${b?.()}`;
      expect(condition('{"op":"<"}', input)).toMatchObject({ values: [[10]] });
      expect(condition('{"op":">"}', input)).toMatchObject({ values: [[20]] });
    });

    it('a constant stands for B', () => {
      const input = `A=${a?.()},C=${c?.()},D=${d?.()}`;
      expect(condition('{"op":"<","constant":5}', input)).toMatchObject({ values: [[10]] });
      expect(condition('{"op":"<","constant":1}', input)).toMatchObject({ values: [[20]] });
    });

    it.each([
      ['9', '{"op":"<","constant":1}', 'A=a,B=b,C=c', 'rule 9 with a constant takes A, C, D, not A, B, C'],
      ['9', '{"op":"<","constant":1}', 'A=a,B=b,C=c,D=d', 'takes A, C, D, not A, B, C, D'],
      ['9', '{"op":"<"}', 'A=a,C=c,D=d', 'rule 9 takes A, B, C, D, not A, C, D'],
      ['9', '{"op":"<","constant":null}', 'A=a,B=b,C=c', 'rule 9 takes A, B, C, D, not A, B, C'],
      ['1', '{"full":1,"zero":0}', 'B=b', 'rule 1 takes A, not B'],
      ['8', '{"weights":[1,2]}', 'A=a,C=c', 'rule 8 takes A, B, not A, C'],
      ['8', '{"weights":[1,2]}', 'A=a,A=c', '--input: A stands twice'],
      ['1', '{"full":1,"zero":0}', 'A=', '--input takes A=X.csv,B=Y.csv, not "A="'],
    ])('rule %s of %s refuses %s', (rule, params, input, message) => {
      expect(() => ruleCommand(['--rule', rule, '--params', params, '--input', input])).toThrow(message);
    });
  });

  it.each([
    [['--rule', '0x1', '--input', 'A=x.csv'], '--rule takes 1 to 9, not "0x1"'],
    [['--rule', '1', '--params', '{"full":1,"zero":1}', '--input', 'A=x.csv'], 'equal-to-other'],
    [['--rule', '12', '--input', 'A=x.csv'], 'unknown-rule'],
    [['--rule', '1', '--params', '{', '--input', 'A=x.csv'], '--params is no JSON: {'],
    [['--rule', '1', '--input', 'x.csv'], '--input takes A=X.csv,B=Y.csv, not "x.csv"'],
  ])('refuses %j', (args, message) => {
    expect(() => ruleCommand(args)).toThrow(message);
  });
});
