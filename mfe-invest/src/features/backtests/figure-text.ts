import { EMPTY, formatNumber, type UnitId } from '@console/contract-core';

/** A figure with a percent sign where it is a share: figures of both kinds stand side by side here. */
export function figureText(
  value: number | null,
  { unit, decimals }: { readonly unit: UnitId; readonly decimals: number },
): string {
  const text = formatNumber(value, { unit, decimals });
  return unit === 'percent' && text !== EMPTY ? `${text}%` : text;
}
