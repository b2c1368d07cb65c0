import { checkCells, type PanelShape } from '../panel/panel-shape.ts';
import type { CrossSection } from './cross-section.ts';

/** The regressors taken out of a factor: either, or both. */
export interface NeutraliseBy {
  /** By stock, or by cell where industries change over time: 0 … industryCount − 1, each cell in one. */
  readonly industries?: Uint16Array;
  readonly industryCount?: number;
  /** Cells: close × float shares, yuan. */
  readonly floatCapital?: Float64Array;
}

/**
 * Residuals of a least-squares regression on industry dummies and log float capital, a date at a time. Values
 * and log capital are demeaned within industries (without industries: over the date), which leaves a
 * regression of one on the other: the same residuals as the full one has (Frisch and Waugh). The memory is
 * reused for all dates.
 */
export class Neutraliser {
  private readonly groups: number;
  /** By place: its industry, its log capital. */
  private readonly group: Uint16Array;
  private readonly logs: Float64Array;
  /** By industry. */
  private readonly sums: Float64Array;
  private readonly members: Uint32Array;

  /** @throws RangeError naming what does not fit */
  constructor(
    private readonly shape: PanelShape,
    private readonly by: NeutraliseBy,
  ) {
    check(shape, by);
    this.groups = by.industries ? (by.industryCount ?? 0) : 1;
    this.group = new Uint16Array(shape.stocks);
    this.logs = new Float64Array(shape.stocks);
    this.sums = new Float64Array(this.groups);
    this.members = new Uint32Array(this.groups);
  }

  /**
   * Replaces a date's values by their residuals. A stock without a capital above zero has none and becomes
   * missing. Where capital does not differ within any industry only the industry is taken out.
   */
  neutralise(section: CrossSection, date: number): void {
    if (this.by.floatCapital) this.takeLogs(section, this.by.floatCapital, date);
    this.takeGroups(section, date);
    this.demean(section.values, section.count);
    if (!this.by.floatCapital) return;
    const scale = meanSquare(this.logs, section.count);
    this.demean(this.logs, section.count);
    removeSlope(section.values, this.logs, section.count, scale);
  }

  /** Keeps the values that have a capital. */
  private takeLogs(section: CrossSection, capital: Float64Array, date: number): void {
    const { values, stocks } = section;
    const start = date * this.shape.stocks;
    let kept = 0;
    for (let at = 0; at < section.count; at += 1) {
      const log = Math.log(capital[start + (stocks[at] as number)] as number);
      if (!Number.isFinite(log)) continue;
      values[kept] = values[at] as number;
      stocks[kept] = stocks[at] as number;
      this.logs[kept] = log;
      kept += 1;
    }
    section.count = kept;
  }

  private takeGroups({ stocks, count }: CrossSection, date: number): void {
    const { group, members, by, shape } = this;
    const start = by.industries?.length === shape.stocks ? 0 : date * shape.stocks;
    members.fill(0);
    for (let at = 0; at < count; at += 1) {
      const industry = by.industries ? (by.industries[start + (stocks[at] as number)] as number) : 0;
      group[at] = industry;
      members[industry] = (members[industry] as number) + 1;
    }
  }

  /** Twice: the second time removes the rounding of the first, so that equal values come to exactly 0. */
  private demean(values: Float64Array, count: number): void {
    const { sums, members, group } = this;
    for (let pass = 0; pass < 2; pass += 1) {
      sums.fill(0);
      for (let at = 0; at < count; at += 1) {
        const industry = group[at] as number;
        sums[industry] = (sums[industry] as number) + (values[at] as number);
      }
      for (let at = 0; at < this.groups; at += 1) sums[at] = (sums[at] as number) / (members[at] as number);
      for (let at = 0; at < count; at += 1) {
        values[at] = (values[at] as number) - (sums[group[at] as number] as number);
      }
    }
  }
}

function meanSquare(values: Float64Array, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += (values[at] as number) ** 2;
  return sum / count;
}

/**
 * Removes from `values` the part proportional to `regressor`; `scale` is its mean square before demeaning.
 */
function removeSlope(values: Float64Array, regressor: Float64Array, count: number, scale: number): void {
  const spread = meanSquare(regressor, count);
  // The remaining spread of equal capitals is rounding.
  if (!(spread > 1e-30 * scale)) return;
  let cross = 0;
  for (let at = 0; at < count; at += 1) cross += (values[at] as number) * (regressor[at] as number);
  const slope = cross / count / spread;
  for (let at = 0; at < count; at += 1) {
    values[at] = (values[at] as number) - slope * (regressor[at] as number);
  }
}

function check(shape: PanelShape, { industries, industryCount = 0, floatCapital }: NeutraliseBy): void {
  if (floatCapital) checkCells(shape, { floatCapital });
  if (!industries && !floatCapital) throw new RangeError('nothing to neutralise by');
  if (!industries) return;
  if (industries.length !== shape.stocks) checkCells(shape, { industries });
  for (const industry of industries) {
    if (industry >= industryCount) throw new RangeError(`industry ${industry} of ${industryCount}`);
  }
}
