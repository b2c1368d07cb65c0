import { brinson, CASH } from './brinson.ts';
import { sectorBenchmark } from './sector-benchmark.ts';
import { sampleRun } from './testing/sample-run.ts';
import { CAPITAL, writtenDays } from './testing/written-days.ts';

const banks = { days: writtenDays(), before: null, capital: CAPITAL, industryOf: () => '银行' };

test('one day by hand: cash while the market rose', () => {
  const sectors = new Map([
    ['银行', { weight: 0.25, earned: 0.04 }],
    ['电子', { weight: 0.75, earned: 0.02 }],
  ]);
  const [first] = writtenDays();
  const found = brinson({ ...banks, days: first ? [first] : [] }, [sectors]);
  expect(found.benchmarkReturn).toBeCloseTo(0.025, 15);
  // Nothing but cash at the close before: without banks −0.25 · (4 − 2.5) %, without electronics −0.75 · (2 − 2.5) %.
  expect(found.sectors.get('银行')?.allocation).toBeCloseTo(-0.00375, 15);
  expect(found.sectors.get('电子')?.allocation).toBeCloseTo(0.00375, 15);
  expect(found.sectors.get(CASH)).toEqual({ allocation: -0.025, selection: 0, interaction: 0 });
  expect([found.trading, found.costs]).toEqual([0.01, -0.0005]);
  expect(found.residual).toBeCloseTo(0, 15);
});

test('the second day by hand: the dividend belongs to what the stock earned', () => {
  const [first, second] = writtenDays();
  const found = brinson(
    { ...banks, days: second ? [second] : [], before: first?.report ?? null, capital: 1_009_500n },
    [new Map([['银行', { weight: 1, earned: -0.01 }]])],
  );
  const [weight, earned] = [510_000 / 1_009_500, -3_000 / 510_000];
  const { allocation, selection, interaction } = found.sectors.get('银行') ?? {};
  expect(allocation).toBeCloseTo(0, 15);
  expect(selection).toBeCloseTo(earned + 0.01, 15);
  expect(interaction).toBeCloseTo((weight - 1) * (earned + 0.01), 15);
  expect(found.sectors.get(CASH)?.allocation).toBeCloseTo((1 - weight) * 0.01, 15);
  expect(found.costs).toBeCloseTo(-152 / 1_009_500, 15);
});

test.each([1, 2, 3, 4])('the effects of sample %i are the difference of the returns', (seed) => {
  const { market, days, capital, openOf } = sampleRun(seed, 80);
  const { calendar, securities, bars } = market;
  const shape = { dates: calendar.length, stocks: securities.length };
  const returns = new Float64Array(shape.dates * shape.stocks).fill(NaN);
  for (const [date, day] of calendar.entries())
    for (const [stock, { code }] of securities.entries()) {
      const bar = bars.get(day)?.get(code);
      if (bar) returns[date * shape.stocks + stock] = Number(bar.close) / Number(bar.preClose) - 1;
    }
  const weights = new Float64Array(returns.length).fill(1);
  const industryOf = (code: string): string => code.slice(5, 6);
  const sectors = sectorBenchmark({ returns, weights }, shape, (stock) =>
    industryOf(securities[stock]?.code ?? ''),
  );
  const before = days[0]?.report ?? null;
  const period = { days: days.slice(1), before, capital: before?.assets ?? capital, industryOf, openOf };
  const found = brinson(period, sectors.slice(1));
  const grown = sectors.slice(1).reduce((wealth, day) => {
    const earned = [...day.values()].reduce((sum, each) => sum + each.weight * each.earned, 0);
    return wealth * (1 + earned);
  }, 1);
  expect(found.benchmarkReturn).toBeCloseTo(grown - 1, 12);
  expect(found.return).toBeCloseTo(Number(days.at(-1)?.report.assets) / Number(period.capital) - 1, 14);
  expect(Math.abs(found.residual)).toBeLessThan(1e-9);
  expect(found.costs).toBeLessThan(0);
});

test('a benchmark of other days, or without a return, is refused', () => {
  expect(() => brinson(banks, [])).toThrow('3 days against 0 of the benchmark');
  expect(() => brinson({ ...banks, days: writtenDays().slice(0, 1) }, [new Map()])).toThrow(
    'the benchmark has no return on 2024-01-02',
  );
});
