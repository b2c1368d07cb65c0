import { present } from '../stats/present.ts';

/** The compounded return over returns that are not NaN (empyrical's cum_returns_final). NaN without any. */
export function totalReturn(returns: ArrayLike<number>): number {
  return grow(returns).wealth - 1;
}

/**
 * The yearly rate that compounds to the total return, n returns making n/periods years (empyrical's
 * annual_return). Missing returns do not count. NaN of none, or after a loss of more than everything.
 */
export function annualReturn(returns: ArrayLike<number>, periods: number): number {
  const { wealth, count } = grow(returns);
  return wealth < 0 ? NaN : wealth ** (periods / count) - 1;
}

function grow(returns: ArrayLike<number>): { wealth: number; count: number } {
  const kept = present(returns);
  const wealth = kept.reduce((grown, value) => grown * (1 + value), 1);
  return { wealth: kept.length === 0 ? NaN : wealth, count: kept.length };
}
