/** The day by which a report must be out, by the month and day its period ends on; of the year named by `later`. */
const DEADLINES: Readonly<Record<string, { readonly day: string; readonly later: number }>> = {
  '03-31': { day: '04-30', later: 0 },
  '06-30': { day: '08-31', later: 0 },
  '09-30': { day: '10-31', later: 0 },
  '12-31': { day: '04-30', later: 1 },
};

/** The legal deadline of a periodic report, `YYYY-MM-DD`; null for a period that ends on no quarter. */
export function reportDeadline(period: string): string | null {
  const deadline = DEADLINES[period.slice(5)];
  return deadline ? `${Number(period.slice(0, 4)) + deadline.later}-${deadline.day}` : null;
}
