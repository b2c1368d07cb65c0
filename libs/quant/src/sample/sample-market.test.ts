import { sampleMarket } from './sample-market.ts';

test('the same seed gives the same market, another seed another', () => {
  const options = { stocks: 8, days: 30 };
  expect(sampleMarket({ ...options, seed: 1 })).toEqual(sampleMarket({ ...options, seed: 1 }));
  expect(sampleMarket({ ...options, seed: 1 })).not.toEqual(sampleMarket({ ...options, seed: 2 }));
});

test('its days are weekdays, its bars those of listed stocks within their limits', () => {
  const { calendar, securities, bars } = sampleMarket({ seed: 3, stocks: 40, days: 60 });
  expect(calendar.slice(0, 6)).toEqual([
    '2021-01-04',
    '2021-01-05',
    '2021-01-06',
    '2021-01-07',
    '2021-01-08',
    '2021-01-11',
  ]);
  const listed = new Map(securities.map((security) => [security.code, security]));
  for (const [date, rows] of bars)
    for (const [code, { close, preClose }] of rows) {
      const { listed: from = '', delisted = null } = listed.get(code) ?? {};
      expect(from <= date && (delisted === null || date < delisted)).toBe(true);
      // The widest limit is 30 %; only the first day of a listing on BSE has none.
      if (from !== date) expect(Number(close) / Number(preClose)).toBeLessThan(1.31);
    }
});

test('without events every stock trades every day, and its reference is its last close', () => {
  const { calendar, bars, dividends } = sampleMarket({ seed: 4, stocks: 10, days: 40, events: false });
  expect(dividends).toEqual([]);
  for (const [at, date] of calendar.entries()) {
    expect(bars.get(date)?.size).toBe(10);
    for (const [code, { preClose }] of bars.get(date) ?? [])
      if (at > 0) expect(bars.get(calendar[at - 1] ?? '')?.get(code)?.close).toBe(preClose);
  }
});

test('returns expect nothing', () => {
  const { bars } = sampleMarket({ seed: 5, stocks: 40, days: 500 });
  const returns = [...bars.values()].flatMap((rows) =>
    [...rows.values()].map(({ close, preClose }) => Number(close) / Number(preClose) - 1),
  );
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const deviation = Math.sqrt(returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / returns.length);
  expect(Math.abs(mean)).toBeLessThan((3 * deviation) / Math.sqrt(returns.length));
});
