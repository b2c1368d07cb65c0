import type { MarketIndicator } from './market-indicator.ts';

/** The texts of a column as an indicator that its definition does not have. */
export interface ColumnChoice {
  readonly name?: string;
  readonly topic?: MarketIndicator['topic'];
  /** A sentence of its note. */
  readonly note?: string;
  /** Whether the suffix of its table does not apply: a balance among figures that cumulate. */
  readonly plain?: true;
}

/** The texts of a table's columns as indicators that its definition does not have. */
export interface TableChoice {
  readonly topic: MarketIndicator['topic'];
  /** A suffix of every name. */
  readonly suffix?: string;
  /** A sentence of every note. */
  readonly note?: string;
  readonly columns?: Readonly<Record<string, ColumnChoice>>;
}
