import { contributions } from './contributions.ts';
import { sampleRun } from './testing/sample-run.ts';
import { CAPITAL, writtenDays } from './testing/written-days.ts';

const byLastDigit = (code: string): string => code.slice(5, 6);

test('three days by hand', () => {
  const found = contributions({
    days: writtenDays(),
    before: null,
    capital: CAPITAL,
    industryOf: (_, date) => (date === '2024-01-02' ? '银行' : '电子'),
    openOf: (_, date) => (date === '2024-01-02' ? 499n : 501n),
  });
  expect(found.return).toBe(0.006348);
  expect([...found.stocks]).toEqual([
    ['A', { price: -0.0016, paid: 0.01, costs: -0.002052, total: 0.006348 }],
  ]);
  expect([...found.industries]).toEqual([
    ['电子', { price: -0.0126, paid: 0.01, costs: -0.000552, total: -0.003152 }],
    ['银行', { price: 0.011, paid: 0, costs: -0.0015, total: 0.0095 }],
  ]);
  expect(found.costs).toEqual({
    commission: -0.00055,
    stampDuty: -0.0001,
    transferFee: -0.000002,
    slippage: -0.0014,
  });
  expect(found.paid).toEqual({ dividend: 0.01, rights: 0, gap: 0 });
  expect(found.cash).toBe(0);
  expect(found.residual).toBe(0);
});

test('a period without days, and one without capital', () => {
  const empty = { days: [], before: null, industryOf: () => '' };
  const nothing = contributions({ ...empty, capital: 1n });
  expect([nothing.return, nothing.stocks.size, nothing.residual]).toEqual([0, 0, 0]);
  expect(() => contributions({ ...empty, capital: 0n })).toThrow('no capital: 0');
});

test.each([1, 2, 3, 4])('everything adds up to the return of any period of sample %i', (seed) => {
  const { days, capital, openOf } = sampleRun(seed);
  for (const from of [0, 1, 17, days.length - 1]) {
    const before = days[from - 1]?.report ?? null;
    const period = { days: days.slice(from), before, capital: before?.assets ?? capital };
    const found = contributions({ ...period, industryOf: byLastDigit, openOf });
    const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);
    expect(found.return).toBeCloseTo(Number(days.at(-1)?.report.assets) / Number(period.capital) - 1, 14);
    expect(Math.abs(found.residual)).toBeLessThan(1e-9);
    expect(found.cash).toBe(0);
    const [stocks, industries] = [found.stocks, found.industries].map((each) => [...each.values()]);
    for (const kind of ['price', 'paid', 'costs', 'total'] as const)
      expect(sum((stocks ?? []).map((each) => each[kind]))).toBeCloseTo(
        sum((industries ?? []).map((each) => each[kind])),
        13,
      );
    expect(sum(Object.values(found.costs))).toBeCloseTo(sum((stocks ?? []).map(({ costs }) => costs)), 13);
    expect(sum(Object.values(found.paid))).toBeCloseTo(sum((stocks ?? []).map(({ paid }) => paid)), 13);
  }
});

test('days are linked by the growth before them', () => {
  const { days, capital } = sampleRun(5);
  const whole = contributions({ days, before: null, capital, industryOf: byLastDigit });
  const linked = new Map<string, number>();
  for (const [at, day] of days.entries()) {
    const before = days[at - 1]?.report ?? null;
    const assets = before?.assets ?? capital;
    const daily = contributions({ days: [day], before, capital: assets, industryOf: byLastDigit });
    for (const [code, { total }] of daily.stocks)
      linked.set(code, (linked.get(code) ?? 0) + (total * Number(assets)) / Number(capital));
  }
  for (const [code, { total }] of whole.stocks) expect(linked.get(code)).toBeCloseTo(total, 12);
});
