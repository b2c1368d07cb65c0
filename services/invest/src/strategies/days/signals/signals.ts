import { HeldPanels, IndexPanels, readAgain, type PanelStore } from '@console/market/panels';
import { canonicalJson, JobFault } from '@console/node-kit/jobs';
import type { DataSource } from 'typeorm';
import type { StrategySeal } from '../../seal.ts';
import { readUniverse } from '../../universes.ts';
import type { MarketState } from '../market/market-days.ts';
import { factorPicks } from './factor-picks.ts';
import type { SignalPlace } from './signal-place.ts';
import type { StrategyPick } from './strategy-pick.ts';
import { systemPicks } from './system-picks.ts';

/** Signals that are kept: those of a day of so many strategies that differ. */
const MOST_SIGNALS = 2000;

export interface SignalRequest {
  readonly tenantId: string;
  readonly seal: StrategySeal;
  /** ISO. */
  readonly date: string;
  readonly market: Pick<MarketState, 'securities'>;
}

/** What strategies choose on dates, from what was known on them. Equal choices are made once for all strategies. */
export class Signals {
  private readonly kept = new HeldPanels<readonly StrategyPick[]>(MOST_SIGNALS, () => 1);
  private readonly universes = new HeldPanels<readonly string[]>(20, () => 1);

  constructor(
    private readonly database: DataSource,
    private readonly store: PanelStore,
    private readonly indexes: Pick<IndexPanels, 'on'> = new IndexPanels(store),
  ) {}

  /**
   * The picks of a strategy on a date: those of the highest index or factor value first.
   * @throws JobFault where nothing can be chosen: a strategy is not sold off for a lack of data
   */
  async on(request: SignalRequest): Promise<readonly StrategyPick[]> {
    const { seal } = request;
    if (seal.weights !== null) return seal.weights.map(([code, weight]) => ({ code, weight }));
    const picks = await readAgain(() => this.choose(request));
    if (picks.length === 0)
      throw new JobFault(`${request.date} 没有可选的股票，请检查行情和财务数据是否完整`);
    return picks;
  }

  private async choose({ tenantId, seal, date, market }: SignalRequest): Promise<readonly StrategyPick[]> {
    const frame = await this.store.frame();
    const row = frame.dates.indexOf(date);
    if (row === -1) throw new RangeError(`${date} is no day of the panels`);
    const { style, pins, universe, factor, weighting, stockQuantity } = seal;
    const name = canonicalJson([
      [frame.version, date, tenantId, universe, stockQuantity],
      factor ? [factor.graph, weighting] : [style, pins],
    ]);
    return this.kept.ask(name, async () => {
      const codes = codesOf(market.securities, frame.stocks);
      const members = await this.universes.ask(`${tenantId} ${universe}`, () =>
        readUniverse(this.database, tenantId, universe),
      );
      const place: SignalPlace = { store: this.store, frame, row, codes, universe: members };
      const quantity = stockQuantity ?? 0;
      return factor && weighting
        ? factorPicks(place, { graph: factor.graph, quantity, weighting })
        : systemPicks(place, this.indexes, { style, pins, quantity });
    });
  }
}

/** By column: the security with id s + 1 is in column s. */
function codesOf(securities: MarketState['securities'], stocks: number): readonly string[] {
  const codes = Array.from({ length: stocks }, () => '');
  for (const { id, code } of securities) if (id <= stocks) codes[id - 1] = code;
  return codes;
}
