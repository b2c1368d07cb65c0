import type { IndexPanels, PanelFrame } from '@console/market/panels';
import type { DateRange, StyleParts } from '@console/quant';

/** Days whose indexes are made at once: what they are made of is read once for all of them. */
export const BLOCK_DAYS = 60;

/** The indexes of single days of a range in ascending order, made a block of days at a time. */
export class IndexBlocks implements Pick<IndexPanels, 'on'> {
  private block: {
    readonly name: string;
    readonly from: number;
    readonly parts: Promise<StyleParts>;
  } | null = null;

  /** @param range the rows of the frame that may be asked for */
  constructor(
    private readonly panels: Pick<IndexPanels, 'on'>,
    private readonly range: DateRange,
  ) {}

  /** @throws RangeError for more than a day, or one outside of the range */
  async on(frame: PanelFrame, { from, to }: DateRange): Promise<StyleParts> {
    if (to !== from + 1 || from < this.range.from || to > this.range.to)
      throw new RangeError(`rows ${from} to ${to}`);
    const start = from - ((from - this.range.from) % BLOCK_DAYS);
    const end = Math.min(start + BLOCK_DAYS, this.range.to);
    const name = `${frame.version} ${start}`;
    if (this.block?.name !== name)
      this.block = { name, from: start, parts: this.panels.on(frame, { from: start, to: end }) };
    const parts = await this.block.parts;
    const row = (values: Float64Array): Float64Array =>
      values.subarray((from - start) * frame.stocks, (to - start) * frame.stocks);
    return {
      industryComparison: row(parts.industryComparison),
      corpComparison: row(parts.corpComparison),
      capitalPreference: row(parts.capitalPreference),
      liquidity: row(parts.liquidity),
    };
  }
}
