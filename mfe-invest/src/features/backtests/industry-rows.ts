import type { BacktestReport } from '@console/contract-invest';

export interface IndustryRow {
  readonly name: string;
  readonly value: number | null;
  /** Of the widest bar, 0–1. */
  readonly share: number;
}

/** Mean rank IC within each industry, highest first and those without one last; null where the run knows none. */
export function industryRows(
  { industries, rankIcByIndustry }: BacktestReport,
  horizon: number,
): readonly IndustryRow[] | null {
  if (rankIcByIndustry === null) return null;
  const values = industries.map((name, at) => ({
    name,
    value: rankIcByIndustry[at]?.[String(horizon)] ?? null,
  }));
  const widest = Math.max(0, ...values.map(({ value }) => Math.abs(value ?? 0)));
  return values
    .map((row) => ({ ...row, share: widest === 0 ? 0 : Math.abs(row.value ?? 0) / widest }))
    .sort((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity) || 0);
}
