import { formatNumber, UNITS, type UnitId } from '@console/contract-core';

/** A raw value in its unit, as it stands on the axis. Null is a gap. */
export const drawn = (value: number | null, unit: UnitId): number | null =>
  value === null || !Number.isFinite(value) ? null : value / UNITS[unit].scale;

/** What an axis writes beside a tick: two decimals, and a percent sign on ratios alone. */
export const tickText = (value: number, unit: UnitId): string =>
  formatNumber(value, { unit: 'number' }) + (unit === 'percent' ? '%' : '');

/** A raw value in words, with its unit: 1,256.30亿元. */
export const figureText = (value: number | null, unit: UnitId): string => {
  const text = formatNumber(value, { unit });
  return value === null ? text : text + UNITS[unit].text;
};
