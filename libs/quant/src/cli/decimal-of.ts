/** A number as people and tables write it: digits, a sign, a point, an exponent; no hexadecimal, no `Infinity`. */
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The number a text is; NaN when it is none, or one too large for a double. */
export function decimalOf(text: string): number {
  const value = DECIMAL.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? value : NaN;
}
