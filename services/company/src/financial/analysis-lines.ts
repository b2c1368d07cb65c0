import { MARKET_TABLES } from '@console/market/schema';
import type { DrawnLine } from './drawn-line.ts';
import { growthFault } from './growth-bases.ts';
import { reportTable } from './report-reader.ts';

/** The ratios by heading, in the order in which they are shown. */
const GROUPS: readonly (readonly [heading: string, names: readonly string[]])[] = [
  [
    '每股指标',
    ['eps_basic', 'bps', 'operating_cash_per_share', 'retained_per_share', 'capital_reserve_per_share'],
  ],
  [
    '盈利能力',
    [
      ...['roe_weighted', 'roe_deducted', 'roa', 'roic', 'gross_margin'],
      ...['operating_margin', 'pretax_margin', 'net_margin', 'parent_margin'],
    ],
  ],
  [
    '成长能力',
    [
      ...['revenue_yoy', 'net_profit_yoy', 'deducted_profit_yoy', 'eps_yoy'],
      ...['operating_cash_yoy', 'equity_yoy', 'assets_yoy'],
    ],
  ],
  ['偿债能力', ['debt_ratio', 'equity_multiplier', 'current_ratio', 'quick_ratio', 'interest_cover']],
  ['营运能力', ['asset_turnover', 'inventory_turnover', 'receivable_turnover']],
  ['现金流量', ['operating_cash_to_revenue', 'operating_cash_to_profit']],
];

export const ANALYSIS_TABLE = reportTable(
  'financial_analysis',
  GROUPS.flatMap(([, names]) => names),
);

/** Every ratio under its heading, with the title and unit of the mart. */
export const ANALYSIS_LINES: readonly DrawnLine[] = GROUPS.flatMap(([heading, names]) => [
  { title: heading, indent: 0, bold: true as const },
  ...names.map(lineOf),
]);

function lineOf(name: string): DrawnLine {
  const column = MARKET_TABLES.find((table) => table.name === ANALYSIS_TABLE.name)?.columns.find(
    (candidate) => candidate.name === name,
  );
  if (!column?.unit) throw new Error(`no ratio ${name} in the mart`);
  return {
    title: column.title,
    indent: 1,
    ...(column.unit === 'percent' ? {} : { unit: column.unit }),
    ...(name.endsWith('_yoy') ? growthOfReport(name) : { value: (figures) => figures[name] ?? null }),
  };
}

/** A growth as the report states it, where the value it grows from is sound. */
function growthOfReport(name: string): Pick<DrawnLine, 'change' | 'value' | 'why'> {
  return {
    change: true,
    value: (figures) => (growthFault(name, figures) === null ? (figures[name] ?? null) : null),
    why: (figures) => growthFault(name, figures),
  };
}
