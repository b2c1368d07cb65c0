const DAY = 86_400_000;

/** Days since 1970-01-01 of `YYYY-MM-DD`, the unit in which reports say when they became known. */
export const epochDay = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY;
