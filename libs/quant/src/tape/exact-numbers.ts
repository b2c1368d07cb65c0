import type { Decimal } from '../ledger/decimal.ts';
import { power } from '../ledger/decimal.ts';

/** Above this a quotient of whole numbers may round up to the next one. */
const SAFE = 2 ** 52;

/** ⌊a / b⌋ of whole numbers, b above 0; NaN where a is too large for a double to know. */
export function flooredRatio(a: number, b: number): number {
  return a <= SAFE ? Math.floor(a / b) : NaN;
}

/** A decimal factor, ready to multiply whole cents in ordinary numbers with the result that whole numbers have. */
export class Factor {
  readonly isZero: boolean;
  private readonly units: number;
  private readonly parts: number;

  constructor(private readonly decimal: Decimal) {
    this.units = Number(decimal.units);
    this.parts = 10 ** decimal.scale;
    this.isZero = decimal.units === 0n;
  }

  /** cents × factor, half a cent upwards. */
  rounded(cents: number): number {
    if (this.isZero) return 0;
    if (this.units === this.parts) return cents;
    const known = flooredRatio(2 * cents * this.units + this.parts, 2 * this.parts);
    if (!Number.isNaN(known)) return known;
    const { units, scale } = this.decimal;
    return Number((2n * BigInt(cents) * units + power(scale)) / (2n * power(scale)));
  }

  /** Whether cents × factor is at least as much; false also where doubles do not know. */
  pays(cents: number, price: number): boolean {
    const [own, other] = [cents * this.units, price * this.parts];
    return own >= other && own <= SAFE;
  }

  /** count × factor, what is less than a whole one left out. */
  floored(count: number): number {
    const known = flooredRatio(count * this.units, this.parts);
    if (!Number.isNaN(known)) return known;
    return Number((BigInt(count) * this.decimal.units) / power(this.decimal.scale));
  }

  /** ⌊cents × factor / price⌋. */
  sharesFor(cents: number, price: number): number {
    const about = (cents * this.units) / (this.parts * price);
    const whole = Math.floor(about);
    // Four roundings of at most 2^-53 each: closer than this to a whole number, doubles do not know the side.
    const slack = about * 1e-15 + 1e-9;
    if (about - whole > slack && whole + 1 - about > slack) return whole;
    return Number((BigInt(cents) * this.decimal.units) / (power(this.decimal.scale) * BigInt(price)));
  }
}
