import type { LedgerDay } from './stored-days.ts';

/** The codes of the strategy of `FOUR_DAYS`. */
export const MAOTAI = '600519.SH';
export const WULIANGYE = '000858.SZ';
/** Wished and never had. */
export const HALTED = '301001.SZ';

/** What a day leaves to the next one where no order is open. */
const NOTHING_LEFT = { orders: [], weights: [], plans: [], marks: [], halts: [] };

/**
 * Four days of a strategy of a million yuan, worked by hand: a first day in cash, two purchases of which one is cut by
 * volume and a third suspended, the rest of it and a dividend, and a sale.
 */
export const FOUR_DAYS: readonly LedgerDay[] = [
  { date: '2026-06-29', cash: 100_000_000, risks: { system: 100, companies: {} } },
  {
    date: '2026-06-30',
    // 100,000,000 − 44,400,000 − 11,544 − 11,500,000 − 2,990
    cash: 44_085_466,
    holdings: [
      { code: MAOTAI, shares: 300, close: 148_000, fullWeight: 0.5 },
      { code: WULIANGYE, shares: 1000, close: 11_500, fullWeight: 0.2 },
    ],
    orders: [
      { code: MAOTAI, side: 'buy', wanted: 300, shares: 300, price: 148_000, fees: [11_100, 0, 444] },
      {
        code: WULIANGYE,
        side: 'buy',
        wanted: 1700,
        shares: 1000,
        price: 11_500,
        fees: [2_875, 0, 115],
        reason: 'volume',
      },
      {
        code: HALTED,
        side: 'buy',
        wanted: 5000,
        shares: 0,
        price: null,
        fees: [0, 0, 0],
        reason: 'suspended',
      },
    ],
    gaps: [
      { code: MAOTAI, wish: 337, causes: { lot: '37' } },
      { code: WULIANGYE, wish: 1739, causes: { lot: '39', volume: '700' } },
      { code: HALTED, wish: 5000, causes: { suspended: '5000' } },
    ],
    risks: { system: 100, companies: { [MAOTAI]: 100, [WULIANGYE]: 100 } },
  },
  {
    date: '2026-07-01',
    // 44,085,466 + 30,000 − 8,750,000 − 2,276
    cash: 35_363_190,
    holdings: [
      { code: MAOTAI, shares: 300, close: 150_000, fullWeight: 0.5 },
      { code: WULIANGYE, shares: 1700, close: 12_500, fullWeight: 0.2 },
    ],
    orders: [{ code: WULIANGYE, side: 'buy', wanted: 700, shares: 700, price: 12_500, fees: [2_188, 0, 88] }],
    bookings: [{ code: MAOTAI, kind: 'dividend', shares: 0, amount: 30_000 }],
    risks: { system: 90, companies: { [MAOTAI]: 100, [WULIANGYE]: 80 } },
  },
  {
    date: '2026-07-02',
    // 35,363,190 + 20,400,000 − 15,504
    cash: 55_747_686,
    holdings: [{ code: MAOTAI, shares: 300, close: 150_000, fullWeight: 0.5, positionIndex: 0.9 }],
    orders: [
      {
        code: WULIANGYE,
        side: 'sell',
        wanted: 1700,
        shares: 1700,
        price: 12_000,
        fees: [5_100, 10_200, 204],
      },
    ],
    state: {
      ...NOTHING_LEFT,
      weights: [
        [MAOTAI, '0.5000'],
        [WULIANGYE, '0.2000'],
        [HALTED, '0.1000'],
      ],
    },
    risks: { system: 90, companies: { [MAOTAI]: 100, [WULIANGYE]: 80 } },
  },
];
