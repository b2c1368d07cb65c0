import { decideDay, type Decision } from './decide-day.ts';
import { aMarket, anAccount, aStock, decimal, TODAY } from './testing/small-market.ts';

const code = '600000.SH';
const decision = (over: Partial<Decision> = {}): Decision => ({
  market: aMarket(aStock()),
  before: '2024-06-03',
  signal: null,
  risks: { system: [{ date: TODAY, risk: decimal('50') }], companies: new Map() },
  participation: null,
  ...over,
});
/** 60,000 yuan of cash and 40,000 of a stock that should be 40 %. */
const account = anAccount({
  cash: 6_000_000n,
  shares: new Map([[code, 4000n]]),
  weights: new Map([[code, decimal('0.4')]]),
});

it('sells down to a cap that is lowered today', () => {
  expect(decideDay(account, decision()).orders.get(code)).toEqual({
    side: 'sell',
    remaining: 2000n,
    cap: null,
  });
});

it.each([
  ['lowered before', { before: TODAY }],
  ['there on the first day', { before: null }],
  ['raised', { risks: { system: [], companies: new Map() } }],
])('leaves all as it is where the cap is %s', (_, over) => {
  expect(decideDay(account, decision(over))).toEqual(account);
});

it('sizes a signal alone on a day that has both', () => {
  const signal = new Map([[code, decimal('1')]]);
  const after = decideDay(account, decision({ signal }));
  expect(after.orders.get(code)).toEqual({ side: 'buy', remaining: 1000n, cap: null });
  expect(after.weights).toBe(signal);
});

it('lowers a company by its own risk', () => {
  const risks = { system: [], companies: new Map([[code, [{ date: TODAY, risk: decimal('0') }]]]) };
  expect(decideDay(account, decision({ risks })).orders.get(code)?.remaining).toBe(4000n);
});
