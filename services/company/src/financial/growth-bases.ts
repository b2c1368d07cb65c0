import { noGrowthReason, type MissingReason } from '@console/contract-core';
import type { ReportTable } from './report-reader.ts';
import type { Figures } from './single-quarter.ts';

/** What each growth among the ratios grows from: tables of the reports, and the column a growth is of. */
export const GROWTH_BASES: readonly {
  readonly table: ReportTable['name'];
  readonly columns: Readonly<Record<string, string>>;
}[] = [
  {
    table: 'income_statement',
    columns: {
      revenue_yoy: 'operating_total_revenue',
      net_profit_yoy: 'net_profit_parent',
      deducted_profit_yoy: 'net_profit_deducted',
      eps_yoy: 'eps_basic',
    },
  },
  { table: 'cash_flow_statement', columns: { operating_cash_yoy: 'operating_net' } },
  { table: 'balance_sheet', columns: { equity_yoy: 'equity_parent', assets_yoy: 'total_assets' } },
];

/** Why a growth is not shown although the report tells one; null where it is, or what it grows from is not known. */
export const growthFault = (name: string, figures: Figures): MissingReason | null =>
  noGrowthReason(figures[`now_${name}`], figures[`before_${name}`]);

/** The two values of each growth of one table, as `growthFault` looks for them. */
export function basesIn(
  columns: Readonly<Record<string, string>>,
  now: Figures | undefined,
  before: Figures | undefined,
): Figures {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) => [
      [`now_${name}`, now?.[column] ?? null],
      [`before_${name}`, before?.[column] ?? null],
    ]),
  );
}
