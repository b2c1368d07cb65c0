/** A number exactly as it is written: `units / 10 ** scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export const ZERO: Decimal = { units: 0n, scale: 0 };
export const ONE: Decimal = { units: 1n, scale: 0 };

const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;
/** Digits before or behind the point: more are a mistake, and would take memory in proportion. */
const MOST_DIGITS = 60;

/** What a text writes: `0.25`, `-3`, `1e-3`. Null for anything else, and for more than 60 digits on a side of the point. */
export function parseDecimal(text: string): Decimal | null {
  const [, sign, whole = '', part = '', exponent = '0'] = WRITTEN.exec(text) ?? [];
  if (sign === undefined || whole + part === '') return null;
  const scale = part.length - Number(exponent);
  if (whole.length > MOST_DIGITS || Math.abs(scale) > MOST_DIGITS || part.length > MOST_DIGITS) return null;
  const digits = BigInt(sign + whole + part || '0');
  return scale < 0 ? { units: digits * power(-scale), scale: 0 } : { units: digits, scale };
}

/**
 * The shortest decimal that is this double: what a JSON file wrote with up to 15 significant digits.
 * @throws RangeError for NaN and infinities
 */
export function decimalOf(value: number): Decimal {
  const decimal = parseDecimal(String(value));
  if (decimal === null) throw new RangeError(`${value} is no decimal`);
  return decimal;
}

export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale };
}

export function multiply(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, scale: one.scale + other.scale };
}

/** Below 0, 0 or above it, as the first is less than, equal to or more than the second. */
export function compare(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale);
  const [left, right] = [unitsAt(one, scale), unitsAt(other, scale)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** `10 ** exponent`. */
export const power = (exponent: number): bigint => 10n ** BigInt(exponent);

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint => units * power(wanted - scale);
