import type { BacktestRun } from '@console/contract-invest';

/** The outcome of checking a run against the one it repeats; null when it repeats none. */
export function verdictText({ verdict }: Pick<BacktestRun, 'verdict'>): string | null {
  if (verdict === null) return null;
  return verdict.identical
    ? `与回测 ${verdict.of} 完全一致`
    : `与回测 ${verdict.of} 不一致，首个差异：${verdict.firstDifference ?? '未知'}`;
}
