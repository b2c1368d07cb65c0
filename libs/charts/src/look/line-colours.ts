import type { ChartSeries } from '../chart-spec.ts';
import { turn, type ChartTokens } from './chart-tokens.ts';
import { toneOf } from './tone.ts';

export interface LineColours {
  readonly line: string;
  /** For its text, which needs more contrast than a line. */
  readonly ink: string;
}

/** The colours of lines, in their order: tones of the first colour for those of one family, the others' own. */
export function lineColours(series: readonly ChartSeries[], tokens: ChartTokens): readonly LineColours[] {
  let next = series.some(({ tone }) => tone !== undefined) ? 1 : 0;
  return series.map(({ tone }) => {
    if (tone !== undefined) return { line: toneOf(tokens, tone), ink: turn(tokens.ink, 0) };
    next += 1;
    return { line: turn(tokens.series, next - 1), ink: turn(tokens.ink, next - 1) };
  });
}
