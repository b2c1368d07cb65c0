/**
 * The percentile of a day's values among each security's own days, from counts alone: memory does not grow with the
 * years.
 */
export class OwnHistory {
  private readonly present: Uint16Array;
  private readonly below: Uint16Array;
  private readonly equal: Uint16Array;

  /** The values to rank, by security id; NaN is missing. */
  constructor(private readonly values: Float64Array) {
    this.present = new Uint16Array(values.length);
    this.below = new Uint16Array(values.length);
    this.equal = new Uint16Array(values.length);
  }

  /** Counts one of a security's days, which may be the day in question itself; NaN does not count. */
  see(security: number, value: number): void {
    if (Number.isNaN(value)) return;
    const own = this.values[security] ?? NaN;
    this.present[security] = (this.present[security] ?? 0) + 1;
    if (value < own) this.below[security] = (this.below[security] ?? 0) + 1;
    else if (value === own) this.equal[security] = (this.equal[security] ?? 0) + 1;
  }

  /**
   * The percentile as `percentileOf` of quant: 0 to 1, ties half; NaN when missing or among fewer than `least`
   * days.
   */
  percentile(security: number, least: number): number {
    const present = this.present[security] ?? 0;
    if (Number.isNaN(this.values[security] ?? NaN) || present === 0 || present < least) return NaN;
    return ((this.below[security] ?? 0) + (this.equal[security] ?? 0) / 2) / present;
  }
}
