import { defineTable, type RowOf } from '../table-definition.ts';
import { CASH_FLOW_LINES } from './cash-flow-lines.ts';
import { AS_FIRST_REPORTED, STATEMENT_COLUMNS, YEAR_TO_DATE } from './statement-columns.ts';
import { lineColumns } from './statement-line.ts';

export const cashFlowStatement = defineTable({
  name: 'cash_flow_statement',
  title: '现金流量表',
  note: `One row per company and report. ${YEAR_TO_DATE} ${AS_FIRST_REPORTED}`,
  columns: [...STATEMENT_COLUMNS, ...lineColumns(CASH_FLOW_LINES)],
  key: ['security_id', 'report_period'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['report_period', 'announce_date'] }],
});

export type CashFlowStatementRow = RowOf<typeof cashFlowStatement>;
