import { EMPTY, formatNumber, type JobQueueState, type WorkerState } from '@console/contract-core';
import { durationText } from '../../../core/words/duration-text.ts';

/** Workers report every 5 s that they live: one that has missed two reports may be gone. */
const STALE_SECONDS = 10;

export const isStale = ({ secondsSinceSeen }: WorkerState): boolean => secondsSinceSeen >= STALE_SECONDS;

/** Whether a queue has jobs waiting or running, or a busy worker. */
export const isBusy = ({ counts, workers }: JobQueueState): boolean =>
  counts.queued + counts.running > 0 || workers.some(({ running }) => running > 0);

/** 2 小时 5 分; under an hour like other durations. */
export function waitingText(seconds: number | null): string {
  if (seconds === null) return '没有等待的任务';
  if (seconds < 3600) return durationText(seconds);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} 小时 ${minutes % 60} 分` : `${Math.floor(hours / 24)} 天 ${hours % 24} 小时`;
}

/** 12.5 秒 */
export const meanText = (seconds: number | null): string =>
  seconds === null ? EMPTY : `${formatNumber(seconds, { unit: 'number', decimals: 1 })} 秒`;

/** 3.2 秒前 */
export const seenText = ({ secondsSinceSeen }: WorkerState): string =>
  `${formatNumber(secondsSinceSeen, { unit: 'number', decimals: 1 })} 秒前`;

/** The message about a queue without a living worker; null while there is one. */
export function noWorkerText({ counts, workers }: JobQueueState): string | null {
  if (workers.length > 0) return null;
  const waiting =
    counts.queued === 0
      ? '新提交的任务会排队等待'
      : `${formatNumber(counts.queued, { unit: 'integer' })} 个任务正在排队等待`;
  return `没有存活的执行进程，${waiting}，执行进程启动后自动继续。`;
}
