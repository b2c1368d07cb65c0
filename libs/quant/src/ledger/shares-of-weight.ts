import { ONE, multiply, power, type Decimal } from './decimal.ts';
import { floorDivide } from './rounding.ts';

/** Whole shares at a price that a part of the assets is worth (both cents), what is less than a share left out. */
export function sharesOfWeight(assets: bigint, price: bigint, ...factors: readonly Decimal[]): bigint {
  const { units, scale } = factors.reduce(multiply, ONE);
  return floorDivide(assets * units, price * power(scale));
}
