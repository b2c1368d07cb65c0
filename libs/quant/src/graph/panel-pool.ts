/** The maximum number of free panels kept: more are not needed, because rules make their own. */
const MOST_FREE = 2;

/** Panels of one size that may be overwritten, reused once they are free. */
export class PanelPool {
  private readonly free: Float64Array[] = [];

  constructor(readonly cells: number) {}

  take(): Float64Array {
    return this.free.pop() ?? new Float64Array(this.cells);
  }

  give(panel: Float64Array): void {
    if (panel.length === this.cells && this.free.length < MOST_FREE) this.free.push(panel);
  }
}
