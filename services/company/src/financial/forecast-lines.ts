import {
  EPS_LINES,
  QUALITY_LINES,
  REVENUE_AND_PROFIT_LINES,
  type DrawnLine,
} from '@console/market/statements';

export const GROWTH_LINES: readonly DrawnLine[] = [...REVENUE_AND_PROFIT_LINES, ...EPS_LINES];
export const FORECAST_LINES: readonly DrawnLine[] = [
  ...GROWTH_LINES,
  ...QUALITY_LINES,
  {
    title: '预测机构数',
    indent: 0,
    unit: 'count',
    value: (figures) => figures['institution_count'] ?? null,
  },
];
