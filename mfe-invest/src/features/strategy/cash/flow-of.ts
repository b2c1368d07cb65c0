import type { RowOf } from '@console/contract-core';
import type { strategyRecordTables } from '@console/contract-invest';

type CashLine = Pick<RowOf<(typeof strategyRecordTables)['cashBook']>, 'amount' | 'balance' | 'stockCode'>;
type Report = Pick<RowOf<(typeof strategyRecordTables)['strategyReports']>, 'reportDate' | 'cashAssets'>;

/** The cash over some days, in yuan. */
export interface Flow {
  readonly opening: number;
  readonly change: number;
  readonly closing: number;
  /** The cash of the newest report of these days, and what closing differs from it by. */
  readonly asOf: string;
  readonly reported: number;
  readonly difference: number | null;
}

/**
 * The flow from the oldest line of the book to the newest one; null without lines. The capital is what the book begins
 * with: it is the opening, not a change.
 */
export function flowOf(
  oldest: CashLine | undefined,
  newest: CashLine | undefined,
  report: Report | undefined,
): Flow | null {
  if (oldest === undefined || newest === undefined) return null;
  const isCapital = oldest.stockCode === null && oldest.amount === oldest.balance;
  const opening = isCapital ? oldest.balance : cents(oldest.balance, -oldest.amount);
  return {
    opening,
    change: cents(newest.balance, -opening),
    closing: newest.balance,
    asOf: report?.reportDate ?? '',
    reported: report?.cashAssets ?? newest.balance,
    difference: report === undefined ? null : cents(newest.balance, -report.cashAssets),
  };
}

/** A sum of yuan in whole cents. */
const cents = (one: number, other: number): number => (Math.round(one * 100) + Math.round(other * 100)) / 100;
