import type { OrderRow } from '../days/day-rows.ts';
import { reviewLines } from './review-lines.ts';

const order = (code: string, wanted: number, shares: number, more: Partial<OrderRow> = {}): OrderRow => ({
  code,
  side: 'buy',
  wanted: String(wanted),
  shares: String(shares),
  price: shares === 0 ? null : '1000',
  amount: String(1000 * shares),
  commission: '500',
  stampDuty: '0',
  transferFee: '10',
  status: shares === 0 ? 'none' : shares === wanted ? 'filled' : 'partial',
  reason: null,
  ...more,
});
const lines = (planned: readonly OrderRow[], actual: readonly OrderRow[]) =>
  reviewLines(planned, actual, new Map());

it('has both sides of each order, in the order of execution', () => {
  const found = lines(
    [order('600001.SH', 300, 300), order('600002.SH', 500, 500)],
    [order('600002.SH', 500, 500, { price: '1010', amount: '505000' }), order('600001.SH', 300, 300)],
  );
  expect(found.map(({ stockCode, reason }) => [stockCode, reason])).toEqual([
    ['600002.SH', null],
    ['600001.SH', null],
  ]);
  expect(found[0]).toMatchObject({
    planned: { wanted: 500, shares: 500, price: 10, amount: 5000, cost: 5.1 },
    actual: { price: 10.1, amount: 5050 },
  });
});

it.each<[string, OrderRow[], OrderRow[], string | null]>([
  ['the limit at the open', [order('1', 300, 300)], [order('1', 300, 0, { reason: 'limit' })], '开盘涨停'],
  [
    'more that could be had',
    [order('1', 300, 0, { reason: 'suspended' })],
    [order('1', 300, 300)],
    '可成交数量多于预计',
  ],
  ['an ex-date', [order('1', 300, 300)], [order('1', 390, 390)], '除权调整'],
  ['what was not planned', [], [order('1', 300, 300)], '收盘后新增'],
  ['what was planned alone', [order('1', 300, 300)], [], '除权或退市后不再需要'],
])('says why they differ: %s', (_, planned, actual, reason) => {
  expect(lines(planned, actual).map((line) => line.reason)).toEqual([reason]);
});
