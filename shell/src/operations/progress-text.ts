import { formatNumber, type JobState } from '@console/contract-core';

interface Progress {
  readonly state: JobState;
  readonly step: string | null;
  readonly rowsPerSecond: number | null;
  readonly secondsLeft: number | null;
}

/** What a job is at, how fast, and how long it still takes. */
export function progressText({ state, step, rowsPerSecond, secondsLeft }: Progress): string {
  if (state === 'queued') return '排队中，等待空闲的工作进程';
  const parts = [step ?? '正在准备'];
  if (rowsPerSecond !== null) parts.push(`${formatNumber(rowsPerSecond, { unit: 'integer' })} 行/秒`);
  if (secondsLeft !== null) parts.push(`约剩 ${durationText(secondsLeft)}`);
  return parts.join('，');
}

export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} 秒`;
  return `${Math.floor(seconds / 60)} 分 ${Math.round(seconds % 60)} 秒`;
}
