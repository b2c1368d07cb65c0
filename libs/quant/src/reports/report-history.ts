/**
 * A figure of reports as it became known, per stock, which windows that count reports need and a
 * forward-filled panel has lost (a panel shows only the latest report: of two announced on one day it never
 * shows the first, and it cannot distinguish an unchanged value from one reported again). Stock s has the
 * entries `starts[s] … starts[s + 1] − 1`, in the order they became known, of those of one day the older
 * report first.
 */
export interface ReportHistory {
  /** One more than there are stocks. */
  readonly starts: Int32Array;
  /** When each entry became known, as `days` of a panel count (days since an epoch, say). */
  readonly known: Int32Array;
  /**
   * The report's period, numbered without gaps, such as year × 4 + quarter. A second entry of one replaces
   * the first.
   */
  readonly reports: Int32Array;
  /** NaN for a report without the figure: it hides the report before, and is missing in windows. */
  readonly values: Float64Array;
}

/** @throws RangeError naming what does not fit */
export function checkHistory({ starts, known, reports, values }: ReportHistory): void {
  const count = values.length;
  if (known.length !== count || reports.length !== count)
    throw new RangeError(`${count} values of ${reports.length} reports known on ${known.length} days`);
  if (starts.length === 0 || starts[0] !== 0 || starts.at(-1) !== count)
    throw new RangeError(`starts of stocks run from 0 to the number of entries, ${count}`);
  for (let stock = 0; stock + 1 < starts.length; stock += 1) {
    const [start, end] = [starts[stock] as number, starts[stock + 1] as number];
    if (end < start) throw new RangeError(`stock ${stock} ends before it begins`);
    for (let at = start + 1; at < end; at += 1)
      if ((known[at] as number) < (known[at - 1] as number))
        throw new RangeError(`entry ${at} of stock ${stock} became known before the one in front of it`);
  }
}
