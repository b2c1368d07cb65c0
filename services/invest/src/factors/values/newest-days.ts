import { Inject, Injectable } from '@nestjs/common';
import { FACTOR_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import { isListed, type FactorGraph, type Listings } from '@console/quant';
import { DataSource } from 'typeorm';
import { readAgain, PANEL_STORE, type PanelFrame, type PanelStore } from '@console/market/panels';
import { readListed, type ListedSecurity } from './listed-securities.ts';
import { newestOrder } from './newest-order.ts';
import { NewestThreads, type NewestLane, type NewestRows } from './newest-threads.ts';

/** The last row of the panels, and the securities listed on it. */
export interface NewestDay {
  readonly frame: PanelFrame;
  readonly date: string;
  /** The listed securities, ascending by id. */
  readonly listed: readonly ListedSecurity[];
  /** When each stock is listed, by column. */
  readonly listings: Listings;
}

/** The most days of values kept; each takes 40 kB. */
const MOST_KEPT = 100;
/** Computes factors on the newest day with data. */
@Injectable()
export class NewestDays {
  private day: Promise<NewestDay> | undefined;
  private version: string | undefined;
  private readonly kept = new Map<string, Promise<Float64Array>>();

  constructor(
    private readonly database: DataSource,
    @Inject(PANEL_STORE) private readonly panels: PanelStore,
    @Inject(NewestThreads) private readonly rows: NewestRows,
  ) {}

  /**
   * Runs `work` on the newest day, again on a newer one where a load came in between. Refuses with noPanels while there
   * is no data.
   */
  async on<T>(work: (day: NewestDay) => Promise<T>): Promise<T> {
    return readAgain(async () => work(await this.newest()));
  }

  /**
   * The values of the given columns, in their order. Percentiles of a date are among these only, as far as they are
   * listed on it.
   */
  sample({ frame }: NewestDay, graph: FactorGraph, columns: Int32Array): Promise<Float64Array> {
    return this.compute('sample', frame, graph, columns);
  }

  /**
   * The values of every column, percentiles of a date among all that are listed on it; cached for the next request. The
   * caller must not change them.
   */
  values({ frame }: NewestDay, graph: FactorGraph): Promise<Float64Array> {
    const key = `${frame.version} ${JSON.stringify(graph)}`;
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    const stocks = Int32Array.from({ length: frame.stocks }, (_, column) => column);
    const values = this.compute('market', frame, graph, stocks);
    this.kept.set(key, values);
    values.catch(() => this.kept.delete(key));
    return values;
  }

  private async compute(
    lane: NewestLane,
    frame: PanelFrame,
    graph: FactorGraph,
    stocks: Int32Array,
  ): Promise<Float64Array> {
    return this.rows.compute(lane, await newestOrder({ graph, frame, stocks }, this.panels));
  }

  private async newest(): Promise<NewestDay> {
    const frame = await this.panels.frame();
    const date = frame.dates.at(-1);
    if (date === undefined || frame.stocks === 0) throw new Refusal(FACTOR_MESSAGES.noPanels);
    if (this.version === frame.version && this.day !== undefined) return this.day;
    const day = this.read(frame, date);
    this.version = frame.version;
    this.day = day;
    day.catch(() => {
      if (this.day === day) this.day = undefined;
    });
    return day;
  }

  private async read(frame: PanelFrame, date: string): Promise<NewestDay> {
    const row = frame.dates.length - 1;
    const [all, listings] = await Promise.all([readListed(this.database), this.panels.listings(frame)]);
    const listed = all.filter(({ securityId }) => isListed(listings, securityId - 1, row));
    return { frame, date, listed, listings };
  }
}
