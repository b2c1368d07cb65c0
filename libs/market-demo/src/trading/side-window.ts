/** The trading days before the origin at which the daily tables other than bars begin. */
export const SIDE_DAYS = 250;

/** Their first day: the same however far the story has been written. */
export function sidesFrom({ days, origin }: { days: readonly string[]; origin: string }): string {
  return days[Math.max(0, days.indexOf(origin) - SIDE_DAYS + 1)] ?? origin;
}
