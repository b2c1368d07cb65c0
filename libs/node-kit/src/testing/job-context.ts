import { pino } from 'pino';
import type { JobProgressDetail } from '@console/contract-core';
import { SystemClock } from '../clock/system-clock.ts';
import type { JobContext } from '../jobs/define-job.ts';

export interface TestJobContext extends JobContext {
  /** What the body reported, in order. */
  readonly reported: readonly { readonly share: number; readonly detail?: JobProgressDetail }[];
}

/** The context of a job's body, for calling it without a queue. `lock` never refuses. */
export function jobContext(more: Partial<JobContext> = {}): TestJobContext {
  const reported: { share: number; detail?: JobProgressDetail }[] = [];
  return {
    jobId: '00000000-0000-4000-8000-000000000001',
    tenantId: '000000',
    attempt: 1,
    signal: new AbortController().signal,
    clock: new SystemClock(),
    logger: pino({ level: 'silent' }),
    progress: (share, detail) => {
      reported.push({ share, ...(detail ? { detail } : {}) });
    },
    lock: async () => undefined,
    ...more,
    reported,
  };
}
