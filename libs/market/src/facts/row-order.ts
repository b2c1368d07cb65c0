/** The rows of a table in an order, of all securities: the security and the day of each. */
export interface RowOrder {
  readonly securities: Int32Array;
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
}

/** A row of a page. */
export interface OrderedRow {
  readonly security: number;
  readonly day: number;
  /** The place among the rows of the same security and day, in the same order, from 0. */
  readonly place: number;
}

interface Asked {
  /** Whether the rows of a security count on a day. */
  readonly counts: (security: number, day: number) => boolean;
  readonly skipped: number;
  readonly size: number;
}

/** The rows that count: how many they are, the newest day of them, and a page. One pass, however many members there are. */
export function orderedPage(
  { securities, days }: RowOrder,
  { counts, skipped, size }: Asked,
): { readonly total: number; readonly newest: number | null; readonly page: readonly OrderedRow[] } {
  let [total, newest] = [0, -Infinity];
  const shown: number[] = [];
  for (let row = 0; row < securities.length; row += 1) {
    const day = days[row] as number;
    if (!counts(securities[row] as number, day)) continue;
    if (total >= skipped && shown.length < size) shown.push(row);
    total += 1;
    if (day > newest) newest = day;
  }
  return { total, newest: total === 0 ? null : newest, page: withPlaces({ securities, days }, shown) };
}

/** The rows with their places: each security and day of a page is counted from the beginning of the order. */
function withPlaces({ securities, days }: RowOrder, shown: readonly number[]): readonly OrderedRow[] {
  const wanted = new Set(shown);
  const last = shown.at(-1) ?? -1;
  const bySecurity = new Set(shown.map((row) => securities[row] as number));
  const places = new Map<string, number>();
  const found: OrderedRow[] = [];
  for (let row = 0; row <= last; row += 1) {
    const security = securities[row] as number;
    if (!bySecurity.has(security)) continue;
    const day = days[row] as number;
    const key = `${security} ${day}`;
    const place = places.get(key) ?? 0;
    places.set(key, place + 1);
    if (wanted.has(row)) found.push({ security, day, place });
  }
  return found;
}
