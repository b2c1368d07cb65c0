import type { AnyJob } from '../define-job.ts';
import type { Handed } from '../queue/job-queue.ts';
import { RunningJob, type RunParts } from './run-job.ts';

const DEFAULT_ATTEMPTS = 3;

/** The jobs that run in this process. */
export class TakenJobs {
  private readonly running = new Map<string, { readonly job: RunningJob; readonly done: Promise<void> }>();
  private closing = false;

  constructor(
    private readonly jobs: readonly AnyJob[],
    private readonly parts: RunParts,
  ) {}

  /** The number of running jobs. */
  get count(): number {
    return this.running.size;
  }

  /**
   * Claims a job that the queue handed over and runs it to its end. A job that cannot be claimed is dropped.
   */
  async take(handed: Handed): Promise<void> {
    const { store } = this.parts;
    if (this.closing) return store.unhand(handed);
    const claim = await store.claim(handed, (name) => {
      const known = this.definition(name);
      return known ? (known.attempts ?? DEFAULT_ATTEMPTS) : null;
    });
    const definition = claim && this.definition(claim.name);
    if (!claim || !definition) return;
    const job = new RunningJob(definition, claim, this.parts);
    const done = job.run();
    this.running.set(claim.id, { job, done });
    // Claimed while the worker began to close: its round of stopping may be over.
    if (this.closing) job.stop('stopping');
    await done;
    // A turn that was lost may end after this process has taken the next one.
    if (this.running.get(claim.id)?.job === job) this.running.delete(claim.id);
  }

  /** Reads the row of a job at once, after a message that it changed. */
  look(id: string): void {
    const taken = this.running.get(id);
    taken?.job
      .beat()
      .catch((error: unknown) => this.parts.logger.warn({ err: error, jobId: id }, 'no heartbeat'));
  }

  /** Stops taking jobs. */
  refuse(): void {
    this.closing = true;
  }

  /** Waits `graceMs` for running jobs, then hands them back. */
  async end(graceMs: number): Promise<void> {
    const all = (): Promise<unknown> => Promise.all([...this.running.values()].map(({ done }) => done));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([all(), new Promise((resolve) => (timer = setTimeout(resolve, graceMs)))]);
    clearTimeout(timer);
    this.running.forEach(({ job }) => job.stop('stopping'));
    await all();
  }

  private definition(name: string): AnyJob | undefined {
    return this.jobs.find((job) => job.name === name);
  }
}
