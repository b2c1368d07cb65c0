import type { BacktestRunCard } from '@console/contract-invest';
import { effectiveDaysText, effectiveRange, isThin, THIN_SAMPLE } from '../../../run-samples.ts';

/**
 * A warning that figures of runs are hard to compare: their days differ, or are too few; null where neither
 * is so.
 */
export function compareCaution(
  runs: readonly BacktestRunCard[],
): { readonly title: string; readonly text: string } | null {
  const apart = new Set(runs.map(effectiveRange)).size > 1;
  const thin = runs.filter(isThin);
  if (!apart && thin.length === 0) return null;
  const listed = apart ? runs : thin;
  return {
    title: apart ? '各回测的实际区间不同，指标不宜直接比较' : `${THIN_SAMPLE}，指标仅供参考`,
    text: listed
      .map(
        (run) =>
          `#${run.associationId}：${effectiveRange(run)}，${effectiveDaysText(run)} 个交易日${isThin(run) ? `，${THIN_SAMPLE}` : ''}`,
      )
      .join('；'),
  };
}
