import { formatNumber } from './format-number.ts';

/** The number of a set's members that a figure is made of, and of all. */
export interface Coverage {
  readonly corpNum: number;
  readonly memberNum: number;
  /** The share of the members' market value that these have; null or absent where it is not known. */
  readonly capitalShare?: number | null | undefined;
}

/** The least share of members, and of their market value, for a figure that is ranked among others. */
export const LEAST_COVERAGE = 0.8;

/** Whether a figure is made of too few members: it is displayed and marked, but not ranked. */
export const isThin = ({ corpNum, memberNum, capitalShare }: Coverage): boolean =>
  corpNum < memberNum * LEAST_COVERAGE || (typeof capitalShare === 'number' && capitalShare < LEAST_COVERAGE);

/** The mark of a thin figure. */
export const THIN = '覆盖不足';

/**
 * How many members a figure of a set is made of, of all, and their share of the market value:
 * `23 / 25 家 · 市值占比 98.20%`. Undefined for other data.
 */
export function coverageText(data: unknown): string | undefined {
  const { corpNum, memberNum, capitalShare } = (data ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof corpNum !== 'number' || typeof memberNum !== 'number') return undefined;
  const share = typeof capitalShare === 'number' ? capitalShare : null;
  return [
    `${corpNum} / ${memberNum} 家`,
    ...(share === null ? [] : [`市值占比 ${formatNumber(share, { unit: 'percent' })}%`]),
    ...(isThin({ corpNum, memberNum, capitalShare: share }) ? [THIN] : []),
  ].join(' · ');
}
