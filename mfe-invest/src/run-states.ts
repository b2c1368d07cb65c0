import { JOB_STATE_TITLES, type JobState } from '@console/contract-core';
import type { BacktestRun } from '@console/contract-invest';

/** What shows of a run that is under way. */
export type Progressing = Pick<BacktestRun, 'state' | 'progress' | 'step' | 'cancelRequested'>;

/** Whether a run has not ended yet. */
export const isUnderWay = ({ state }: Pick<BacktestRun, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** 排队中, 正在取消, 成功. */
export const stateTitle = (run: Pick<BacktestRun, 'state' | 'cancelRequested'>): string =>
  run.cancelRequested && isUnderWay(run) ? '正在取消' : JOB_STATE_TITLES[run.state];

export const STATE_TINTS = {
  queued: 'slate',
  running: 'navy',
  succeeded: 'teal',
  failed: 'amber',
  cancelled: 'slate',
} as const satisfies Readonly<Record<JobState, string>>;

/** 62% 计算 IC; a waiting run has no progress yet. */
export function progressText(run: Progressing): string {
  if (run.state === 'queued') return '等待计算节点';
  const percent = `${percentOf(run)}%`;
  return run.step === null ? percent : `${percent} ${run.step}`;
}

/** Progress as a whole number, 0–100: under a hundred as long as there is work left. */
export const percentOf = ({ progress }: Pick<BacktestRun, 'progress'>): number =>
  Math.min(100, Math.max(0, Math.floor(progress * 100)));

/** The outcome of checking a run against the one it repeats; null when it repeats none. */
export function verdictText({ verdict }: Pick<BacktestRun, 'verdict'>): string | null {
  if (verdict === null) return null;
  return verdict.identical
    ? `与回测 ${verdict.of} 完全一致`
    : `与回测 ${verdict.of} 不一致，首个差异：${verdict.firstDifference ?? '未知'}`;
}
