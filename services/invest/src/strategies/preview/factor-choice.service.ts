import { Inject, Injectable } from '@nestjs/common';
import { HeldPanels, PANEL_STORE, type PanelStore } from '@console/market/panels';
import { comparesSecurities } from '../../compute/within-universe.ts';
import { FactorStore } from '../../factors/factor-store.ts';
import { newestOrder } from '../../factors/values/newest-order.ts';
import { NewestThreads } from '../../factors/values/newest-threads.ts';
import { allColumns, factorPicks, upToDate, type FactorChoice } from '../days/signals/factor-picks.ts';
import { outsideOf, type SignalPlace } from '../days/signals/signal-place.ts';
import type { StrategyPick } from '../days/signals/strategy-pick.ts';
import { withoutFactor } from '../publish/draft-strategy.service.ts';
import type { PoolCompany } from '../pool/pool-companies.ts';
import type { ScoredDay } from '../scores/style-scores.ts';
import { universeHash } from '../seal.ts';

export interface AskedChoice extends Pick<FactorChoice, 'quantity' | 'weighting'> {
  readonly factorId: number;
  /** The newest where it is undefined. */
  readonly factorVersion: number | undefined;
}

/** Values of factors that are kept, each of 5,000 stocks 40 kB. */
const MOST_KEPT = 50;

/** What intelligent strategies would choose now. Factors are computed in the threads of factor values, and kept. */
@Injectable()
export class FactorChoiceService {
  private readonly kept = new HeldPanels<Float64Array>(MOST_KEPT, () => 1);

  constructor(
    private readonly factors: FactorStore,
    private readonly threads: NewestThreads,
    @Inject(PANEL_STORE) private readonly store: PanelStore,
  ) {}

  /**
   * The stocks of the highest value among the classified companies, the highest first.
   * @throws Refusal noFactor, tooHeavyToList of a factor that takes too long, busy
   */
  async picks(
    tenantId: string,
    { frame, row }: ScoredDay,
    { companies, choice }: { readonly companies: readonly PoolCompany[]; readonly choice: AskedChoice },
  ): Promise<readonly StrategyPick[]> {
    const { quantity, weighting } = choice;
    const graph = await this.graph(tenantId, choice);
    const classified = companies.filter(({ isClassified }) => isClassified);
    const codes = Array.from({ length: frame.stocks }, () => '');
    for (const { code, securityId } of classified) codes[securityId - 1] = code;
    const universe = classified.map(({ code }) => code);
    const place: SignalPlace = { store: this.store, frame, row, codes, universe };
    const name = JSON.stringify([frame.version, row, universeHash(universe), graph]);
    return factorPicks(place, { graph, quantity, weighting }, () =>
      this.kept.ask(name, () => this.computed(place, graph)),
    );
  }

  private async graph(
    tenantId: string,
    { factorId, factorVersion }: AskedChoice,
  ): Promise<FactorChoice['graph']> {
    try {
      const { graph } = await this.factors.find(tenantId, factorId, factorVersion);
      return await this.factors.expanded(tenantId, graph);
    } catch (error) {
      throw withoutFactor(error);
    }
  }

  private async computed(place: SignalPlace, graph: FactorChoice['graph']): Promise<Float64Array> {
    const { frame, store } = upToDate(place);
    const order = await newestOrder({ graph, frame, stocks: allColumns(frame) }, store);
    const to = frame.dates.length;
    const outside = graph.nodes.some(comparesSecurities)
      ? await outsideOf(place, { from: to - order.days.length, to })
      : null;
    return this.threads.compute('market', { ...order, outside });
  }
}
