import { UNITS, type UnitId } from '@console/contract-core';
import { unitText } from '@console/contract-invest';

/**
 * The scale of a factor's figures: divided by `scale`, with `text` written once beside them; empty for bare
 * numbers.
 */
export interface FigureScale {
  /** The unit that a chart draws them in: `number` where only the formula language has it. */
  readonly id: UnitId;
  readonly text: string;
  readonly scale: number;
}

const MONEY: readonly UnitId[] = ['hundredMillionYuan', 'tenThousandYuan'];
const SHARES: readonly UnitId[] = ['hundredMillionShares', 'tenThousandShares'];

/**
 * The scale of figures: money and shares in 亿 or 万 where the largest of them is that large; everything else
 * in its own unit.
 */
export function figureScale(
  unit: string | null,
  { min, max }: { readonly min: number; readonly max: number },
): FigureScale {
  const largest = Math.max(Math.abs(min), Math.abs(max));
  const larger = unit === 'yuan' ? MONEY : unit === 'shares' ? SHARES : [];
  const fitting = larger.map((id) => UNITS[id]).find(({ scale }) => largest >= scale);
  if (fitting !== undefined) return fitting;
  if (unit === 'yuan' || unit === 'shares') return UNITS[unit];
  return { id: 'number', text: unit === null || unit === '1' ? '' : unitText(unit), scale: 1 };
}
