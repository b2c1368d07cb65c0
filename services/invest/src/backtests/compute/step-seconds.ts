import { performance } from 'node:perf_hooks';

/** The durations of a run's steps, one after another. */
export class StepSeconds {
  private readonly milliseconds = new Map<string, number>();
  private since: number;

  /** Begins the first step now. `now` returns milliseconds. */
  constructor(
    private step: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.since = now();
  }

  /** Ends the step before and begins this one. A step that comes again adds to its earlier time. */
  begin(step: string): void {
    this.count();
    this.step = step;
  }

  /** Seconds of each step so far, to the millisecond, in the order in which they first came. */
  read(): Readonly<Record<string, number>> {
    this.count();
    return Object.fromEntries([...this.milliseconds].map(([step, ms]) => [step, Math.round(ms) / 1000]));
  }

  private count(): void {
    const now = this.now();
    this.milliseconds.set(this.step, (this.milliseconds.get(this.step) ?? 0) + now - this.since);
    this.since = now;
  }
}
