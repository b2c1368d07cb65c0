import type { Account, OpenOrder } from './account.ts';
import { applyActions, isFlagged } from './apply-actions.ts';
import { aBar, aMarket, anAccount, anAction, aQuote, aStock, TODAY } from './testing/small-market.ts';

const code = '600000.SH';
const holding = (shares: bigint, order?: OpenOrder): Account =>
  anAccount({ shares: new Map([[code, shares]]), orders: new Map(order ? [[code, order]] : []) });
const buy: OpenOrder = { side: 'buy', remaining: 305n, cap: 205n };

it('pays a dividend to the cent, half a cent upwards', () => {
  // 305 × 0.123 = 37.515
  const stock = aStock({ action: anAction('0.123'), bar: aBar({ preClose: 988n }) });
  const [after, bookings] = applyActions(holding(305n), aMarket(stock));
  expect(after.cash).toBe(10_003_752n);
  expect(bookings).toEqual([{ date: TODAY, code, kind: 'dividend', shares: 0n, amount: 3752n }]);
});

it('adds bonus and transferred shares, a part of a share dropped, and lets an open order grow alike', () => {
  const stock = aStock({ action: anAction('0', '0.3'), bar: aBar({ preClose: 769n }) });
  const [after, bookings] = applyActions(holding(305n, buy), aMarket(stock));
  // 305 × 0.3 = 91.5; 305 × 1.3 = 396.5; 205 × 1.3 = 266.5
  expect(after.shares.get(code)).toBe(396n);
  expect(after.orders.get(code)).toEqual({ side: 'buy', remaining: 396n, cap: 266n });
  expect(bookings).toEqual([{ date: TODAY, code, kind: 'bonus', shares: 91n, amount: 0n }]);
});

it('lets the order of a stock grow that is not held yet; one without a bound keeps none', () => {
  const account = anAccount({ orders: new Map([[code, { ...buy, cap: null }]]) });
  const [after, bookings] = applyActions(account, aMarket(aStock({ action: anAction('1', '1'), bar: null })));
  expect(after).toEqual({
    ...account,
    orders: new Map([[code, { side: 'buy', remaining: 610n, cap: null }]]),
  });
  expect(bookings).toEqual([]);
});

it('makes no entry of what comes to nothing', () => {
  const stock = aStock({ action: anAction('0.00001', '0.0001'), bar: null });
  expect(applyActions(holding(100n), aMarket(stock))).toEqual([holding(100n), []]);
});

it('books a gap on the shares that there are after the bonus', () => {
  const stock = aStock({ action: anAction('1', '0.5'), bar: aBar({ preClose: 590n }) });
  // (10 − 1) / 1.5 = 6.00; 10 cents of a gap on 150 shares
  const [after, bookings] = applyActions(holding(100n), aMarket(stock));
  expect(bookings.map(({ kind, shares, amount }) => [kind, shares, amount])).toEqual([
    ['dividend', 0n, 10_000n],
    ['bonus', 50n, 0n],
    ['gap', 0n, 1500n],
  ]);
  expect(after.cash).toBe(10_011_500n);
});

it('takes no cash for a gap upwards', () => {
  const [after, bookings] = applyActions(holding(100n), aMarket(aStock({ bar: aBar({ preClose: 1020n }) })));
  expect(after.cash).toBe(10_000_000n);
  expect(bookings).toMatchObject([{ kind: 'gapUp', shares: 0n, amount: 0n }]);
});

it('books what rights are worth as if they were sold', () => {
  const stock = aStock({ action: anAction('0', '0', true), bar: aBar({ preClose: 960n }) });
  expect(applyActions(holding(100n), aMarket(stock))[1]).toMatchObject([{ kind: 'rights', amount: 4000n }]);
});

it('books no gap of a stock that is only ordered', () => {
  const account = anAccount({ orders: new Map([[code, buy]]) });
  expect(applyActions(account, aMarket(aStock({ bar: aBar({ preClose: 900n }) })))).toEqual([account, []]);
});

it('lets a delisted holding leave at its last close without fees, and drops its order', () => {
  const stock = aStock({ security: { delisted: TODAY }, before: aQuote({ ref: 91n }), bar: null });
  const [after, bookings] = applyActions(holding(305n, { ...buy, side: 'sell' }), aMarket(stock));
  expect(after).toEqual(anAccount({ cash: 10_027_755n }));
  expect(bookings).toEqual([{ date: TODAY, code, kind: 'delisted', shares: -305n, amount: 27_755n }]);
});

it('drops the order of a delisted stock that is not held, without a booking', () => {
  const stock = aStock({ security: { delisted: TODAY }, bar: null });
  const account = anAccount({ orders: new Map([[code, buy]]) });
  expect(applyActions(account, aMarket(stock))).toEqual([anAccount(), []]);
});

it('goes through the stocks by code', () => {
  const [a, b] = ['000001.SZ', '600000.SH'].map((name) =>
    aStock({ security: { code: name }, bar: aBar({ preClose: 990n }) }),
  );
  if (!a || !b) throw new Error('two stocks');
  const account = anAccount({
    shares: new Map([
      [b.security.code, 100n],
      [a.security.code, 100n],
    ]),
  });
  expect(applyActions(account, aMarket(b, a))[1].map((booking) => booking.code)).toEqual([
    '000001.SZ',
    '600000.SH',
  ]);
});

it('flags what no announcement explains', () => {
  const kinds = ['dividend', 'bonus', 'rights', 'gap', 'gapUp', 'delisted'] as const;
  expect(kinds.filter((kind) => isFlagged({ kind }))).toEqual(['rights', 'gap', 'gapUp', 'delisted']);
});
