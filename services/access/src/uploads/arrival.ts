import { realNow } from '@console/node-kit/clock';
import type { Refusal } from '@console/contract-core';

/** The arrival of an upload's body, as seen by `UploadSlots`. */
export class Arrival {
  private readonly ending = new AbortController();
  private readonly begun = realNow();
  private bytes = 0;
  private isWhole = false;

  /** Aborted with the refusal when the upload must give way. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  took(bytes: number): void {
    this.bytes += bytes;
  }

  /** Marks the body as complete: what follows no longer depends on its sender. */
  whole(): void {
    this.isWhole = true;
  }

  /** Bytes per millisecond; null for a body that has had less than `graceMs`, and for a complete one. */
  pace(graceMs: number): number | null {
    const age = realNow() - this.begun;
    return this.isWhole || age < graceMs ? null : this.bytes / Math.max(age, 1);
  }

  giveWay(refusal: Refusal): void {
    this.ending.abort(refusal);
  }
}
