import fc from 'fast-check';
import { StockList } from './stock-list.ts';

const MOST = 40;
const ascending = fc.uniqueArray(fc.nat(MOST - 1)).map((stocks) => Int32Array.from(stocks).sort());

function listOf(stocks: Int32Array): StockList {
  const list = new StockList(MOST);
  list.stocks.set(stocks);
  list.count = stocks.length;
  return list;
}

const shown = ({ stocks, count }: StockList): number[] => [...stocks.subarray(0, count)];

test('two lists become one, ascending, each stock once', () => {
  fc.assert(
    fc.property(ascending, ascending, ascending, (before, one, others) => {
      const merged = listOf(before);
      merged.merge(listOf(one), others);
      expect(shown(merged)).toEqual([...new Set([...one, ...others])].sort((left, right) => left - right));
    }),
  );
});

test('stocks without an amount are left out, whatever its sign', () => {
  const list = listOf(Int32Array.of(1, 3, 4, 6));
  list.keepThoseWith(Float64Array.of(9, 5, 9, 0, -2, 9, 0));
  expect(shown(list)).toEqual([1, 4]);
});
