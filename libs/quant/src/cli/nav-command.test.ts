import { temporaryFiles } from './testing/temporary-files.ts';
import { NAV_USAGE, navCommand } from './nav-command.ts';

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
  ])('reports where a file is malformed: %j', (text, place) => {
    const nav = file('bad.csv', [text]);
    expect(() => navCommand(['--nav', nav])).toThrow(place);
  });

  it.each(['two', '0x2', '', 'Infinity'])('takes a rate as a number, not %j', (rate) => {
    expect(() => navCommand(['--nav', 'n.csv', '--risk-free', rate])).toThrow('--risk-free takes a rate');
  });
});

describe('quant nav by hand', () => {
  /** Returns of 10 %, −10 % and 10 %: mean 1/30, squares of deviations 4/900 + 16/900 + 4/900 = 24/900, std √(12/900). */
  const lines = ['date,nav', '2026-01-30,100', '2026-02-02,110', '2026-02-27,99', '2026-03-02,108.9'];
  const year = Math.sqrt(252);

  it.each([
    ['returns', 3],
    ['totalReturn', 0.089],
    ['annualReturn', 1.089 ** 84 - 1],
    ['annualVolatility', Math.sqrt(12 / 900) * year],
    ['sharpe', (1 / 30 / Math.sqrt(12 / 900)) * year],
    // One of three returns is below 0.
    ['downsideRisk', Math.sqrt(0.01 / 3) * year],
    ['sortino', (1 / 30 / Math.sqrt(0.01 / 3)) * year],
    ['omega', 2],
    ['maxDrawdown', -0.1],
    ['calmar', (1.089 ** 84 - 1) / 0.1],
    // The rank 0.05 · 2 = 0.1 between −10 % and 10 %.
    ['var5', -0.08],
    ['cvar5', -0.1],
    ['winRate', 2 / 3],
  ])('%s', (name, expected) => {
    const answer = Number(navCommand(['--nav', file('hand.csv', lines)])[name]);
    expect(answer / expected).toBeCloseTo(1, 10);
  });

  it('names the days of the deepest fall, and no recovery where there is none', () => {
    const answer = navCommand(['--nav', file('fall.csv', lines)]);
    expect(answer['drawdown']).toEqual({
      depth: expect.closeTo(-0.1, 12),
      peak: '2026-02-02',
      trough: '2026-02-27',
      recovery: null,
    });
  });

  it('a fall from the first value has that day for its peak', () => {
    const fall = file('first.csv', ['date,nav', '2026-01-05,2', '2026-01-06,1', '2026-01-07,2']);
    expect(navCommand(['--nav', fall])['drawdown']).toEqual({
      depth: -0.5,
      peak: '2026-01-05',
      trough: '2026-01-06',
      recovery: '2026-01-07',
    });
  });

  it('returns count for the month of the day they end on', () => {
    const { monthlyReturns } = navCommand(['--nav', file('months.csv', lines)]);
    // 1.1 · 0.9 of February, 1.1 of March; the first day only begins.
    expect(monthlyReturns).toEqual({
      '2026-02': expect.closeTo(-0.01, 12),
      '2026-03': expect.closeTo(0.1, 12),
    });
  });
});

describe('quant nav of little', () => {
  it.each([
    ['no value', []],
    ['one value', ['2026-01-05,3']],
  ])('%s has no returns and no figures', (_, lines) => {
    const { monthlyReturns, ...figures } = navCommand(['--nav', file('little.csv', ['date,nav', ...lines])]);
    expect(figures['returns']).toBe(0);
    expect(Object.values(figures).filter((figure) => figure !== null)).toEqual([0]);
    expect(monthlyReturns).toEqual({});
  });

  it('values that never change have no ratio, and no fall', () => {
    const flat = file('flat.csv', ['date,nav', '2026-01-05,3', '2026-01-06,3', '2026-01-07,3']);
    expect(navCommand(['--nav', flat])).toMatchObject({
      totalReturn: 0,
      annualVolatility: 0,
      sharpe: null,
      sortino: null,
      maxDrawdown: 0,
      drawdown: null,
      calmar: null,
      omega: null,
      winRate: 0,
    });
  });

  it.each([0.001, 1, 1e6])('a scale of %d changes nothing, tiny or huge', (scale) => {
    const nav = (by: number): string =>
      file(`scaled-${by}.csv`, [
        'date,nav',
        ...[1, 1.5, 0.75, 3].map((value, at) => `2026-01-0${at + 5},${value * by}`),
      ]);
    const [own, scaled] = [navCommand(['--nav', nav(1)]), navCommand(['--nav', nav(scale)])];
    for (const [name, figure] of Object.entries(own))
      expect(scaled[name]).toEqual(typeof figure === 'number' ? expect.closeTo(figure, 6) : figure);
  });
});

describe('quant nav against a benchmark', () => {
  const against = (nav: number[], benchmark: number[]): Record<string, unknown> =>
    navCommand([
      '--nav',
      file('against.csv', [
        'date,nav,benchmark_nav',
        ...nav.map((value, at) => `2026-01-${String(at + 5).padStart(2, '0')},${value},${benchmark[at]}`),
      ]),
    ]);

  it('that is itself has the slope 1 and nothing beyond it', () => {
    expect(against([1, 1.1, 0.99, 1.2], [2, 2.2, 1.98, 2.4])).toMatchObject({
      pairs: 3,
      beta: expect.closeTo(1, 12),
      alpha: expect.closeTo(0, 10),
      excessReturn: expect.closeTo(0, 8),
      trackingError: expect.closeTo(0, 12),
      upCapture: expect.closeTo(1, 8),
      downCapture: expect.closeTo(1, 8),
    });
  });

  it('that moves half as much has the slope 2', () => {
    // Returns of 20 % and −20 % against 10 % and −10 %.
    expect(against([100, 120, 96], [100, 110, 99])).toMatchObject({ pairs: 2, beta: expect.closeTo(2, 12) });
  });

  it('that never moves has no slope', () => {
    expect(against([1, 1.1, 1.2], [5, 5, 5])).toMatchObject({ beta: null, alpha: null });
  });

  it('is left out where the file has none', () => {
    const own = navCommand(['--nav', file('own.csv', ['date,nav', '2026-01-05,1', '2026-01-06,2'])]);
    for (const name of ['beta', 'alpha', 'pairs', 'excessReturn']) expect(own).not.toHaveProperty(name);
  });
});

it('quant nav asks for a file, and says how it is called', () => {
  expect(() => navCommand([])).toThrow(new Error(NAV_USAGE));
  expect(() => navCommand(['--risk-free', '0.1'])).toThrow(new Error(NAV_USAGE));
});

it('the rate of quant nav is one a year, spread over its days', () => {
  const nav = file('rated.csv', ['date,nav', '2026-01-05,1', '2026-01-06,1.01', '2026-01-07,1.0302']);
  const rate = (text: string): number => Number(navCommand(['--nav', nav, '--risk-free', text])['sharpe']);
  // Returns of 1 % and 2 %: mean 1.5 %, std √(2 · 0.005²) = 0.5 % · √2; 2.52 a year is 1 % a day.
  expect(rate('2.52')).toBeCloseTo((0.005 / (0.005 * Math.SQRT2)) * Math.sqrt(252), 8);
  expect(rate(' 2.52 ')).toBe(rate('252e-2'));
});
