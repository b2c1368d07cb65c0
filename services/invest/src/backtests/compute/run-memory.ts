/** The arrays of a run that threads share. */
type Shared = 'prices' | 'factor' | 'excluded' | 'sheet' | 'orders';

/**
 * The shared memory of the current run, for one thread that computes one run after another: threads release a buffer
 * only later, so that a new one for each run would add up. As large as the largest run was.
 */
export class RunMemory {
  private readonly buffers = new Map<Shared, SharedArrayBuffer>();
  private kept: { readonly key: string; readonly run: Promise<unknown> } | null = null;

  /**
   * What `load` reads into this memory; the same again as long as it is asked for under the same key, by nothing else in
   * between, and did not fail.
   */
  loaded<Run>(key: string, load: () => Promise<Run>): Promise<Run> {
    if (this.kept?.key !== key) {
      const run = load();
      this.kept = { key, run };
      run.catch(() => this.forget());
    }
    return this.kept.run as Promise<Run>;
  }

  /** Makes the next `loaded` read again. */
  forget(): void {
    this.kept = null;
  }

  /** An array with the values that the last run left. */
  floats(name: Shared, length: number): Float64Array {
    return new Float64Array(this.buffer(name, length * Float64Array.BYTES_PER_ELEMENT), 0, length);
  }

  /** As `floats`. */
  bytes(name: Shared, length: number): Uint8Array {
    return new Uint8Array(this.buffer(name, length), 0, length);
  }

  private buffer(name: Shared, bytes: number): SharedArrayBuffer {
    const kept = this.buffers.get(name);
    if (kept !== undefined && kept.byteLength >= bytes) return kept;
    const made = new SharedArrayBuffer(bytes);
    this.buffers.set(name, made);
    return made;
  }
}
