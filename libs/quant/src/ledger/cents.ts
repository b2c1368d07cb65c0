import { power, type Decimal } from './decimal.ts';
import { floorDivide, roundHalfUp } from './rounding.ts';

/** Yuan as whole cents, half a cent upwards. */
export function centsOf({ units, scale }: Decimal): bigint {
  return roundHalfUp(units * 100n, power(scale));
}

/** Whether yuan are whole cents. */
export function isWholeCents({ units, scale }: Decimal): boolean {
  return (units * 100n) % power(scale) === 0n;
}

/** `cents × factor` in whole cents, half a cent upwards. */
export function shareOf(cents: bigint, { units, scale }: Decimal): bigint {
  return roundHalfUp(cents * units, power(scale));
}

/** `count × factor`, what is less than a whole one left out. */
export function wholeOf(count: bigint, { units, scale }: Decimal): bigint {
  return floorDivide(count * units, power(scale));
}
