/** The last `size` days of a value of all securities; a day that is added takes the oldest's place. */
export class TrailingDays {
  /** A security's days stand together: they are read far more often than written. */
  private readonly cells: Float64Array;
  private next = 0;

  constructor(
    private readonly size: number,
    /** One more than the highest security id. */
    private readonly width: number,
  ) {
    this.cells = new Float64Array(size * width).fill(NaN);
  }

  /** Adds a day's values by security id; NaN is missing. */
  add(values: Float64Array): void {
    for (let security = 0; security < this.width; security += 1) {
      this.cells[security * this.size + this.next] = values[security] ?? NaN;
    }
    this.next = (this.next + 1) % this.size;
  }

  /** A security's values of these days, in no order. */
  of(security: number): Float64Array {
    return this.cells.subarray(security * this.size, (security + 1) * this.size);
  }
}
