/**
 * The value below which a fraction of ascending values is, interpolated between its neighbours (type 7, as numpy does).
 * NaN for no values.
 */
export function quantileOf(ascending: readonly number[], fraction: number): number {
  const place = (ascending.length - 1) * fraction;
  const below = ascending[Math.floor(place)] ?? NaN;
  const above = ascending[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}
