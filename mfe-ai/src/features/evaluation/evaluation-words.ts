import { DATA_MODEL, type Evaluation } from '@console/contract-ai';
import { EMPTY, formatNumber, JOB_STATE_TITLES, type JobState } from '@console/contract-core';
import type { MarkProps } from '@console/ui';

/** Whether an evaluation has not ended yet. */
export const isUnderWay = ({ state }: { readonly state: JobState }): boolean =>
  state === 'queued' || state === 'running';

/** 排队中, 正在停止, 已停止, 成功. */
export function stateTitle({
  state,
  cancelRequested,
}: Pick<Evaluation, 'state' | 'cancelRequested'>): string {
  if (state === 'cancelled') return '已停止';
  return cancelRequested && state === 'running' ? '正在停止' : JOB_STATE_TITLES[state];
}

export const STATE_TINTS = {
  queued: 'slate',
  running: 'navy',
  succeeded: 'teal',
  failed: 'amber',
  cancelled: 'slate',
} as const satisfies Readonly<Record<JobState, MarkProps['tint']>>;

export const versionText = (version: number): string => `第 ${version} 版`;
export const versionsText = (versions: readonly number[]): string => versions.map(versionText).join('、');

export const whole = (value: number): string => formatNumber(value, { unit: 'integer' });

/** `83.33%`; a dash where nothing is divided. */
export const shareText = (part: number, all: number): string =>
  all === 0 ? EMPTY : `${formatNumber(part / all, { unit: 'percent' })}%`;

/** Yuan, to a hundredth of a cent, because a call costs little. */
export const costText = (cost: number): string => formatNumber(cost, { unit: 'number', decimals: 4 });

/** `1.2 秒`; a dash without any. */
export const secondsText = (milliseconds: number | null): string =>
  milliseconds === null ? EMPTY : `${formatNumber(milliseconds / 1000, { unit: 'number', decimals: 1 })} 秒`;

/** The models besides 数据直答. */
export const askedModels = (models: readonly string[]): readonly string[] =>
  models.filter((name) => name !== DATA_MODEL);
