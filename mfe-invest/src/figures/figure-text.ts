import { EMPTY, formatNumber, type UnitId } from '@console/contract-core';

interface FigureFormat {
  readonly unit: UnitId;
  readonly decimals: number;
  readonly signed?: boolean;
}

/**
 * A figure as text, with a percent sign where it is a share: both kinds are written side by side here. A
 * value other than zero is never written as zero: <0.0001, >−0.01%.
 */
export function figureText(value: number | null, { unit, decimals, signed = false }: FigureFormat): string {
  const text = formatNumber(value, { unit, decimals, signed });
  if (text === EMPTY) return text;
  const sign = unit === 'percent' ? '%' : '';
  if (value === null || value === 0 || /[1-9]/.test(text)) return `${text}${sign}`;
  const least = formatNumber(10 ** -decimals, { unit: 'number', decimals });
  return value > 0 ? `<${least}${sign}` : `>\u2212${least}${sign}`;
}
