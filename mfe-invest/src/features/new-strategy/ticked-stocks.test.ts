import { tickedStocks } from './ticked-stocks.ts';

const row = (corpId: number) => ({ corpId, corpName: `公司${corpId}`, stockCode: `60000${corpId}.SH` });
const stock = (corpId: number | null, weight: number | null) => ({ ...row(corpId ?? 9), corpId, weight });

describe('ticking stocks', () => {
  it('keeps the weights of those that stay and adds new ones without any', () => {
    expect(tickedStocks([stock(1, 0.3), stock(2, 0.2)], [row(2), row(3)])).toEqual([
      stock(2, 0.2),
      stock(3, null),
    ]);
  });

  it('keeps the name of one that was ticked before, of which the table knows the key alone', () => {
    const before = [stock(1, 0.3)];
    expect(tickedStocks(before, [{ corpId: 1, corpName: '', stockCode: '' }])).toEqual(before);
  });

  it('keeps a copied stock that no company of the pool is', () => {
    expect(tickedStocks([stock(null, 0.5)], [row(1)])).toEqual([stock(null, 0.5), stock(1, null)]);
  });

  it('takes no more than a user strategy may have', () => {
    const rows = Array.from({ length: 205 }, (_, at) => row(at + 1));
    expect(tickedStocks([], rows)).toHaveLength(200);
  });
});
