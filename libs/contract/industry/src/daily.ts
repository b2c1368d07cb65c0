import { count, date, percent, required } from '@console/contract-core/columns';

/** The number of members that have the table's main figure on a day, of all members of the day, and their share of the market value. */
export const dayCoverage = {
  corpNum: required(count('有值公司')),
  memberNum: required(count('成份公司')),
  capitalShare: percent('覆盖市值占比'),
} as const;

/**
 * The columns of a row of a day: it, and of how many members its figures are made.
 */
export const dayColumns = {
  reportDate: date('交易日', { fixed: 'left' }),
  ...dayCoverage,
} as const;

/** The options of a table of sums over the members, a row for each trading day. */
export const byDay = {
  key: 'reportDate',
  counter: '个交易日',
  defaultSort: 'reportDate,DESC',
} as const;
