import { Sorter } from './sorter.ts';

export interface PercentileWindow {
  /** Rows of the window, today's included. */
  readonly n: number;
  /** Values that must be present. */
  readonly least: number;
}

/**
 * The percentile of each value among the window that ends with it, ties half (scipy's percentileofscore, kind mean).
 * Values are counted by their place in the sorted column: a Fenwick tree gives the number of values below one, for any
 * length of the window. Its memory is taken once, for many columns.
 */
export class RankedWindow {
  private readonly sorter: Sorter;
  private readonly kept: Float64Array;
  private readonly keptAt: Uint32Array;
  private readonly order: Uint32Array;
  /** By row: the place of the first value equal to it, −1 where missing. */
  private readonly places: Int32Array;
  /** By place: how many of the window. */
  private readonly tied: Int32Array;
  private readonly tree: Int32Array;

  /** `scale`: the highest percentile, 1 or 100. */
  constructor(
    dates: number,
    private readonly window: PercentileWindow,
    private readonly scale: number,
  ) {
    this.sorter = new Sorter(dates);
    this.kept = new Float64Array(dates);
    this.keptAt = new Uint32Array(dates);
    this.order = new Uint32Array(dates);
    this.places = new Int32Array(dates);
    this.tied = new Int32Array(dates);
    this.tree = new Int32Array(dates + 1);
  }

  /** Writes the percentiles of a column, a value a row; NaN where it is missing or has too few others. */
  percentiles(column: Float64Array, result: Float64Array): void {
    const { places, tied, tree } = this;
    const { n, least } = this.window;
    const count = this.rank(column);
    tied.fill(0);
    tree.fill(0);
    let present = 0;
    for (let date = 0; date < column.length; date += 1) {
      const leaving = date < n ? -1 : (places[date - n] as number);
      if (leaving >= 0) {
        this.add(leaving, -1, count);
        present -= 1;
      }
      const place = places[date] as number;
      if (place >= 0) {
        this.add(place, 1, count);
        present += 1;
      }
      result[date] =
        place < 0 || present < least
          ? NaN
          : this.scale * ((this.below(place) + (tied[place] as number) / 2) / present);
    }
  }

  private rank(column: Float64Array): number {
    const { kept, keptAt, order, places } = this;
    places.fill(-1);
    let count = 0;
    for (let date = 0; date < column.length; date += 1) {
      const value = column[date] as number;
      if (Number.isNaN(value)) continue;
      kept[count] = value;
      keptAt[count] = date;
      count += 1;
    }
    this.sorter.sort(kept, count, order);
    let place = 0;
    for (let at = 0; at < count; at += 1) {
      const from = order[at] as number;
      if (kept[from] !== kept[order[place] as number]) place = at;
      places[keptAt[from] as number] = place;
    }
    return count;
  }

  private add(place: number, change: number, count: number): void {
    const { tied, tree } = this;
    tied[place] = (tied[place] as number) + change;
    for (let at = place + 1; at <= count; at += at & -at) tree[at] = (tree[at] as number) + change;
  }

  private below(place: number): number {
    const { tree } = this;
    let sum = 0;
    for (let at = place; at > 0; at &= at - 1) sum += tree[at] as number;
    return sum;
  }
}
