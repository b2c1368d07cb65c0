import { aMarket, anAccount, aQuote, aStock } from './testing/small-market.ts';
import { valueAccount } from './value-account.ts';

it('counts cash and holdings, by code, what is suspended at its last close', () => {
  const market = aMarket(
    aStock({ security: { code: 'B' } }),
    aStock({ security: { code: 'A' }, before: aQuote({ ref: 250n }), bar: null }),
  );
  const account = anAccount({
    cash: 50n,
    shares: new Map([
      ['B', 3n],
      ['A', 7n],
    ]),
  });
  expect(valueAccount(account, market)).toEqual({
    holdings: [
      { code: 'A', shares: 7n, close: 250n, value: 1750n },
      { code: 'B', shares: 3n, close: 1000n, value: 3000n },
    ],
    stockValue: 4750n,
    assets: 4800n,
  });
});

it('is its cash without holdings', () => {
  expect(valueAccount(anAccount(), aMarket())).toEqual({
    holdings: [],
    stockValue: 0n,
    assets: 10_000_000n,
  });
});
