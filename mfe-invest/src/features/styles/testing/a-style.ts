import type { Style } from '@console/contract-invest';

/** A style as the service answers it. */
export const aStyle = (more: Partial<Style> = {}): Style => ({
  styleId: 12,
  styleName: '成长',
  comparisonIndexIndustryWeight: 0.3,
  comparisonIndexCorpWeight: 0.5,
  zbphIndexWeight: 0.2,
  indexWeightSum: 1,
  styleIndexWeight: 0.7,
  liquidityIndexWeight: 0.3,
  correctionWeightSum: 1,
  publishedTime: '2026-06-01 09:30:00',
  createdUser: '陈思远',
  createdTime: '2026-06-01 09:28:11',
  updatedUser: '周雨桐',
  updatedTime: '2026-07-02 18:30:00',
  version: 3,
  ...more,
});
