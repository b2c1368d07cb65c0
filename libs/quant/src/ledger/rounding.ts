/** The largest whole number that is not above `numerator / denominator`; the denominator is above zero. */
export function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}

/** `numerator / denominator` to the nearest whole number, a half upwards; the denominator is above zero. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return floorDivide(2n * numerator + denominator, 2n * denominator);
}

/** `numerator / denominator` to the nearest whole number, a half away from zero; the denominator is above zero. */
export function roundHalfAway(numerator: bigint, denominator: bigint): bigint {
  return numerator < 0n ? -roundHalfUp(-numerator, denominator) : roundHalfUp(numerator, denominator);
}
