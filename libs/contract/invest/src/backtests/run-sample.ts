import { z } from 'zod';

/** About a year of trading days: annualised figures of fewer days are unreliable. */
const LEAST_DAYS = 250;

/**
 * Whether a run has enough days: `short` with fewer than 250, so that annualised figures say little;
 * `partial` with more, but less than half of the trading days that were asked for.
 */
export const runSample = z.enum(['enough', 'partial', 'short']);
export type RunSample = z.output<typeof runSample>;

/** The dates on which a run's statistics had stocks to compare. */
export interface EffectiveSpan {
  /** The first and last of them, `YYYY-MM-DD`; null without any. */
  readonly start: string | null;
  readonly end: string | null;
  readonly days: number;
  /** Trading days that were asked for. */
  readonly askedDays: number;
}

/** The effective span of a run; `rowsPerDay` is the number of stocks kept, by date. */
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

/** The sample class for a number of days of those asked for; null for a run whose days are not known yet. */
export function sampleOf(days: number | null, askedDays: number | null): RunSample | null {
  if (days === null) return null;
  if (days < LEAST_DAYS) return 'short';
  return askedDays !== null && 2 * days < askedDays ? 'partial' : 'enough';
}
