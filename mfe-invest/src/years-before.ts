/**
 * The day a number of years before another, `YYYY-MM-DD`; for 29 February the 28th where the year has none.
 */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const before = Number(year) - years;
  const leap = before % 4 === 0 && (before % 100 !== 0 || before % 400 === 0);
  const kept = month === '02' && date === '29' && !leap ? '28' : date;
  return `${String(before).padStart(4, '0')}-${month}-${kept}`;
}
