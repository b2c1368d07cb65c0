import type { MarketData } from './market-tape.ts';
import { marketDays } from './market-tape.ts';
import { aRow, aSecurity, decimal } from './testing/small-market.ts';

const code = '600000.SH';
const calendar = [
  '2024-06-03',
  '2024-06-04',
  '2024-06-05',
  '2024-06-06',
  '2024-06-07',
  '2024-06-11',
  '2024-06-12',
];
const market = (over: Partial<MarketData> = {}): MarketData => ({
  calendar,
  securities: [aSecurity()],
  bars: new Map(calendar.map((date) => [date, new Map([[code, aRow()]])])),
  dividends: [],
  ...over,
});
const stocksOf = (data: MarketData) => [...marketDays(data)].map(({ stocks }) => stocks.get(code));
const dividend = (exDate: string, cash: string, shares = '0', rights = '0') => ({
  code,
  exDate,
  cashPerShare: decimal(cash),
  bonusPerShare: decimal(shares),
  transferPerShare: decimal('0.1'),
  rightsPerShare: decimal(rights),
});

it('goes through every day of the calendar', () => {
  expect([...marketDays(market())].map(({ date }) => date)).toEqual(calendar);
});

it('goes on from a stored day as if it had never stopped', () => {
  const data = market({ dividends: [dividend('2024-06-05', '0.5', '0.3')] });
  const days = [...marketDays(data)];
  for (const [at, stored] of days.entries())
    expect([...marketDays(data, structuredClone(stored))]).toEqual(days.slice(at + 1));
});

it('leaves out rows before the listing and from the delisting on', () => {
  const securities = [aSecurity({ listed: '2024-06-04', delisted: '2024-06-06' })];
  expect(stocksOf(market({ securities })).map((stock) => stock?.bar !== null)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('has no limit in the first five days since the listing, suspended ones included', () => {
  const bars = new Map(calendar.filter((_, at) => at !== 2).map((date) => [date, new Map([[code, aRow()]])]));
  const securities = [aSecurity({ listed: '2024-06-04' })];
  expect(stocksOf(market({ securities, bars })).map((stock) => stock?.bar && stock.bar.upper)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    1100n,
  ]);
});

it('takes a stock listed on the first day for new, and one listed before for old', () => {
  const uppers = (listed: string) =>
    stocksOf(market({ securities: [aSecurity({ listed })] })).map((stock) => stock?.bar?.upper);
  expect(uppers('2024-06-03')).toEqual([null, null, null, null, null, 1100n, 1100n]);
  expect(uppers('2024-06-02')).toEqual(Array(7).fill(1100n));
});

it('prefers the vendor’s limits, each by itself', () => {
  const bars = new Map([
    [calendar[0] ?? '', new Map([[code, aRow({ upperLimit: 10_000_000n, lowerLimit: null })]])],
  ]);
  expect(stocksOf(market({ bars }))[0]?.bar).toMatchObject({ upper: 10_000_000n, lower: 900n });
});

it('adds up what takes effect on one day: an ex-date between days counts on the next', () => {
  const dividends = [
    dividend('2024-06-11', '0.5'),
    dividend('2024-06-08', '0.25', '0.2', '0.1'),
    dividend('2024-07-01', '9'),
  ];
  const actions = stocksOf(market({ dividends })).map((stock) => stock?.action ?? null);
  expect(actions.slice(0, 5)).toEqual(Array(5).fill(null));
  expect(actions[5]).toEqual({ cash: decimal('0.75'), shares: { units: 4n, scale: 1 }, rights: true });
  expect(actions[6]).toBeNull();
});

it('lets a delisted stock leave at its last close: an ex-date of that day comes too late', () => {
  const data = market({
    securities: [aSecurity({ delisted: '2024-06-06' })],
    dividends: [dividend('2024-06-06', '1')],
  });
  expect(stocksOf(data)[3]).toMatchObject({ isDelisted: true, ref: 1000n, action: null });
});
