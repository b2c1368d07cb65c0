import { defineTable, type RowOf } from '../table-definition.ts';
import { INCOME_LINES } from './income-lines.ts';
import { AS_FIRST_REPORTED, STATEMENT_COLUMNS, YEAR_TO_DATE } from './statement-columns.ts';
import { lineColumns } from './statement-line.ts';

export const incomeStatement = defineTable({
  name: 'income_statement',
  title: '利润表',
  note: `One row per company and report. ${YEAR_TO_DATE} ${AS_FIRST_REPORTED}`,
  columns: [...STATEMENT_COLUMNS, ...lineColumns(INCOME_LINES)],
  key: ['security_id', 'report_period'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['report_period', 'announce_date'] }],
});

export type IncomeStatementRow = RowOf<typeof incomeStatement>;
