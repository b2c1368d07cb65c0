import { overlapsOf, stocksSideBySide } from './holdings-side-by-side.ts';

const one = new Map([
  ['600519.SH', 0.5],
  ['000858.SZ', 0.25],
]);
const other = new Map([
  ['600519.SH', 0.125],
  ['000001.SZ', 0.25],
]);
const cash = new Map<string, number>();

describe('the holdings of portfolios side by side', () => {
  it('have every stock once, the largest sum of weights first, then by code', () => {
    expect(stocksSideBySide([one, other, cash])).toEqual([
      { code: '600519.SH', weights: [0.5, 0.125, 0] },
      { code: '000001.SZ', weights: [0, 0.25, 0] },
      { code: '000858.SZ', weights: [0.25, 0, 0] },
    ]);
    expect(stocksSideBySide([])).toEqual([]);
  });

  it('overlap by the smaller weight of each stock, wholly with themselves and not with cash', () => {
    expect(overlapsOf([one, other, cash])).toEqual([
      [0.75, 0.125, 0],
      [0.125, 0.375, 0],
      [0, 0, 0],
    ]);
  });
});
