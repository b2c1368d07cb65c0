import type { BacktestReport } from '@console/contract-invest';

export interface IndustryRow {
  readonly name: string;
  readonly value: number | null;
  /** The start and length of its bar, as a fraction (0–1) of the range of all bars. */
  readonly start: number;
  readonly share: number;
}

export interface IndustryRows {
  /** The position of zero, as a fraction (0–1) of the range of the bars. */
  readonly zero: number;
  readonly rows: readonly IndustryRow[];
}

/**
 * Mean rank IC within each industry, highest first and those without one last; null when the run has no
 * industries.
 */
export function industryRows(
  { industries, rankIcByIndustry }: BacktestReport,
  horizon: number,
): IndustryRows | null {
  if (rankIcByIndustry === null) return null;
  const values = industries.map((name, at) => ({
    name,
    value: rankIcByIndustry[at]?.[String(horizon)] ?? null,
  }));
  const figures = values.map(({ value }) => value ?? 0);
  const low = Math.min(0, ...figures);
  const span = Math.max(0, ...figures) - low || 1;
  return {
    zero: -low / span + 0,
    rows: values
      .map(({ name, value }) => ({
        name,
        value,
        start: (Math.min(0, value ?? 0) - low) / span,
        share: Math.abs(value ?? 0) / span,
      }))
      .sort((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity) || 0),
  };
}
