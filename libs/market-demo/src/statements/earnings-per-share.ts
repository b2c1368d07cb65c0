import type { PeriodStatements } from './company-statements.ts';

/** Earnings in yuan per share, four decimals, of the year so far on its mean shares. */
export function earningsPerShare(
  { income, meanShares }: Pick<PeriodStatements, 'income' | 'meanShares'>,
  dilution: number,
): { readonly eps_basic: number; readonly eps_diluted: number } {
  const basic = (income.net_profit_parent ?? 0) / 100 / meanShares;
  const diluted = basic > 0 ? basic * dilution : basic;
  return { eps_basic: rounded(basic), eps_diluted: rounded(diluted) };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;
