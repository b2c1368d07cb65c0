import type { UnitId } from '@console/contract-core';

/** The topics of indicators. */
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
  /** In Chinese, unique; formulas refer to it. */
  readonly name: string;
  readonly topic: MarketTopic;
  /** `quarterly`: a value is valid from its announcement on, until the next. */
  readonly frequency: 'daily' | 'quarterly';
  readonly unit: UnitId;
  /** Its source and how to read it, in Chinese. */
  readonly note: string;
}
