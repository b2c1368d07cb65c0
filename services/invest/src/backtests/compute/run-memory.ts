/** The arrays of a run that threads share. */
type Shared = 'prices' | 'factor' | 'excluded' | 'sheet';

/**
 * The shared memory of the current run, for one thread that computes one run after another: threads release a buffer
 * only later, so that a new one for each run would add up. As large as the largest run was.
 */
export class RunMemory {
  private readonly buffers = new Map<Shared, SharedArrayBuffer>();

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
