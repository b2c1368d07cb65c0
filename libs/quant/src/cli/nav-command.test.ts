import { temporaryFiles } from './testing/temporary-files.ts';
import { navCommand } from './nav-command.ts';

const file = temporaryFiles();

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
