import { performance } from 'node:perf_hooks';

/** How long the steps of a run take, one after another. */
export class StepSeconds {
  private readonly milliseconds = new Map<string, number>();
  private since: number;

  /** The first step begins now. `now` tells milliseconds. */
  constructor(
    private step: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.since = now();
  }

  /** The step before has ended. One that comes again goes on where it was. */
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
