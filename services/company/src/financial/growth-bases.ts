import { noGrowthReason, type MissingReason } from '@console/contract-core';
import type { Figures } from '@console/market/statements';
import { reportTable, type ReportTable } from './report-reader.ts';

interface GrowthBases {
  readonly table: ReportTable;
  readonly columns: Readonly<Record<string, string>>;
}

const basesOf = (name: ReportTable['name'], columns: GrowthBases['columns']): GrowthBases => ({
  table: reportTable(name, Object.values(columns)),
  columns,
});

/** The base of each growth among the ratios: a table of the reports, and the column that grows. */
export const GROWTH_BASES: readonly GrowthBases[] = [
  basesOf('income_statement', {
    revenue_yoy: 'operating_total_revenue',
    net_profit_yoy: 'net_profit_parent',
    deducted_profit_yoy: 'net_profit_deducted',
    eps_yoy: 'eps_basic',
  }),
  basesOf('cash_flow_statement', { operating_cash_yoy: 'operating_net' }),
  basesOf('balance_sheet', { equity_yoy: 'equity_parent', assets_yoy: 'total_assets' }),
];

/**
 * The reason why a growth is not shown although the report states one; null where it is shown, or its base is not
 * known.
 */
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
