const LEAST = 1000;

/** Numbers one after the other in a typed array that doubles when it is full. */
export class GrowingColumn {
  length = 0;
  private cells = new Float64Array(LEAST);

  push(value: number): void {
    if (this.length === this.cells.length) {
      const wider = new Float64Array(2 * this.length);
      wider.set(this.cells);
      this.cells = wider;
    }
    this.cells[this.length] = value;
    this.length += 1;
  }

  /** NaN past the end. */
  at(place: number): number {
    return place < this.length ? (this.cells[place] ?? NaN) : NaN;
  }

  /** The values of some places, in the column's own memory: invalid once it grows or is cleared. */
  part(from: number, to: number): Float64Array {
    return this.cells.subarray(from, to);
  }

  /** Forgets the values and keeps the memory. */
  clear(): void {
    this.length = 0;
  }
}
