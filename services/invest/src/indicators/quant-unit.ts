import type { UnitId } from '@console/contract-core';

const YUAN: readonly UnitId[] = ['yuan', 'tenThousandYuan', 'millionYuan', 'hundredMillionYuan'];
const SHARES: readonly UnitId[] = ['shares', 'tenThousandShares', 'millionShares', 'hundredMillionShares'];

/** A unit as formulas know it: values are in base units, so that only what is counted matters. */
export function quantUnit(unit: UnitId): 'yuan' | 'shares' | '1' {
  if (YUAN.includes(unit)) return 'yuan';
  return SHARES.includes(unit) ? 'shares' : '1';
}

/** How a result of a formula's unit is drawn; what no column has is a bare number. */
export function drawnUnit(unit: string | null): UnitId {
  return unit === 'yuan' || unit === 'shares' ? unit : 'number';
}
