import type { Decimal } from '../ledger/decimal.ts';
import { power } from '../ledger/decimal.ts';

/** Up to this a quotient of whole numbers, rounded down, is exact: above it, it may round up to the next one. */
const SAFE = 2 ** 52;

/** A decimal factor, ready to multiply whole cents in ordinary numbers with the result that whole numbers have. */
export class Factor {
  private readonly units: number;
  private readonly parts: number;

  constructor(private readonly decimal: Decimal) {
    this.units = Number(decimal.units);
    this.parts = 10 ** decimal.scale;
  }

  /** cents × factor, half a cent upwards. */
  rounded(cents: number): number {
    const doubled = 2 * cents * this.units + this.parts;
    return doubled <= SAFE ? Math.floor(doubled / (2 * this.parts)) : this.largeRounded(cents);
  }

  /** Whether cents × factor is at least as much; false also where doubles do not know. */
  pays(cents: number, price: number): boolean {
    const own = cents * this.units;
    return own >= price * this.parts && own <= SAFE;
  }

  /** count × factor, what is less than a whole one left out. */
  floored(count: number): number {
    const own = count * this.units;
    if (own <= SAFE) return Math.floor(own / this.parts);
    return Number((BigInt(count) * this.decimal.units) / power(this.decimal.scale));
  }

  /** ⌊cents × factor / price⌋. */
  sharesFor(cents: number, price: number): number {
    const own = cents * this.units;
    return own <= SAFE ? Math.floor(own / (this.parts * price)) : this.largeShares(cents, price);
  }

  // Apart from the quick ways, so that these are small enough to become part of a caller's loop.

  private largeRounded(cents: number): number {
    const { units, scale } = this.decimal;
    return Number((2n * BigInt(cents) * units + power(scale)) / (2n * power(scale)));
  }

  private largeShares(cents: number, price: number): number {
    const about = (cents * this.units) / (this.parts * price);
    const whole = Math.floor(about);
    // Four roundings of at most 2^-53 each: closer than this to a whole number, doubles do not know the side.
    const slack = about * 1e-15 + 1e-9;
    if (about - whole > slack && whole + 1 - about > slack) return whole;
    return Number((BigInt(cents) * this.decimal.units) / (power(this.decimal.scale) * BigInt(price)));
  }
}
