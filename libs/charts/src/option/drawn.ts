import { formatNumber, UNITS, type UnitId } from '@console/contract-core';

/** A base-unit value in its display unit, as on the axis. Null is a gap. */
export const drawn = (value: number | null, unit: UnitId): number | null =>
  value === null || !Number.isFinite(value) ? null : value / UNITS[unit].scale;

/** The label of a tick: two decimals, and a percent sign for ratios only. */
export const tickText = (value: number, unit: UnitId, decimals = 2): string =>
  formatNumber(value, { unit: 'number', decimals }) + (unit === 'percent' ? '%' : '');

/** How a figure is written. */
interface FigureLook {
  readonly unit: UnitId;
  readonly decimals?: number;
  readonly signed?: boolean;
}

/** A raw value without its unit, in a series' own decimals where it has some. */
export const plainText = (value: number | null, { unit, decimals, signed }: FigureLook): string =>
  formatNumber(value, {
    unit,
    ...(decimals === undefined ? {} : { decimals }),
    ...(signed ? { signed } : {}),
  });

/** A raw value in words, with its unit: 1,256.30亿元. */
export const figureText = (value: number | null, series: FigureLook): string => {
  const text = plainText(value, series);
  return value === null ? text : text + UNITS[series.unit].text;
};
