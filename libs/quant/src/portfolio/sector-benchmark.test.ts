import { seededRandom } from '../sample/seeded-random.ts';
import { benchmarkReturns } from '../performance/benchmark-returns.ts';
import { sectorBenchmark } from './sector-benchmark.ts';

test('sectors by the weights of the close before', () => {
  const shape = { dates: 2, stocks: 3 };
  const returns = Float64Array.of(9, 9, 9, 0.1, 0.2, -0.1);
  const weights = Float64Array.of(1, 3, 4, 0, 0, 0);
  const sectors = sectorBenchmark({ returns, weights }, shape, (stock) => (stock < 2 ? '银行' : '电子'));
  expect(sectors[0]).toEqual(new Map());
  expect([...(sectors[1] ?? [])].map(([name, { weight }]) => [name, weight])).toEqual([
    ['银行', 0.5],
    ['电子', 0.5],
  ]);
  expect(sectors[1]?.get('银行')?.earned).toBeCloseTo(0.175, 15);
  expect(sectors[1]?.get('电子')?.earned).toBeCloseTo(-0.1, 15);
});

test('the sectors of a day make the return of the benchmark', () => {
  const next = seededRandom(43);
  const shape = { dates: 20, stocks: 12 };
  const panel = (): Float64Array =>
    Float64Array.from({ length: 240 }, () => (next() < 0.2 ? NaN : next() - 0.3));
  const [returns, weights] = [panel(), panel()];
  const whole = benchmarkReturns(returns, weights, shape);
  const sectors = sectorBenchmark({ returns, weights }, shape, (stock, date) => `${(stock + date) % 4}`);
  for (const [date, parts] of sectors.entries()) {
    if (date === 0) continue;
    const parted = [...parts.values()].reduce((sum, { weight, earned }) => sum + weight * earned, 0);
    const share = [...parts.values()].reduce((sum, { weight }) => sum + weight, 0);
    expect(share).toBeCloseTo(1, 12);
    expect(parted).toBeCloseTo(whole[date] ?? NaN, 12);
  }
});

test('panels of another size are refused', () => {
  const cells = new Float64Array(4);
  expect(() =>
    sectorBenchmark({ returns: cells, weights: cells }, { dates: 2, stocks: 3 }, () => ''),
  ).toThrow(RangeError);
});
