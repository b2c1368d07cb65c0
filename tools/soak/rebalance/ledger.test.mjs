import { ledgerDifference } from './ledger.mjs';

const ledger = (/** @type {readonly string[]} */ days) => new Map([['strategy_day', days]]);

test('two ledgers of the same rows do not differ', () => {
  expect(ledgerDifference(ledger(['1|a', '2|b']), ledger(['1|a', '2|b']))).toBeNull();
});

test.each([
  [['1|a', '2|b'], ['1|a', '2|c'], 'row 1'],
  [['1|a', '2|b'], ['1|a'], '2 rows and 1'],
  [['1|a'], ['1|a', '1|a'], '1 rows and 2'],
])('names the first row that differs', (one, other, words) => {
  expect(ledgerDifference(ledger(one), ledger(other))).toContain(words);
});
