const POWERS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6] as const;

/** The value rounded to so many decimals, at most 6, as in files. */
export function rounded(value: number, decimals: 0 | 1 | 2 | 3 | 4 | 5 | 6): number {
  const power = POWERS[decimals];
  return Math.round(value * power) / power;
}
