import { realNow } from '@console/node-kit/clock';
import type { Refusal } from '@console/contract-core';

/** How a body comes in, as who shares out the places for uploads sees it. */
export class Arrival {
  private readonly ending = new AbortController();
  private readonly begun = realNow();
  private bytes = 0;
  private isWhole = false;

  /** Aborted with the refusal when it must give way. */
  get signal(): AbortSignal {
    return this.ending.signal;
  }

  took(bytes: number): void {
    this.bytes += bytes;
  }

  /** What follows no longer depends on its sender. */
  whole(): void {
    this.isWhole = true;
  }

  /** Bytes a millisecond; null for one that has had less than `graceMs`, and for one that is whole. */
  pace(graceMs: number): number | null {
    const age = realNow() - this.begun;
    return this.isWhole || age < graceMs ? null : this.bytes / Math.max(age, 1);
  }

  giveWay(refusal: Refusal): void {
    this.ending.abort(refusal);
  }
}
