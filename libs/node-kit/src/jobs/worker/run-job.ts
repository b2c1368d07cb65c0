import { setTimeout as pause } from 'node:timers/promises';
import { JOBS, Refusal, type Clock, type JobName } from '@console/contract-core';
import { realNow } from '../../clock/system-clock.ts';
import type { Logger } from '../../observe/logger.ts';
import { JobFault, JobGivesWay, type AnyJob, type JobContext } from '../define-job.ts';
import { JobStopped } from './job-stopped.ts';
import type { Claim, JobStore } from './job-store.ts';
import { ProgressWriter } from './progress-writer.ts';
import { repeat } from './repeat.ts';

const BEAT_MS = 1000;
const PROGRESS_MS = 500;
/** The time after its abort for which the worker waits for a body. */
const LEAVE_BEHIND_MS = 500;
const FIRST_BACKOFF_MS = 1000;
const LONGEST_BACKOFF_MS = 60_000;
/** The number of tries to write a state while the database is unreachable. */
const WRITE_TRIES = 20;
const MOST_RESULT = 1024 * 1024;

export interface RunParts {
  readonly store: JobStore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** A job while it runs in this process. */
export class RunningJob {
  private readonly abort = new AbortController();
  private readonly progress: ProgressWriter;
  private readonly logger: Logger;

  constructor(
    private readonly definition: AnyJob,
    private readonly claim: Claim,
    private readonly parts: RunParts,
  ) {
    this.logger = parts.logger.child({ jobId: claim.id, job: claim.name, attempt: claim.attempt });
    this.progress = new ProgressWriter(PROGRESS_MS, async (share, detail) => {
      await parts.store.progress(claim, share, detail).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'progress is not stored');
      });
    });
  }

  /** Renews the lease, and stops the body when the row says so. */
  async beat(): Promise<void> {
    const since = realNow();
    const reason = await this.parts.store.beat(this.claim);
    if (reason) this.stop(reason);
    // It waited for the transaction that locked the row, and wrote the time at which it began to wait.
    else if (realNow() - since > BEAT_MS) await this.beat();
  }

  stop(reason: JobStopped['reason']): void {
    this.abort.abort(new JobStopped(reason));
  }

  /** Runs the body to its end and records how it ended. Never throws. */
  async run(): Promise<void> {
    let isFresh = true;
    const quiet = repeat(
      BEAT_MS,
      async () => {
        // The claim was the first beat: a short job needs no other.
        if (!isFresh) await this.beat();
        isFresh = false;
      },
      (error) => this.logger.warn({ err: error }, 'no heartbeat'),
    );
    try {
      const end = await this.body();
      await this.progress.flush();
      await this.record(end);
    } catch (error) {
      this.logger.error({ err: error }, 'the end of the job is not recorded');
    } finally {
      await quiet();
    }
  }

  private async body(): Promise<End> {
    const payload = JOBS[this.claim.name as JobName].payload.safeParse(JSON.parse(this.claim.payload));
    if (!payload.success) return { error: new JobFault('任务参数无效') };
    const run = this.definition.run as (payload: unknown, context: JobContext) => Promise<unknown>;
    // Started in a promise, so that a body that throws at once ends like any other.
    const done = Promise.resolve()
      .then(() => run(payload.data, this.context()))
      .then(
        (result): End => ({ result }),
        (error: unknown): End => ({ error }),
      );
    return Promise.race([done, this.leftBehind()]);
  }

  private leftBehind(): Promise<End> {
    const { signal } = this.abort;
    return new Promise((resolve) => {
      signal.addEventListener(
        'abort',
        () => setTimeout(() => resolve({ error: signal.reason as unknown }), LEAVE_BEHIND_MS),
        { once: true },
      );
    });
  }

  private context(): JobContext {
    const { store, clock } = this.parts;
    return {
      jobId: this.claim.id,
      tenantId: this.claim.tenantId,
      attempt: this.claim.attempt,
      signal: this.abort.signal,
      clock,
      logger: this.logger,
      progress: (share, detail) => this.progress.report(share, detail),
      lock: (manager) => store.lock(manager, this.claim),
    };
  }

  private async record(end: End): Promise<void> {
    const write = this.ending(end);
    for (let tries = 1; ; tries += 1) {
      try {
        const mine = write === null || (await write());
        if (!mine) this.logger.warn('the job was taken away; its end is not recorded');
        return;
      } catch (error) {
        if (tries === WRITE_TRIES) throw error;
        await pause(BEAT_MS / 2);
      }
    }
  }

  /** The write that records an end; null when there is nothing to record any more. */
  private ending(end: End): (() => Promise<boolean>) | null {
    const { claim } = this;
    const { store } = this.parts;
    // A body that ended normally has had its effect, even if it was asked to stop meanwhile.
    if ('result' in end) {
      const text = JSON.stringify(end.result ?? null);
      return text.length > MOST_RESULT
        ? () => store.fail(claim, '任务结果过大，无法保存')
        : () => store.succeed(claim, text);
    }
    const stopped = end.error instanceof JobStopped ? end.error : (this.abort.signal.reason as unknown);
    if (stopped instanceof JobStopped) {
      this.logger.info({ reason: stopped.reason }, 'job stopped');
      if (stopped.reason === 'cancelled') return () => store.cancelled(claim);
      return stopped.reason === 'stopping' ? () => store.handBack(claim) : null;
    }
    if (end.error instanceof JobGivesWay) return () => store.handBack(claim);
    return this.failing(end.error);
  }

  private failing(error: unknown): () => Promise<boolean> {
    const { claim, definition, logger } = this;
    const { store } = this.parts;
    if (error instanceof Refusal || error instanceof JobFault) {
      logger.info({ reason: error.message }, 'job failed');
      return () => store.fail(claim, error.message);
    }
    logger.error({ err: error }, 'job broke');
    if (claim.attempt >= claim.maxAttempts) return () => store.fail(claim, faultText(error, claim.attempt));
    const backoff = (definition.backoffMs ?? FIRST_BACKOFF_MS) * 2 ** (claim.attempt - 1);
    return () => store.again(claim, Math.min(backoff, LONGEST_BACKOFF_MS));
  }
}

type End = { readonly result: unknown } | { readonly error: unknown };

/** The text for users of an unexpected fault: only its kind, because its message may contain anything. */
function faultText(error: unknown, attempts: number): string {
  const { name = 'Error', code } = (error ?? {}) as { readonly name?: string; readonly code?: unknown };
  const kind = typeof code === 'string' ? `${name} ${code}` : name;
  return `执行出错（${kind}），已尝试 ${attempts} 次，详情见日志`;
}
