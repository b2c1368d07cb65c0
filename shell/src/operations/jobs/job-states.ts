import { formatNumber, JOB_STATE_TITLES, type JobConsoleRow, type JobState } from '@console/contract-core';
import type { MarkProps } from '@console/ui';
import { isActive } from '../job-news.ts';

/** The tint of a state; its word always stands beside it. */
export const JOB_STATE_TINTS: Readonly<Record<JobState, MarkProps['tint']>> = {
  queued: 'slate',
  running: 'navy',
  succeeded: 'teal',
  failed: 'amber',
  cancelled: 'slate',
};

type Shown = Pick<JobConsoleRow, 'state' | 'cancelRequested'>;

/** 排队中, 正在取消, 成功. */
export const stateTitle = (job: Shown): string =>
  isCancelling(job) ? '正在取消' : JOB_STATE_TITLES[job.state];

export const stateTint = (job: Shown): MarkProps['tint'] =>
  isCancelling(job) ? 'violet' : JOB_STATE_TINTS[job.state];

const isCancelling = (job: Shown): boolean => job.cancelRequested && isActive(job);

/** A whole number, 0–100: under a hundred as long as there is something to do. */
export const percentOf = ({ progress }: Pick<JobConsoleRow, 'progress'>): number =>
  Math.min(100, Math.max(0, Math.floor(progress * 100)));

/** 62% 计算 IC; one that waits is at nothing yet. */
export function progressText(job: Pick<JobConsoleRow, 'state' | 'progress' | 'step'>): string {
  if (job.state === 'queued') return job.step ?? '等待空闲的执行进程';
  const percent = `${formatNumber(percentOf(job), { unit: 'integer' })}%`;
  return job.step === null ? percent : `${percent} ${job.step}`;
}
