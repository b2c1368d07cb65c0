import type { ExpensesAnswer } from '@console/contract-core';
import { coverageRows } from './coverage-rows.ts';
import type { TransposedRow } from './transposed-table.tsx';

type Expenses = ExpensesAnswer['content'];
type Fee = 'salesFee' | 'manageFee' | 'radCostSum' | 'financingExpenses';

const FEES: readonly { readonly key: Fee; readonly label: string }[] = [
  { key: 'salesFee', label: '销售费用率' },
  { key: 'manageFee', label: '管理费用率' },
  { key: 'radCostSum', label: '研发费用率' },
  { key: 'financingExpenses', label: '财务费用率' },
];

/** Rows of expenses as shares of total revenue, under the revenue itself; — where there is no revenue. */
export function expenseRows(periods: Expenses): readonly TransposedRow[] {
  return [
    {
      key: 'operatingTotalRevenue',
      label: '营业总收入',
      bold: true,
      unit: 'millionYuan',
      values: periods.map(({ operatingTotalRevenue }) => operatingTotalRevenue),
    },
    ...FEES.map(({ key, label }): TransposedRow => ({
      key,
      label,
      unit: 'percent',
      values: periods.map((period) =>
        shareOf(period[key], period[`${key}Revenue`] ?? period.operatingTotalRevenue),
      ),
    })),
    ...coverageRows(periods),
  ];
}

const shareOf = (fee: number | null, revenue: number | null): number | null =>
  fee === null || !revenue ? null : fee / revenue;
