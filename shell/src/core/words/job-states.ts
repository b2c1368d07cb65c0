import { formatNumber, JOB_STATE_TITLES, type JobConsoleRow, type JobState } from '@console/contract-core';
import type { MarkProps } from '@console/ui';
import { durationText } from './duration-text.ts';

type Shown = Pick<JobConsoleRow, 'state' | 'cancelRequested' | 'message'>;

/** Whether it has not ended yet. */
export const isActive = ({ state }: Pick<JobConsoleRow, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** 排队中, 正在取消, 成功. A job that ended without all that was asked for is no plain success. */
export function stateTitle(job: Shown): string {
  if (isCancelling(job)) return '正在取消';
  return isPartly(job) ? '部分未通过' : JOB_STATE_TITLES[job.state];
}

/** The colour of a state; its word is always written beside it. */
export const stateTint = (job: Shown): MarkProps['tint'] =>
  isCancelling(job) || isPartly(job) ? 'violet' : TINTS[job.state];

/** Progress as a whole number, 0–100: under a hundred as long as there is work left. */
export const percentOf = ({ progress }: Pick<JobConsoleRow, 'progress'>): number =>
  Math.min(100, Math.max(0, Math.floor(progress * 100)));

/**
 * 正在导入 日行情，120,400 行/秒，约剩 1 分 35 秒: the step a job is at, how fast it is, and how long it will still take.
 */
export function stepText({
  step,
  rowsPerSecond,
  secondsLeft,
}: Pick<JobConsoleRow, 'step' | 'rowsPerSecond' | 'secondsLeft'>): string | null {
  const parts = step === null ? [] : [step];
  if (rowsPerSecond !== null) parts.push(`${formatNumber(rowsPerSecond, { unit: 'integer' })} 行/秒`);
  if (secondsLeft !== null) parts.push(`约剩 ${durationText(secondsLeft)}`);
  return parts.length === 0 ? null : parts.join('，');
}

/** 62% 计算 IC; a waiting job has no progress yet. */
export function progressText(
  job: Pick<JobConsoleRow, 'state' | 'progress' | 'step' | 'rowsPerSecond' | 'secondsLeft'>,
): string {
  const step = stepText(job);
  if (job.state === 'queued') return step ?? '等待空闲的执行进程';
  const percent = `${formatNumber(percentOf(job), { unit: 'integer' })}%`;
  return step === null ? percent : `${percent} ${step}`;
}

const TINTS: Readonly<Record<JobState, MarkProps['tint']>> = {
  queued: 'slate',
  running: 'navy',
  succeeded: 'teal',
  failed: 'amber',
  cancelled: 'slate',
};

const isCancelling = (job: Shown): boolean => job.cancelRequested && isActive(job);
const isPartly = ({ state, message }: Shown): boolean => state === 'succeeded' && message !== null;
