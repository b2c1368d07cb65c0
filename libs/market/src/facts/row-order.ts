/** Rows in an order, of several securities: the security and the day of each, by their places in the order. */
export interface RowOrder {
  readonly securities: Int32Array;
  /** Days since 1970-01-01. */
  readonly days: Int32Array;
  /** The place of a row among those of the same security and day, from 0. */
  readonly places: Uint16Array;
}

/** The rows of a set's members in an order. */
export interface SetOrder extends RowOrder {
  /** The newest day of them; null without rows. */
  readonly newest: number | null;
}

/** A row of a page. */
export interface OrderedRow {
  readonly security: number;
  readonly day: number;
  readonly place: number;
}

/** Rows in an order, with their places among those of the same security and day. */
export function rowOrder(securities: Int32Array, days: Int32Array): RowOrder {
  const places = new Uint16Array(securities.length);
  const counted = new Map<number, Map<number, number>>();
  for (let row = 0; row < securities.length; row += 1) {
    const security = securities[row] as number;
    const day = days[row] as number;
    let own = counted.get(security);
    if (own === undefined) counted.set(security, (own = new Map()));
    const place = own.get(day) ?? 0;
    own.set(day, place + 1);
    places[row] = place;
  }
  return { securities, days, places };
}

/** The rows that count, in the same order. */
export function orderOfSet(
  { securities, days, places }: RowOrder,
  counts: (security: number, day: number) => boolean,
): SetOrder {
  const kept = new Int32Array(securities.length);
  let [total, newest] = [0, -Infinity];
  for (let row = 0; row < securities.length; row += 1) {
    const day = days[row] as number;
    if (!counts(securities[row] as number, day)) continue;
    kept[total] = row;
    total += 1;
    if (day > newest) newest = day;
  }
  const rows = kept.subarray(0, total);
  return {
    securities: rows.map((row) => securities[row] as number),
    days: rows.map((row) => days[row] as number),
    places: new Uint16Array(rows.map((row) => places[row] as number)),
    newest: total === 0 ? null : newest,
  };
}

/** The rows of a page. */
export const orderedPage = (
  { securities, days, places }: RowOrder,
  { page, size }: { readonly page: number; readonly size: number },
): readonly OrderedRow[] =>
  [...places.subarray(page * size, (page + 1) * size)].map((place, at) => ({
    security: securities[page * size + at] as number,
    day: days[page * size + at] as number,
    place,
  }));
