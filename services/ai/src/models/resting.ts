const MINUTE_MS = 60_000;
const FAILURES = 3;

/**
 * The time until which a model rests: one minute from the third of three failures within a minute. Null when it does
 * not rest. Times are milliseconds since the epoch, in any order.
 */
export function restingUntil(failures: readonly number[], now: number): number | null {
  const times = failures.filter((at) => at <= now).toSorted((one, other) => one - other);
  for (let last = times.length - 1; last >= FAILURES - 1; last -= 1) {
    const third = times[last] ?? 0;
    const first = times[last - FAILURES + 1] ?? 0;
    if (now - third >= MINUTE_MS) return null;
    if (third - first <= MINUTE_MS) return third + MINUTE_MS;
  }
  return null;
}
