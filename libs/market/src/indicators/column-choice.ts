import type { MarketIndicator } from './market-indicator.ts';

/** What the definition of a column does not say of it as an indicator. */
export interface ColumnChoice {
  readonly name?: string;
  readonly topic?: MarketIndicator['topic'];
  /** A sentence for its note. */
  readonly note?: string;
  /** It has no part in the suffix of its table: a balance among figures that cumulate. */
  readonly plain?: true;
}

/** What the definition of a table does not say of its columns as indicators. */
export interface TableChoice {
  readonly topic: MarketIndicator['topic'];
  /** Stands behind every name. */
  readonly suffix?: string;
  /** A sentence for every note. */
  readonly note?: string;
  readonly columns?: Readonly<Record<string, ColumnChoice>>;
}
