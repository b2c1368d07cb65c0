/**
 * The one life of a job. MySQL holds it; the queue only says that there is something to do.
 * Apart from the schemas: the shell draws jobs without zod.
 */
export const JOB_STATES = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const JOB_STATE_TITLES: Readonly<Record<JobState, string>> = {
  queued: '排队中',
  running: '运行中',
  succeeded: '成功',
  failed: '失败',
  cancelled: '已取消',
};
