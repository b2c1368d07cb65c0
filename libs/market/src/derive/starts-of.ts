/**
 * Where the rows of each security begin, of rows in the order of securities: those of security s are
 * `starts[s] … starts[s + 1] − 1`. `width`: one more than the highest id that counts.
 */
export function startsOf(securities: Iterable<number>, width: number): Int32Array {
  const starts = new Int32Array(width + 1);
  for (const security of securities) starts[security + 1] = (starts[security + 1] as number) + 1;
  for (let at = 1; at <= width; at += 1) starts[at] = (starts[at] as number) + (starts[at - 1] as number);
  return starts;
}
