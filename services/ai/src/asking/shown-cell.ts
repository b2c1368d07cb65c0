import { formatNumber, UNITS, type UnitId } from '@console/contract-core';
import { kindOf, type Cell, type Kind } from '../numbers/cell.ts';

type Steps = readonly (readonly [least: number, unit: UnitId])[];

/** The units of what is counted in large numbers, the largest first. */
const STEPS: Readonly<Partial<Record<Kind, Steps>>> = {
  yuan: [
    [1e8, 'hundredMillionYuan'],
    [1e4, 'tenThousandYuan'],
    [0, 'yuan'],
  ],
  shares: [
    [1e8, 'hundredMillionShares'],
    [1e4, 'tenThousandShares'],
    [0, 'shares'],
  ],
};

/** A cell's value with its unit as texts show it: `1,741.44亿元`, `12.50%`. Yuan and shares of any size are
 * shown in their natural unit. */
export function shownCell({ value, unit }: Pick<Cell, 'value' | 'unit'>): string {
  const id = STEPS[kindOf(unit)]?.find(([least]) => Math.abs(value) >= least)?.[1] ?? unit;
  return `${formatNumber(value, { unit: id })}${UNITS[id].text}`;
}
