import type { BacktestReport } from '@console/contract-invest';

export interface IndustryRow {
  readonly name: string;
  readonly value: number | null;
  /** Where its bar begins and how long it is, 0–1 of what all of them reach. */
  readonly start: number;
  readonly share: number;
}

export interface IndustryRows {
  /** Where zero stands, 0–1 of what the bars reach. */
  readonly zero: number;
  readonly rows: readonly IndustryRow[];
}

/** Mean rank IC within each industry, highest first and those without one last; null where the run knows none. */
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
