import type { JobState } from '@console/contract-core';

/** What is watched: it ends with its state. */
export interface WatchedRun {
  readonly state: JobState;
}

/** A listener to a run. */
export interface RunListener<Run extends WatchedRun> {
  /** Called once with the current run, then whenever it has changed. */
  readonly changed: (run: Run) => void;
  /** Called when the run has ended, or cannot be read any more: nothing follows. */
  readonly ended: () => void;
}

export interface WatchParts<Run extends WatchedRun> {
  readonly read: () => Promise<Run>;
  readonly pauseMs: number;
  /** Called when a read failed; returns whether to go on. */
  readonly failed: (error: unknown) => boolean;
  /** Called when no one listens any more, or nothing follows. */
  readonly over: () => void;
}

/** Reads one run repeatedly for all who listen to it, as long as anyone does. */
export class RunWatch<Run extends WatchedRun> {
  private readonly listeners = new Set<RunListener<Run>>();
  private timer: NodeJS.Timeout | null = null;
  private told = '';
  private latest: Run | null = null;
  private isOver = false;

  constructor(private readonly parts: WatchParts<Run>) {}

  add(listener: RunListener<Run>): void {
    this.listeners.add(listener);
    if (this.latest) listener.changed(this.latest);
    if (this.listeners.size === 1) void this.look();
  }

  remove(listener: RunListener<Run>): void {
    if (this.listeners.delete(listener) && this.listeners.size === 0) this.end();
  }

  /** Ends all listeners. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    if (this.timer) clearTimeout(this.timer);
    const listeners = [...this.listeners];
    this.listeners.clear();
    for (const listener of listeners) listener.ended();
    this.parts.over();
  }

  private async look(): Promise<void> {
    try {
      this.show(await this.parts.read());
    } catch (error) {
      if (!this.parts.failed(error)) this.end();
    }
    if (!this.isOver) this.timer = setTimeout(() => void this.look(), this.parts.pauseMs);
  }

  private show(run: Run): void {
    if (this.isOver) return;
    const text = JSON.stringify(run);
    if (text !== this.told) {
      this.told = text;
      this.latest = run;
      for (const listener of this.listeners) listener.changed(run);
    }
    if (run.state !== 'queued' && run.state !== 'running') this.end();
  }
}
