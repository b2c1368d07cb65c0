import { Inject, Injectable } from '@nestjs/common';
import type { StrategyBrinson } from '@console/contract-invest';
import type { Session } from '@console/contract-core';
import { PANEL_STORE, readAgain, type PanelStore } from '@console/market/panels';
import { brinson, type Brinson } from '@console/quant';
import { DataSource } from 'typeorm';
import { namedStocks } from '../named-stocks.ts';
import { ownStrategy } from '../own-strategy.ts';
import { UNCLASSIFIED } from '../records/industry-spells.ts';
import { readDayResults } from '../records/read-day-results.ts';
import { touchedCodes } from '../records/touched-codes.ts';
import { marketBySector } from './market-by-sector.ts';

/** Why strategies' returns differ from the market's. */
@Injectable()
export class StrategyBrinsonService {
  constructor(
    private readonly database: DataSource,
    @Inject(PANEL_STORE) private readonly store: PanelStore,
  ) {}

  /**
   * The effects since publication; null before the second posted day, and where the market has no data for one of the
   * days.
   * @throws Refusal notFound of a strategy that is not the tenant's
   */
  async find({ tenantId }: Session, strategyId: number): Promise<StrategyBrinson | null> {
    await ownStrategy(this.database, tenantId, strategyId);
    const [start, ...days] = await readDayResults(this.database, strategyId);
    const [first, last] = [days[0]?.report.date, days.at(-1)?.report.date];
    if (start === undefined || first === undefined || last === undefined) return null;
    const stocks = await namedStocks(this.database, tenantId, touchedCodes(days));
    return readAgain(async () => {
      const frame = await this.store.frame();
      const market = await marketBySector(this.store, frame, { from: first, to: last });
      if (market === null) return null;
      const benchmark = days.flatMap(({ report }) => market.on(report.date) ?? []);
      if (benchmark.length < days.length) return null;
      const industryOf = (code: string, date: string): string =>
        market.industryOf(stocks.get(code)?.securityId ?? Infinity, date) ?? UNCLASSIFIED;
      const { report: before } = start;
      const found = brinson({ days, before, capital: before.assets, industryOf }, benchmark);
      return { firstDate: before.date, lastDate: last, ...presented(found) };
    });
  }
}

function presented({ sectors, ...found }: Brinson): Omit<StrategyBrinson, 'firstDate' | 'lastDate'> {
  return {
    return: found.return,
    benchmarkReturn: found.benchmarkReturn,
    sectors: [...sectors]
      .map(([industryName, effects]) => ({
        industryName,
        ...effects,
        total: effects.allocation + effects.selection + effects.interaction,
      }))
      .sort((one, other) => other.total - one.total),
    trading: found.trading,
    costs: found.costs,
    residual: found.residual,
  };
}
