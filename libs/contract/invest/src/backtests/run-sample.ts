import { z } from 'zod';

/** A year: with fewer days whatever is said of one is a guess. */
const LEAST_DAYS = 250;

/**
 * Whether a run's figures rest on enough: `short` on fewer than 250 days, so that what is annualised says little;
 * `partial` on more, but on less than half of the trading days that were asked for.
 */
export const runSample = z.enum(['enough', 'partial', 'short']);
export type RunSample = z.output<typeof runSample>;

/** On which dates a run's statistics had somebody to compare. */
export interface EffectiveSpan {
  /** The first and last of them, `YYYY-MM-DD`; null of none. */
  readonly start: string | null;
  readonly end: string | null;
  readonly days: number;
  /** Trading days that were asked for. */
  readonly askedDays: number;
}

/** `rowsPerDay`: stocks that were kept, by date. */
export function effectiveSpan({
  dates,
  rowsPerDay,
}: {
  readonly dates: readonly string[];
  readonly rowsPerDay: readonly number[];
}): EffectiveSpan {
  const taken = dates.filter((_, at) => (rowsPerDay[at] ?? 0) > 0);
  return {
    start: taken[0] ?? null,
    end: taken.at(-1) ?? null,
    days: taken.length,
    askedDays: dates.length,
  };
}

/** What so many days of those asked for are; null of a run that has none yet, or of which nobody knows. */
export function sampleOf(days: number | null, askedDays: number | null): RunSample | null {
  if (days === null) return null;
  if (days < LEAST_DAYS) return 'short';
  return askedDays !== null && 2 * days < askedDays ? 'partial' : 'enough';
}
