import { decimalOf, DEFAULT_COSTS, marketDays, NO_RISKS, type BarRow } from '@console/quant';
import type { StrategyPick } from '../days/signals/strategy-pick.ts';
import { freshClose, plannedDay } from './planned-day.ts';
import { lacking } from './planned-lines.ts';

const RULES = { initialCapital: 100_000_000n, costs: DEFAULT_COSTS, participation: decimalOf(0.1) };
const DATE = '2026-11-20';

interface Stock {
  readonly code: string;
  readonly close: bigint;
  readonly board?: 'main' | 'star' | 'bse';
  /** Cents a day. */
  readonly amount?: bigint;
  readonly isHalted?: boolean;
}
const bar = (close: bigint, amount: bigint): BarRow => ({
  open: close,
  close,
  preClose: close,
  amount,
  st: false,
  upperLimit: null,
  lowerLimit: null,
});

function first(stocks: readonly Stock[], picks: Readonly<Record<string, string>>) {
  const rows = (date: string): Map<string, BarRow> =>
    new Map(
      stocks.flatMap(({ code, close, amount = 10n ** 13n, isHalted }) =>
        isHalted && date === DATE ? [] : [[code, bar(close, amount)] as const],
      ),
    );
  const calendar = ['2026-11-19', DATE];
  const days = [
    ...marketDays({
      calendar,
      securities: stocks.map(({ code, board = 'main' }) => ({ code, board, listed: '', delisted: null })),
      bars: new Map(calendar.map((date) => [date, rows(date)])),
      dividends: [],
    }),
  ];
  const market = days[1];
  if (market === undefined) throw new Error('no day');
  return plannedDay({
    rules: RULES,
    day: freshClose(DATE, RULES.initialCapital),
    market,
    dayBefore: null,
    picks: Object.entries(picks).map(([code, weight]): StrategyPick => ({ code, weight })),
    risks: NO_RISKS,
    next: '2026-11-23',
  });
}

it('is whole lots of the weight at the last close, with commission and transfer fee', () => {
  // 600,000 yuan at 12.34 are 48,622 shares: 486 lots.
  const rows = first([{ code: '600001.SH', close: 1234n }], { '600001.SH': '0.6' });
  // 48,600 × 12.34 = 599,724.00; 0.025 % are 149.931, 0.001 % are 5.99724.
  expect(rows.orders).toMatchObject([
    { shares: '48600', amount: '59972400', commission: '14993', transferFee: '600', status: 'filled' },
  ]);
  expect(rows.report.cash).toBe(String(100_000_000n - 59_972_400n - 15_593n));
  expect(lacking(rows).get('600001.SH')).toEqual([{ cause: '不足一手', shares: 22 }]);
});

it('of STAR and Beijing stocks is at least a lot, then single shares', () => {
  const rows = first(
    [
      { code: '688001.SH', close: 3333n, board: 'star' },
      { code: '830001.BJ', close: 777n, board: 'bse' },
    ],
    { '688001.SH': '0.4', '830001.BJ': '0.4' },
  );
  expect(rows.orders.map(({ shares }) => shares)).toEqual(['12001', '51480']);
});

it('never takes more cash than there is: the lightest gets what is left', () => {
  const rows = first(
    [
      { code: '600001.SH', close: 1000n },
      { code: '600002.SH', close: 1000n },
    ],
    { '600001.SH': '0.6', '600002.SH': '0.4' },
  );
  expect(rows.orders.map(({ shares, reason }) => [shares, reason])).toEqual([
    ['60000', null],
    ['39900', 'cash'],
  ]);
  expect(lacking(rows).get('600002.SH')).toEqual([{ cause: '现金不足', shares: 100 }]);
});

it('says what cannot be had: a halt, a tenth of the usual amount, less than a lot', () => {
  const rows = first(
    [
      { code: '600001.SH', close: 1000n, isHalted: true },
      { code: '600002.SH', close: 1000n, amount: 50_000_000n },
      { code: '600003.SH', close: 200_000n },
    ],
    { '600001.SH': '0.3', '600002.SH': '0.3', '600003.SH': '0.1' },
  );
  expect(rows.orders.map(({ code, wanted, shares, reason }) => [code, wanted, shares, reason])).toEqual([
    ['600001.SH', '30000', '0', 'suspended'],
    // 10 % of 500,000 yuan a day at 10 yuan.
    ['600002.SH', '30000', '5000', 'volume'],
  ]);
  expect(Object.fromEntries(lacking(rows))).toEqual({
    '600001.SH': [{ cause: '停牌', shares: 30_000 }],
    '600002.SH': [{ cause: '成交量限制', shares: 25_000 }],
    '600003.SH': [{ cause: '不足一手', shares: 50 }],
  });
});

it('of weights of 0 is nothing', () => {
  expect(first([{ code: '600001.SH', close: 1000n }], { '600001.SH': '0' }).orders).toEqual([]);
});
