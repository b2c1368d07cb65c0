/**
 * Options of charts over the periods of a filter: the former charts are shown until the next are loaded.
 */
export const PERIOD_CHART = {
  options: { keepPrevious: true },
  empty: { title: '没有该公司的财务数据', cause: '数据源中还没有这家公司的定期报告' },
} as const;
