import { financialAnalysis } from '../schema/statements/financial-analysis.ts';
import type { DrawnLine } from './drawn-line.ts';

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

/** The columns of `financial_analysis` that are shown. */
export const ANALYSIS_NAMES: readonly string[] = GROUPS.flatMap(([, names]) => names);

/** The value of a ratio, or the reason for none. */
export type RatioValue = Pick<DrawnLine, 'change' | 'value' | 'why'>;

/**
 * Every ratio that `valueOf` has under its heading, with the title and unit of the mart; a ratio for which it answers
 * null, and a heading without ratios, are left out.
 */
export function analysisLines(valueOf: (name: string) => RatioValue | null): readonly DrawnLine[] {
  return GROUPS.flatMap(([heading, names]) => {
    const lines = names.flatMap((name) => {
      const value = valueOf(name);
      return value === null ? [] : [{ ...labelOf(name), ...value }];
    });
    return lines.length === 0 ? [] : [{ title: heading, indent: 0, bold: true as const }, ...lines];
  });
}

function labelOf(name: string): DrawnLine {
  const column = financialAnalysis.columns.find((candidate) => candidate.name === name);
  const unit = column && 'unit' in column ? column.unit : undefined;
  if (column === undefined || unit === undefined) throw new Error(`no ratio ${name} in the mart`);
  return { title: column.title, indent: 1, ...(unit === 'percent' ? {} : { unit }) };
}
