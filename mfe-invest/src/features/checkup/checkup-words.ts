import { formatNumber, type OutputOf } from '@console/contract-core';
import { CHECKUP_SCOPE_TITLES, type checkupCalls } from '@console/contract-invest';

export type CheckupCard = NonNullable<OutputOf<typeof checkupCalls.checkup>>;

/** 全部因子 · 数据截至 2026-07-02 · 与 2026-07-01 的体检比较 */
export function asOfText({ scope, asOf, previousId, previousAsOf }: CheckupCard): string {
  return [
    CHECKUP_SCOPE_TITLES[scope],
    asOf === null ? '' : `数据截至 ${asOf}`,
    previousId === null ? '' : `与上次体检（${previousAsOf ?? '—'}）比较`,
  ]
    .filter((words) => words !== '')
    .join(' · ');
}

/** A coefficient to four decimals: 0.0437. */
export const coefficient = (value: number | null): string =>
  formatNumber(value, { unit: 'number', decimals: 4 });

export const horizonTitle = (horizon: number): string => `${horizon} 日`;
