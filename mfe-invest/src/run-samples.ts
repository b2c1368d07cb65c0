import { EMPTY, formatNumber } from '@console/contract-core';
import type { BacktestRun } from '@console/contract-invest';

export type SampledRun = Pick<
  BacktestRun,
  'sample' | 'effectiveStart' | 'effectiveEnd' | 'effectiveDays' | 'askedDays'
>;

/** What is written beside figures that rest on too little. */
export const THIN_SAMPLE = '样本不足';

/** Whether a run's figures rest on too little, for whatever reason. */
export const isThin = ({ sample }: Pick<BacktestRun, 'sample'>): boolean =>
  sample === 'short' || sample === 'partial';

/** Whether what is annualised of a run says little: it rests on less than a year. */
export const isShort = ({ sample }: Pick<BacktestRun, 'sample'>): boolean => sample === 'short';

/** 2025-11-03 至 2026-09-20; a dash while there is none. */
export const effectiveRange = ({ effectiveStart, effectiveEnd }: SampledRun): string =>
  effectiveStart && effectiveEnd ? `${effectiveStart} 至 ${effectiveEnd}` : EMPTY;

/** 210 / 750 */
export const effectiveDaysText = ({ effectiveDays, askedDays }: SampledRun): string =>
  effectiveDays === null || askedDays === null
    ? integer(effectiveDays)
    : `${integer(effectiveDays)} / ${integer(askedDays)}`;

/** Why a run's figures rest on too little; null of one that rests on enough. */
export function thinReason(run: SampledRun): string | null {
  if (!isThin(run)) return null;
  const days = `有效 ${integer(run.effectiveDays)} 个交易日`;
  return isShort(run)
    ? `${days}，不足 250 个，年化指标仅供参考`
    : `${days}，不足所选 ${integer(run.askedDays)} 个的一半`;
}

/** The same in a line about the run: 样本不足（有效 210 个交易日，不足 250 个，年化指标仅供参考）; nothing of one that rests on enough. */
export function thinWords(run: SampledRun): readonly string[] {
  const reason = thinReason(run);
  return reason === null ? [] : [`${THIN_SAMPLE}（${reason}）`];
}

const integer = (value: number | null): string => formatNumber(value, { unit: 'integer' });
