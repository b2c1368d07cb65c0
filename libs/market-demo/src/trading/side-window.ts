/** Daily tables beside the bars begin so many trading days before the origin. */
export const SIDE_DAYS = 250;

/** Their first day: the same wherever the story stands. */
export function sidesFrom({ days, origin }: { days: readonly string[]; origin: string }): string {
  return days[Math.max(0, days.indexOf(origin) - SIDE_DAYS + 1)] ?? origin;
}
