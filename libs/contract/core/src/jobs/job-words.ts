import { JOB_STATE_TITLES, OPEN_JOB_STATES, type JobState } from './job-states.ts';

/** What a job of any kind shows of its state. */
export interface JobStanding {
  readonly state: JobState;
  readonly cancelRequested: boolean;
  /** Why it failed, or what a job that succeeded lacks. */
  readonly message?: string | null;
}

/** A job, and how far it is. */
export interface JobAtWork extends JobStanding {
  /** From 0 to 1. */
  readonly progress: number;
  /** What it is at, in Chinese. */
  readonly step: string | null;
}

/** Whether it has not ended yet. */
export const isUnderWay = ({ state }: Pick<JobStanding, 'state'>): boolean =>
  OPEN_JOB_STATES.some((open) => open === state);

/**
 * 排队中, 正在取消, 已取消, 成功. A job that ended without all that was asked for is no plain success.
 * @param ending what its page calls cancelling it
 */
export function stateTitle(job: JobStanding, ending: '取消' | '停止' = '取消'): string {
  if (isCancelling(job)) return `正在${ending}`;
  if (job.state === 'cancelled') return `已${ending}`;
  return isPartly(job) ? '部分未通过' : JOB_STATE_TITLES[job.state];
}

/** Progress as a whole number, 0–100: under a hundred as long as there is work left. */
export const percentOf = ({ progress }: Pick<JobAtWork, 'progress'>): number =>
  Math.min(100, Math.max(0, Math.floor(progress * 100)));

/** `62% 计算 IC`; a job that waits has no progress yet. */
export function progressText(job: JobAtWork): string {
  if (job.state === 'queued') return job.step ?? '等待空闲的执行进程';
  const percent = `${percentOf(job)}%`;
  return job.step === null ? percent : `${percent} ${job.step}`;
}

/** Whether it was asked to end and has not yet. */
export const isCancelling = (job: JobStanding): boolean => job.cancelRequested && isUnderWay(job);

/** Whether it succeeded without all that was asked for. */
export const isPartly = ({ state, message = null }: JobStanding): boolean =>
  state === 'succeeded' && message !== null;
