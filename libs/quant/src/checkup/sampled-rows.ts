/**
 * At most `most` rows of `rows`, evenly spaced, ascending, the last one among them; all where there are no more.
 * @throws RangeError for numbers that are no counts
 */
export function sampledRows(rows: number, most: number): Int32Array {
  if (!Number.isInteger(rows) || rows < 0 || !Number.isInteger(most) || most < 1)
    throw new RangeError(`no sample of ${most} of ${rows} rows`);
  const count = Math.min(rows, most);
  return Int32Array.from({ length: count }, (_, at) => Math.ceil(((at + 1) * rows) / count) - 1);
}
