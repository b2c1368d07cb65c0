/**
 * The states of a job. MySQL stores them; the queue only signals that there is work. Separate from the
 * schemas, so that the shell displays jobs without loading zod.
 */
export const JOB_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** The states of a job that has not ended yet. */
export const OPEN_JOB_STATES = ['queued', 'running'] as const satisfies readonly JobState[];

export const JOB_STATE_TITLES: Readonly<Record<JobState, string>> = {
  queued: '排队中',
  running: '运行中',
  succeeded: '成功',
  failed: '失败',
  cancelled: '已取消',
};
