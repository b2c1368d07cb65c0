import { formatNumber, type JobConsoleRow } from '@console/contract-core';
import { durationText } from '../../../core/words/duration-text.ts';

/** 因子回测 反转 v2: a job for a screen reader. */
export const nameOf = ({ title, subject }: Pick<JobConsoleRow, 'title' | 'subject'>): string =>
  `${title} ${subject}`;

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
