import { largestBuy, largestSell } from '../ledger/lots.ts';
import { BOARDS } from '../panel/limit-rules.ts';
import { SHARE_LOTS } from './share-lots.ts';

test.each(BOARDS)('%s: the same as the ledger, for every number around the lots', (board) => {
  const lots = SHARE_LOTS[board];
  const numbers = [0, 1, 50, 99, 100, 101, 150, 199, 200, 201, 250, 299, 300, 1_000, 1_050, 1_099];
  for (const most of numbers) {
    expect(lots.largestBuy(most)).toBe(Number(largestBuy(board, BigInt(most))));
    for (const held of numbers)
      expect([held, most, lots.largestSell(held, most)]).toEqual([
        held,
        most,
        Number(largestSell(board, BigInt(held), BigInt(most))),
      ]);
  }
});
