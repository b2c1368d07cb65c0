import { EMPTY, formatNumber } from '@console/contract-core';
import type { BacktestRun } from '@console/contract-invest';

export type SampledRun = Pick<
  BacktestRun,
  'sample' | 'effectiveStart' | 'effectiveEnd' | 'effectiveDays' | 'askedDays'
>;

/** The mark beside figures of too small a sample. */
export const THIN_SAMPLE = '样本不足';

/** Whether a run's sample is too small, for whatever reason. */
export const isThin = ({ sample }: Pick<BacktestRun, 'sample'>): boolean =>
  sample === 'short' || sample === 'partial';

/** Whether annualised figures of a run say little: its sample is less than a year. */
export const isShort = ({ sample }: Pick<BacktestRun, 'sample'>): boolean => sample === 'short';

/** 2025-11-03 至 2026-09-20; a dash while there is none. */
export const effectiveRange = ({ effectiveStart, effectiveEnd }: SampledRun): string =>
  effectiveStart && effectiveEnd ? `${effectiveStart} 至 ${effectiveEnd}` : EMPTY;

/** 210 / 750 */
export const effectiveDaysText = ({ effectiveDays, askedDays }: SampledRun): string =>
  effectiveDays === null || askedDays === null
    ? integer(effectiveDays)
    : `${integer(effectiveDays)} / ${integer(askedDays)}`;

/** The reason why a run's sample is too small; null when it is not. */
export function thinReason(run: SampledRun): string | null {
  if (!isThin(run)) return null;
  const days = `有效 ${integer(run.effectiveDays)} 个交易日`;
  return isShort(run)
    ? `${days}，不足 250 个，年化指标仅供参考`
    : `${days}，不足所选 ${integer(run.askedDays)} 个的一半`;
}

/**
 * The same as part of a line about the run: 样本不足（有效 210 个交易日，不足 250 个，年化指标仅供参考）; empty when the sample is
 * large enough.
 */
export function thinWords(run: SampledRun): readonly string[] {
  const reason = thinReason(run);
  return reason === null ? [] : [`${THIN_SAMPLE}（${reason}）`];
}

const integer = (value: number | null): string => formatNumber(value, { unit: 'integer' });
