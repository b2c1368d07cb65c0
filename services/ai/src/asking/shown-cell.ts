import { formatNumber, UNITS, type UnitId } from '@console/contract-core';
import type { Cell } from '../numbers/cell.ts';

const LARGE: readonly (readonly [number, UnitId])[] = [
  [1e8, 'hundredMillionYuan'],
  [1e4, 'tenThousandYuan'],
];

/** A cell's value with its unit as texts show it: `1,741.44亿元`, `12.50%`. Yuan of any size in their natural unit. */
export function shownCell({ value, unit }: Pick<Cell, 'value' | 'unit'>): string {
  const isYuan = unit === 'yuan';
  const large = isYuan ? LARGE.find(([least]) => Math.abs(value) >= least)?.[1] : undefined;
  const id = large ?? unit;
  return `${formatNumber(value, { unit: id })}${UNITS[id].text}`;
}
