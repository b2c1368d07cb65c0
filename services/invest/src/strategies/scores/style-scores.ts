import { Inject, Injectable } from '@nestjs/common';
import { HeldPanels, PANEL_STORE, type PanelFrame, type PanelStore } from '@console/market/panels';
import { correctedIndexes, styleIndexes, type StyleWeights } from '@console/quant';
import { readMarketScores, type MarketScores } from './market-scores.ts';

/** The scores of a style on a date, by column of the frame, 0 to 5; NaN is missing. */
export interface StyleScores {
  readonly market: MarketScores;
  readonly styleIndex: Float64Array;
  /** correctionCorpConfig */
  readonly corrected: Float64Array;
}

/** A date of the panels. */
export interface ScoredDay {
  readonly frame: PanelFrame;
  readonly row: number;
}

/** Dates whose scores are kept, each of 5,000 securities some megabyte, and styles of them. */
const MOST_DAYS = 20;
const MOST_STYLES = 200;

/** The scores of styles on dates, made once for a state of the market data. No one may change them. */
@Injectable()
export class StyleScoring {
  private readonly days = new HeldPanels<MarketScores>(MOST_DAYS, () => 1);
  private readonly styles = new HeldPanels<StyleScores>(MOST_STYLES, () => 1);

  constructor(@Inject(PANEL_STORE) readonly store: PanelStore) {}

  /** The business date in the panels, or the last one before another day; null where there is none. */
  async day(until?: string): Promise<ScoredDay | null> {
    const frame = await this.store.frame();
    const { asOf } = frame;
    const last = until === undefined || (asOf !== null && until > asOf) ? asOf : until;
    const row = last === null ? -1 : frame.dates.findLastIndex((date) => date <= last);
    return row === -1 ? null : { frame, row };
  }

  /** @throws FrameGone when a later load has replaced the frame's data */
  market({ frame, row }: ScoredDay): Promise<MarketScores> {
    return this.days.ask(`${frame.version} ${row}`, () => readMarketScores(this.store, frame, row));
  }

  /** @throws FrameGone when a later load has replaced the frame's data */
  on(day: ScoredDay, weights: StyleWeights): Promise<StyleScores> {
    const { comparisonIndexIndustryWeight, comparisonIndexCorpWeight, zbphIndexWeight } = weights;
    const { styleIndexWeight, liquidityIndexWeight } = weights;
    const name = JSON.stringify([
      ...[
        `${day.frame.version} ${day.row}`,
        comparisonIndexIndustryWeight,
        comparisonIndexCorpWeight,
        zbphIndexWeight,
      ],
      ...[styleIndexWeight, liquidityIndexWeight],
    ]);
    return this.styles.ask(name, async () => {
      const market = await this.market(day);
      const styleIndex = styleIndexes(market.parts, weights);
      return { market, styleIndex, corrected: correctedIndexes(styleIndex, market.parts.liquidity, weights) };
    });
  }
}
