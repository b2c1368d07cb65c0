import { UNITS, type UnitId } from './unit.ts';

export const EMPTY = '—';
const MINUS = '\u2212';

/**
 * Rounds half away from zero on the decimal value, so that 1.005 becomes 1.01 although its binary
 * value lies below. Works on the shortest decimal that reads back as `value`.
 * Throws RangeError for a value that is not finite or decimals outside 0–20.
 */
export function roundDecimal(value: number, decimals: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${value}`);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 20) {
    throw new RangeError(`decimals outside 0–20: ${decimals}`);
  }
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  // value = 0.digits × 10^point
  const point = Number(exponent) + 1;
  const kept = point + decimals;
  let whole = kept < 0 ? 0n : BigInt(digits.slice(0, kept).padEnd(kept, '0') || '0');
  if (kept >= 0 && (digits[kept] ?? '0') >= '5') whole += 1n;
  const text = whole.toString().padStart(decimals + 1, '0');
  const sign = value < 0 && whole !== 0n ? '-' : '';
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

export interface NumberFormat {
  readonly unit: UnitId;
  /** A plus sign on gains: for changes, never for levels. */
  readonly signed?: boolean;
  readonly decimals?: number;
}

/**
 * Formats a raw base-unit number: scaled, rounded, with thousands separators and U+2212 as minus. Null,
 * undefined and anything not finite become `—`.
 */
export function formatNumber(value: number | null | undefined, format: NumberFormat): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return EMPTY;
  const { scale, decimals } = UNITS[format.unit];
  const plain = roundDecimal(divideByScale(value, scale), format.decimals ?? decimals);
  const negative = plain.startsWith('-');
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  const grouped = byThousands(whole);
  const sign = negative ? MINUS : format.signed && Number(plain) > 0 ? '+' : '';
  return sign + (fraction === undefined ? grouped : `${grouped}.${fraction}`);
}

function byThousands(digits: string): string {
  const first = digits.length % 3;
  const groups = first === 0 ? [] : [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3));
  return groups.join(',');
}

/** A raw base-unit number in a display unit, unrounded: 0.0253 is 2.53 %. */
export const inUnit = (value: number, unit: UnitId): number => divideByScale(value, UNITS[unit].scale);

/** Dividing by 0.01 would add binary noise before rounding; powers of ten move the point instead. */
function divideByScale(value: number, scale: number): number {
  if (scale === 1) return value;
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  return Number(`${mantissa}e${Number(exponent) - Math.round(Math.log10(scale))}`);
}
