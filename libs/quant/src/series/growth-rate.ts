/** (value − base) / |base|: a smaller loss is growth. NaN on base 0. */
export function growthRate(value: number, base: number): number {
  return base === 0 ? NaN : (value - base) / Math.abs(base);
}
