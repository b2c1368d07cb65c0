import type { ChartTokens } from './chart-tokens.ts';
import { mixed } from './mixed.ts';

/** The share of the full colour in the palest tone: the line is still seen. */
const PALEST = 0.4;

/** A tone of the first series' colour, from pale at 0 to full at 1. */
export const toneOf = ({ series, container }: ChartTokens, tone: number): string =>
  mixed(container, series[0] ?? '', PALEST + (1 - PALEST) * tone);
