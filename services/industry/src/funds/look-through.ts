import type { FundHolding } from './fund-holdings.ts';

/** A part of a fund: a Shenwan industry, the stocks of none, or what is not in disclosed stocks. */
export interface FundPart {
  /** `NONE` for the stocks of no industry, `CASH` for the rest of the fund. */
  readonly industryCode: string;
  /** A fraction of the fund. */
  readonly weight: number;
  readonly stocks: number;
}

export const NO_INDUSTRY = 'NONE';
/** Cash, other assets, and stocks that were not disclosed: what disclosed stocks leave of the whole. */
export const NOT_IN_STOCKS = 'CASH';

/**
 * A fund by industry, heaviest first, then the stocks of no industry and the rest, where there are any. The
 * weights sum to 1; where disclosed weights exceed it by rounding, there is no rest and they are scaled down.
 */
export function lookThrough(holdings: readonly FundHolding[]): readonly FundPart[] {
  const invested = holdings.reduce((sum, { weight }) => sum + weight, 0);
  const scale = invested > 1 ? 1 / invested : 1;
  const parts = new Map<string, FundPart>();
  for (const { industryCode, weight } of holdings) {
    const code = industryCode ?? NO_INDUSTRY;
    const { weight: before = 0, stocks = 0 } = parts.get(code) ?? {};
    parts.set(code, { industryCode: code, weight: before + weight * scale, stocks: stocks + 1 });
  }
  const none = parts.get(NO_INDUSTRY);
  parts.delete(NO_INDUSTRY);
  const rest = 1 - Math.min(invested, 1);
  return [
    ...[...parts.values()].sort(
      (one, other) => other.weight - one.weight || (one.industryCode < other.industryCode ? -1 : 1),
    ),
    ...(none ? [none] : []),
    ...(holdings.length > 0 && rest > LEAST
      ? [{ industryCode: NOT_IN_STOCKS, weight: rest, stocks: 0 }]
      : []),
  ];
}

/** Less than a hundredth of a percent is the rounding of the weights. */
const LEAST = 0.00005;
