import { decimalOf } from './decimal.ts';
import { DEFAULT_COSTS, feesOf, feeSum, type Costs, type Trade } from './fees.ts';

const sell: Trade = { date: '2024-06-04', board: 'main', side: 'sell', amount: 10_000_000n };

it('takes stamp duty of sells alone', () => {
  expect(feesOf(DEFAULT_COSTS, sell)).toEqual({ commission: 2500n, stampDuty: 5000n, transferFee: 100n });
  expect(feesOf(DEFAULT_COSTS, { ...sell, side: 'buy' }).stampDuty).toBe(0n);
});

it('takes five yuan of commission at least: of 20,000 yuan the rate gives just that', () => {
  expect(feesOf(DEFAULT_COSTS, { ...sell, amount: 1n }).commission).toBe(500n);
  expect(feesOf(DEFAULT_COSTS, { ...sell, amount: 2_000_000n }).commission).toBe(500n);
  expect(feesOf(DEFAULT_COSTS, { ...sell, amount: 2_004_000n }).commission).toBe(501n);
});

it.each([
  ['2023-08-27', 10_000n],
  ['2023-08-28', 5_000n],
])('halves the stamp duty from 28 August 2023 on: %s', (date, stampDuty) => {
  expect(feesOf(DEFAULT_COSTS, { ...sell, date }).stampDuty).toBe(stampDuty);
});

it.each([
  ['2022-04-28', 'main', 200n],
  ['2022-04-28', 'bse', 250n],
  ['2022-04-29', 'main', 100n],
  ['2022-04-29', 'bse', 100n],
] as const)('lowers the transfer fee from 29 April 2022 on: %s, %s', (date, board, transferFee) => {
  expect(feesOf(DEFAULT_COSTS, { ...sell, date, board }).transferFee).toBe(transferFee);
});

it('rounds each fee half up by itself', () => {
  const costs: Costs = { ...DEFAULT_COSTS, commissionMinimum: 0n };
  // 0.5 cents of commission, 1 of duty, 0.02 of transfer.
  expect(feesOf(costs, { ...sell, amount: 2000n })).toEqual({
    commission: 1n,
    stampDuty: 1n,
    transferFee: 0n,
  });
});

it('takes a given rate on all dates and boards', () => {
  const costs: Costs = { ...DEFAULT_COSTS, stampDuty: decimalOf(0.002), transferFee: decimalOf(0) };
  const fees = feesOf(costs, { ...sell, date: '2020-01-02', board: 'bse' });
  expect(fees).toEqual({ commission: 2500n, stampDuty: 20_000n, transferFee: 0n });
  expect(feeSum(fees)).toBe(22_500n);
});
