import { date, ofSecurity, quantity, required } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/**
 * Sparse: a row is valid for the days from `ex_date` on, until the security's next; before its first the factor is
 * 1. close × factor is the backward-adjusted (后复权) close, whose returns are close / pre_close − 1.
 */
export const adjustFactor = defineTable({
  name: 'adjust_factor',
  title: '复权因子',
  note: 'Derived from the bars: a row for every day whose pre_close is not the previous bar’s close.',
  columns: [
    ofSecurity,
    date('ex_date', '除权除息日'),
    required(quantity('factor', '后复权因子', 'cumulative; 1 before the first row')),
  ],
  key: ['security_id', 'ex_date'],
  load: 'derived',
  asOf: 'ex_date',
});

export type AdjustFactorRow = RowOf<typeof adjustFactor>;
