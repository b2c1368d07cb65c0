/** The spans offered by one press, in years. */
export const SPANS = [1, 3, 5, 10] as const;

/** The day a number of years before another; the 28th where the year has no 29 February. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const then = Number(year) - years;
  const leap = (then % 4 === 0 && then % 100 !== 0) || then % 400 === 0;
  return `${then}-${month}-${month === '02' && date === '29' && !leap ? '28' : date}`;
}
