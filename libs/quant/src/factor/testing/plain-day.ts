/** A date's statistics straight from their definitions, to check the scan against. Shares no code with it. */
export interface PlainRow {
  readonly stock: number;
  readonly factor: number;
  readonly returns: readonly number[];
  readonly industry: number;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [meanOf(a), meanOf(b)];
  const product = (x: readonly number[], y: readonly number[], mx: number, my: number): number =>
    x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? NaN) - my), 0);
  const scale = Math.sqrt(product(a, a, meanA, meanA) * product(b, b, meanB, meanB));
  return scale > 0 ? product(a, b, meanA, meanB) / scale : NaN;
}

/** Average ranks by counting. */
export const ranksOf = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other < value).length +
      (values.filter((other) => other === value).length + 1) / 2,
  );

/** Quantiles 1 … Q by interpolated edges; null where two edges are equal. */
export function quantilesOf(values: readonly number[], quantiles: number): number[] | null {
  const sorted = [...values].sort((a, b) => a - b);
  const edges = Array.from({ length: quantiles + 1 }, (_, at) => {
    const place = ((sorted.length - 1) * at) / quantiles;
    const below = Math.floor(place);
    const low = sorted[below] ?? NaN;
    return low + ((sorted[below + 1] ?? low) - low) * (place - below);
  });
  if (edges.some((edge, at) => at > 0 && edge === edges[at - 1])) return null;
  return values.map((value) => Math.max(1, edges.filter((edge) => edge < value).length));
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(middle)] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** Weights by the factor above its mean, gross 1. */
export function demeanedWeights(factor: readonly number[]): number[] {
  const mean = meanOf(factor);
  const gross = factor.reduce((sum, value) => sum + Math.abs(value - mean), 0);
  return factor.map((value) => (gross > 0 ? (value - mean) / gross : 0));
}

/** Equal weights on both sides of the median, gross 1. */
export function equalWeights(factor: readonly number[]): number[] {
  const median = medianOf(factor);
  const [longs, shorts] = [
    factor.filter((value) => value > median).length,
    factor.filter((value) => value < median).length,
  ];
  const sides = (longs > 0 ? 1 : 0) + (shorts > 0 ? 1 : 0);
  return factor.map((value) =>
    value > median ? 1 / longs / sides : value < median ? -1 / shorts / sides : 0,
  );
}

/** Weights within industries, each gross 1, then all together gross 1. */
export function neutralWeights(rows: readonly PlainRow[]): number[] {
  const within = new Map<number, PlainRow[]>();
  for (const row of rows) within.set(row.industry, [...(within.get(row.industry) ?? []), row]);
  const weights = new Map<PlainRow, number>();
  for (const group of within.values()) {
    const own = demeanedWeights(group.map(({ factor }) => factor));
    group.forEach((row, at) => weights.set(row, own[at] ?? NaN));
  }
  const gross = [...weights.values()].reduce((sum, weight) => sum + Math.abs(weight), 0);
  return rows.map((row) => (weights.get(row) ?? NaN) / gross);
}

/** Each row's return above its industry's mean. */
export const neutralReturns = (rows: readonly PlainRow[], horizon: number): number[] =>
  rows.map(
    (row) =>
      (row.returns[horizon] ?? NaN) -
      meanOf(
        rows
          .filter(({ industry }) => industry === row.industry)
          .map(({ returns }) => returns[horizon] ?? NaN),
      ),
  );
