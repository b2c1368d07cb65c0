import type { DayResult } from '../../ledger/run-day.ts';
import { NO_FEES } from '../../ledger/fees.ts';

export const CAPITAL = 1_000_000n;

/**
 * Three days by hand, in cents, from a capital of 1,000,000. The first buys 1,000 of A at 500, which close at 510. On the
 * second a dividend of 10 is paid, 400 are sold at 500, and 600 close at 495. On the third A is delisted at 495.
 */
export function writtenDays(): readonly DayResult[] {
  const report = { earningRate: 0n, statisDays: 1 };
  const base = { code: 'A', reason: null } as const;
  return [
    {
      report: {
        ...report,
        date: '2024-01-02',
        cash: 499_500n,
        stockValue: 510_000n,
        assets: 1_009_500n,
        holdings: [{ code: 'A', shares: 1_000n, close: 510n, value: 510_000n }],
      },
      bookings: [],
      orders: [
        {
          ...base,
          ...NO_FEES,
          date: '2024-01-02',
          side: 'buy',
          wanted: 1_000n,
          tradable: 1_000n,
          shares: 1_000n,
          price: 500n,
          amount: 500_000n,
          commission: 500n,
        },
        {
          ...NO_FEES,
          date: '2024-01-02',
          code: 'B',
          side: 'buy',
          wanted: 100n,
          tradable: 0n,
          shares: 0n,
          price: null,
          amount: 0n,
          reason: 'limit',
        },
      ],
    },
    {
      report: {
        ...report,
        date: '2024-01-03',
        cash: 709_348n,
        stockValue: 297_000n,
        assets: 1_006_348n,
        holdings: [{ code: 'A', shares: 600n, close: 495n, value: 297_000n }],
      },
      bookings: [{ date: '2024-01-03', code: 'A', kind: 'dividend', shares: 0n, amount: 10_000n }],
      orders: [
        {
          ...base,
          date: '2024-01-03',
          side: 'sell',
          wanted: 400n,
          tradable: 400n,
          shares: 400n,
          price: 500n,
          amount: 200_000n,
          commission: 50n,
          stampDuty: 100n,
          transferFee: 2n,
        },
      ],
    },
    {
      report: {
        ...report,
        date: '2024-01-04',
        cash: 1_006_348n,
        stockValue: 0n,
        assets: 1_006_348n,
        holdings: [],
      },
      bookings: [{ date: '2024-01-04', code: 'A', kind: 'delisted', shares: -600n, amount: 297_000n }],
      orders: [],
    },
  ];
}
