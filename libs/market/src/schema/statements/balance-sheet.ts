import { defineTable, type RowOf } from '../table-definition.ts';
import { BALANCE_LINES } from './balance-lines.ts';
import { AS_FIRST_REPORTED, STATEMENT_COLUMNS } from './statement-columns.ts';
import { lineColumns } from './statement-line.ts';

export const balanceSheet = defineTable({
  name: 'balance_sheet',
  title: '资产负债表',
  note: `One row per company and report, as of its last day. ${AS_FIRST_REPORTED}`,
  columns: [...STATEMENT_COLUMNS, ...lineColumns(BALANCE_LINES)],
  key: ['security_id', 'report_period'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [
    { kind: 'ascending', columns: ['report_period', 'announce_date'] },
    { kind: 'sum', total: 'total_assets', plus: ['total_liabilities', 'total_equity'] },
  ],
});

export type BalanceSheetRow = RowOf<typeof balanceSheet>;
