import type { BacktestReport } from '@console/contract-invest';

/** The bases that a quantile's return is measured against. */
export const RETURN_BASES = { raw: '原始', demeaned: '去均值', industryNeutral: '行业中性' } as const;
export type ReturnBasis = keyof typeof RETURN_BASES;

export const BASES = Object.keys(RETURN_BASES) as readonly ReturnBasis[];

/** The bases that the run has: without industries there is no neutral one. */
export const basesOf = ({ quantileReturns }: BacktestReport): readonly ReturnBasis[] =>
  BASES.filter((basis) => quantileReturns[basis] !== null);
