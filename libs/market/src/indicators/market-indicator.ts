import type { UnitId } from '@console/contract-core';

/** What an indicator is about. */
export type MarketTopic =
  | 'quote'
  | 'size'
  | 'valuation'
  | 'profitability'
  | 'growth'
  | 'solvency'
  | 'income'
  | 'balance'
  | 'cashflow'
  | 'funds'
  | 'holders'
  | 'expectation'
  | 'business';

/** A number that every stock has by day, or by report from the day it was announced on. */
export interface MarketIndicator {
  /** `table.column`; never changes. */
  readonly id: string;
  readonly table: string;
  /** A column of the table, or of the bars a field of panels. */
  readonly column: string;
  /** In Chinese, of no other indicator; what formulas write. */
  readonly name: string;
  readonly topic: MarketTopic;
  /** `quarterly`: a value stands from its announcement on, until the next. */
  readonly frequency: 'daily' | 'quarterly';
  readonly unit: UnitId;
  /** Where it comes from and how it is to be read, in Chinese. */
  readonly note: string;
}
