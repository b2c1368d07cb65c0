import type { FactorRow } from '@console/contract-invest';

/** A factor as the list has it. */
export const aFactor = (more: Partial<FactorRow> = {}): FactorRow => ({
  id: 12,
  name: '质量动量合成',
  treeFormId: 7,
  treeFormTitle: '综合',
  remark: null,
  factorIsSingle: 2,
  factorSource: null,
  sourceStr: 'ROE(TTM),复权收盘价',
  calcRule: 8,
  formula: 'weighted(cross_percentile(`ROE(TTM)`), change(`复权收盘价`, n: 120), weights: [0.6, 0.4])',
  unit: '1',
  version: 7,
  usedBy: 0,
  createdUser: '陈思远',
  createdTime: '2026-06-01 09:28:11',
  updatedUser: '周雨桐',
  updatedTime: '2026-07-02 18:30:00',
  ...more,
});
