import type { ChartTokens } from '../look/chart-tokens.ts';

/** The parameters of a drawing beside its spec. */
export interface Drawing {
  readonly tokens: ChartTokens;
  /** Whether the window has a width of 1440 or less: names are below, and the plot takes the space. */
  readonly narrow: boolean;
  /** Whether it is one of a row of small charts: few ticks, no names, which are above it. */
  readonly small?: boolean;
  /** The width of its frame in pixels. */
  readonly width: number;
}
