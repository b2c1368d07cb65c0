import type { Cell } from '../../database/write-rows.ts';
import { PART, PARTS } from './bar-parts.ts';

/** The sums over one industry's members on a day. */
export class IndustrySums {
  private corpNum = 0;
  /** NaN until something is added. */
  private readonly sums = new Float64Array(PARTS).fill(NaN);

  /** Adds a bar's parts. */
  add(parts: Float64Array): void {
    this.corpNum += 1;
    for (let at = 0; at < PARTS; at += 1) {
      const part = parts[at] ?? NaN;
      if (Number.isNaN(part)) continue;
      const sum = this.sums[at] ?? NaN;
      this.sums[at] = Number.isNaN(sum) ? part : sum + part;
    }
  }

  /** The columns of `industry_daily` from `corp_num` on, without the indexes. */
  result(): IndustryResult {
    const of = (part: keyof typeof PART): number | null => orNull(this.sums[PART[part]]);
    const growth = divide(of('after'), of('before'));
    return {
      sums: [
        ...[this.corpNum, of('capital'), of('highCapital'), of('lowCapital'), of('floatCapital')],
        ...[of('totalShares'), of('floatShares'), of('amount'), of('volume')],
        divide(of('amount'), of('floatCapital')),
      ],
      returnRate: growth === null ? null : growth - 1,
      capital: of('capital'),
      highCapital: of('highCapital'),
      lowCapital: of('lowCapital'),
      multiples: [
        overPositive(of('peCapital'), of('earnings')),
        overPositive(of('pbCapital'), of('book')),
        overPositive(of('psCapital'), of('sales')),
      ],
    };
  }
}

export interface IndustryResult {
  readonly sums: readonly Cell[];
  readonly returnRate: number | null;
  readonly capital: number | null;
  readonly highCapital: number | null;
  readonly lowCapital: number | null;
  readonly multiples: readonly Cell[];
}

const orNull = (value: number | undefined): number | null =>
  value === undefined || Number.isNaN(value) ? null : value;

const divide = (over: number | null, under: number | null): number | null =>
  over === null || under === null || under === 0 ? null : over / under;

/** A multiple is null where its denominator is not positive. */
const overPositive = (over: number | null, under: number | null): number | null =>
  under !== null && under > 0 ? divide(over, under) : null;
