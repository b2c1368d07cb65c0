/** The name of a statement's period column on the wire: `2024H1`; in forecasts `2024A`, `2025E`. */
export type ReportPeriod = `${number}Q${number}` | `${number}H${number}` | `${number}Y`;
export type ForecastPeriod = `${number}A` | `${number}E`;
export type Period = ReportPeriod | ForecastPeriod;

/** `report` counts quarters, halves and years; `forecast` years that were reported or are expected. */
export type PeriodKind = 'report' | 'forecast';

const PATTERNS: Readonly<Record<PeriodKind, RegExp>> = {
  report: /^\d{4}(Q[1-4]|H[12]|Y)$/,
  forecast: /^\d{4}(A|E)$/,
};

/**
 * The period columns of a statement, newest first: every key of any of its lines that names a period of the
 * kind. A line without a value for one may leave it out.
 */
export function periodsOf(lines: readonly object[], kind: PeriodKind): readonly Period[] {
  const keys = new Set(lines.flatMap((line) => Object.keys(line)));
  const periods = [...keys].filter((key): key is Period => PATTERNS[kind].test(key));
  return periods.sort((a, b) => placeOf(b) - placeOf(a));
}

/**
 * The order of periods within a year: by the month they end in; of two that end together the longer one is
 * later.
 */
const ENDS: Readonly<Record<string, number>> = {
  Q1: 3,
  Q2: 6,
  H1: 6.1,
  Q3: 9,
  Q4: 12,
  H2: 12.1,
  Y: 12.2,
  A: 12.3,
  E: 12.4,
};

const placeOf = (period: string): number => Number(period.slice(0, 4)) * 100 + (ENDS[period.slice(4)] ?? 0);
