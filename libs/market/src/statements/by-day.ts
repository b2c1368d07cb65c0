/** Rows grouped by their day; days and rows keep their order. */
export function byDay<Row extends { readonly day: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> {
  const days = new Map<string, Row[]>();
  for (const row of rows) {
    const known = days.get(row.day);
    if (known) known.push(row);
    else days.set(row.day, [row]);
  }
  return days;
}
