import type { ChartTokens } from '../look/chart-tokens.ts';

/** What an option is drawn with beside its spec. */
export interface Drawing {
  readonly tokens: ChartTokens;
  /** A window of 1440 or less: names stand below, and the plot takes the room. */
  readonly narrow: boolean;
}
