import { indexPanel, type DateRange, type StyleParts } from '@console/quant';
import { HeldPanels } from '../held-panels.ts';
import type { PanelFrame, PanelStore } from '../panel-store.ts';
import { loadIndexInput } from './load-index-input.ts';

/** How much memory the indexes may take: 256 MiB, of 5,000 stocks some 1,600 days. */
const MOST_BYTES = 2 ** 28;

/**
 * The indexes of all securities on some dates, each from what was known on its date, made of the mart's panels when they
 * are first asked for. Requests of the same dates of a frame share one result, which no one may change.
 */
export class IndexPanels {
  private readonly parts: HeldPanels<StyleParts>;

  constructor(
    private readonly store: PanelStore,
    mostBytes = MOST_BYTES,
  ) {
    // The four panels are of one size.
    this.parts = new HeldPanels(mostBytes, ({ liquidity }) => 4 * liquidity.byteLength);
  }

  /**
   * The indexes over rows `from` up to, not including, `to`, date-major from the first of them on.
   * @throws RangeError for rows that are not the frame's; FrameGone when a later load has replaced its data
   */
  on(frame: PanelFrame, rows: DateRange): Promise<StyleParts> {
    return this.parts.ask(`${frame.version} ${rows.from} ${rows.to}`, async () => {
      const loaded = await loadIndexInput(this.store, frame, rows);
      return indexPanel(loaded.input, loaded.rows);
    });
  }
}
