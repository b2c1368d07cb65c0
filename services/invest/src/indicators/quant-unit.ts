import type { UnitId } from '@console/contract-core';

const YUAN: readonly UnitId[] = ['yuan', 'tenThousandYuan', 'millionYuan', 'hundredMillionYuan'];
const SHARES: readonly UnitId[] = ['shares', 'tenThousandShares', 'millionShares', 'hundredMillionShares'];

/** The unit in formulas: values are in base units, so that only what is counted matters. */
export function quantUnit(unit: UnitId): 'yuan' | 'shares' | '1' {
  if (YUAN.includes(unit)) return 'yuan';
  return SHARES.includes(unit) ? 'shares' : '1';
}

/** The unit in which a result is drawn; a formula's unit that no column has is drawn as a bare number. */
export function drawnUnit(unit: string | null): UnitId {
  return unit === 'yuan' || unit === 'shares' ? unit : 'number';
}
