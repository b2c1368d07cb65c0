import { formatNumber, UNITS, type UnitId } from '@console/contract-core';

/** A base-unit value in its display unit, as on the axis. Null is a gap. */
export const drawn = (value: number | null, unit: UnitId): number | null =>
  value === null || !Number.isFinite(value) ? null : value / UNITS[unit].scale;

/** The label of a tick: two decimals, and a percent sign for ratios only. */
export const tickText = (value: number, unit: UnitId, decimals = 2): string =>
  formatNumber(value, { unit: 'number', decimals }) + (unit === 'percent' ? '%' : '');

/** A raw value without its unit, in a series' own decimals where it has some. */
export const plainText = (
  value: number | null,
  { unit, decimals }: { readonly unit: UnitId; readonly decimals?: number },
): string => formatNumber(value, decimals === undefined ? { unit } : { unit, decimals });

/** A raw value in words, with its unit: 1,256.30亿元. */
export const figureText = (
  value: number | null,
  series: { readonly unit: UnitId; readonly decimals?: number },
): string => {
  const text = plainText(value, series);
  return value === null ? text : text + UNITS[series.unit].text;
};
