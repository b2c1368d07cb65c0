import type { DayResult } from '@console/quant';

/** Every stock that was held, traded or booked. */
export function touchedCodes(days: readonly DayResult[]): string[] {
  const codes = new Set<string>();
  for (const { report, bookings, orders } of days)
    for (const { code } of [...report.holdings, ...bookings, ...orders]) codes.add(code);
  return [...codes];
}
