import { Inject, Injectable } from '@nestjs/common';
import { LEAST_SIMULATED_DAYS, STRATEGY_MESSAGES, type simulationCalls } from '@console/contract-invest';
import { Refusal, type InputOf } from '@console/contract-core';
import { PANEL_STORE, type PanelStore } from '@console/market/panels';
import { businessDate } from '@console/market/read';
import { CONFIG } from '@console/node-kit/config';
import { DataSource } from 'typeorm';
import type { InvestConfig } from '../../../invest-config.ts';
import { DraftStrategyService, type StrategyParts } from '../../publish/draft-strategy.service.ts';
import { chosenBenchmark } from '../../records/chosen-benchmark.ts';
import { simulationBytes } from '../compute/simulation-bytes.ts';

/** What a simulation is queued with; its style and its companies are read when it is. */
export interface SimulationDraft {
  /** As a strategy that were published on its first day. */
  readonly parts: StrategyParts;
  readonly endDate: string;
  /** The code of an index; null where none has bars. */
  readonly benchmark: string | null;
}

const MIB = 1024 ** 2;

/** Gathers what a simulation is sealed with, and refuses one that cannot be computed before it is queued. */
@Injectable()
export class DraftSimulationService {
  constructor(
    private readonly database: DataSource,
    private readonly strategies: DraftStrategyService,
    @Inject(PANEL_STORE) private readonly panels: PanelStore,
    @Inject(CONFIG) private readonly config: InvestConfig,
  ) {}

  /**
   * @throws Refusal of what could not be published either, of an unknown benchmark, of too few trading days, and of a
   *   run that would take more memory than one may
   */
  async draft(
    tenantId: string,
    { strategy, startDate, benchmark }: InputOf<typeof simulationCalls.submitSimulation>,
  ): Promise<SimulationDraft> {
    const parts = await this.strategies.draft(tenantId, strategy);
    const index = await chosenBenchmark(this.database, benchmark);
    const { dates, stocks } = await this.panels.frame();
    const last = (await businessDate(this.database)) ?? parts.startDate;
    const days = dates.filter((date) => date >= startDate && date <= last);
    const [first] = days;
    if (first === undefined || days.length < LEAST_SIMULATED_DAYS)
      throw new Refusal(STRATEGY_MESSAGES.simulationDates, {
        last,
        days: days.length,
        least: LEAST_SIMULATED_DAYS,
      });
    this.checkMemory(parts, { days: days.length, stocks, rows: dates.length });
    return { parts: { ...parts, startDate: first }, endDate: last, benchmark: index?.code ?? null };
  }

  private checkMemory(
    { factor, weights, stockQuantity }: StrategyParts,
    size: { readonly days: number; readonly stocks: number; readonly rows: number },
  ): void {
    const graph = weights === null ? (factor?.graph ?? null) : undefined;
    const held = weights?.length ?? stockQuantity ?? 0;
    const need = Math.ceil(simulationBytes({ ...size, graph, held }) / MIB);
    const most = this.config.PANEL_MAX_MB;
    if (need > most) throw new Refusal(STRATEGY_MESSAGES.simulationTooLarge, { need, most });
  }
}
