import type { JobProgressDetail } from '@console/contract-core';

interface Progress {
  readonly share: number;
  readonly detail: JobProgressDetail | undefined;
}

/** Passes the newest progress on, one write after the other and each `pauseMs` after the last began. */
export class ProgressWriter {
  private waiting: Progress | null = null;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly pauseMs: number,
    private readonly write: (share: number, detail: JobProgressDetail | undefined) => Promise<void>,
  ) {}

  /** `share` is brought into 0–1; not a number counts as 0. */
  report(share: number, detail?: JobProgressDetail): void {
    this.waiting = { share: Math.min(1, Math.max(0, share || 0)), detail: detail ?? this.waiting?.detail };
    if (this.timer === null) this.pass();
  }

  /** Writes the progress that still waits. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const last = this.waiting;
    this.waiting = null;
    if (last) this.writing = this.writing.then(() => this.write(last.share, last.detail));
    await this.writing;
  }

  private pass(): void {
    const next = this.waiting;
    this.waiting = null;
    if (!next) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.pass();
    }, this.pauseMs);
    this.writing = this.writing.then(() => this.write(next.share, next.detail));
  }
}
