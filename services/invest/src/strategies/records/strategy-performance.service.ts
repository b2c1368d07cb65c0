import { Injectable } from '@nestjs/common';
import { type StrategyPerformance, type strategyRecordCalls } from '@console/contract-invest';
import type { InputOf, Session } from '@console/contract-core';
import { contributions, type Contribution, type DayResult } from '@console/quant';
import { DataSource } from 'typeorm';
import { namedStocks } from '../named-stocks.ts';
import { ownStrategy } from '../own-strategy.ts';
import { chosenBenchmark } from './chosen-benchmark.ts';
import { industrySpells, UNCLASSIFIED } from './industry-spells.ts';
import { readDayResults } from './read-day-results.ts';
import { strategyFigures } from './strategy-figures.ts';
import { touchedCodes } from './touched-codes.ts';

type Call = (typeof strategyRecordCalls)['strategyPerformance'];

/** What strategies have done since their publication, or within it. */
@Injectable()
export class StrategyPerformanceService {
  constructor(private readonly database: DataSource) {}

  /** @throws Refusal notFound of a strategy that is not the tenant's, unknownBenchmark */
  async performance(session: Session, input: InputOf<Call>): Promise<StrategyPerformance> {
    const { tenantId } = session;
    const strategy = await ownStrategy(this.database, tenantId, input.strategyId);
    const benchmark = await chosenBenchmark(this.database, input.benchmark);
    const days = await readDayResults(this.database, input.strategyId, input);
    return {
      ...(await strategyFigures(this.database, days, benchmark?.code ?? null)),
      firstDate: days[0]?.report.date ?? null,
      lastDate: days.at(-1)?.report.date ?? null,
      benchmark: benchmark?.code ?? null,
      benchmarkName: benchmark?.name ?? null,
      attribution: await this.attribution(tenantId, days, strategy.initialCapital),
    };
  }

  private async attribution(
    tenantId: string,
    days: readonly DayResult[],
    capital: bigint,
  ): Promise<StrategyPerformance['attribution']> {
    const stocks = await namedStocks(this.database, tenantId, touchedCodes(days));
    const ids = [...stocks.values()].map(({ securityId }) => securityId);
    const industryOn = await industrySpells(this.database, ids);
    const industryOf = (code: string, date: string): string => {
      const stock = stocks.get(code);
      return stock === undefined ? UNCLASSIFIED : industryOn(stock.securityId, date);
    };
    const lastDate = days.at(-1)?.report.date ?? '';
    const [first, ...traded] = days;
    const found = contributions({
      days: traded,
      before: first?.report ?? null,
      capital: first?.report.assets ?? capital,
      industryOf,
    });
    return {
      return: found.return,
      stocks: ranked(found.stocks, (stockCode) => ({
        corpId: stocks.get(stockCode)?.corpId ?? null,
        corpName: stocks.get(stockCode)?.corpName ?? stockCode,
        stockCode,
        industryName: industryOf(stockCode, lastDate),
      })),
      industries: ranked(found.industries, (industryName) => ({ industryName })),
      costs: found.costs,
      paid: found.paid,
      residual: found.residual,
    };
  }
}

/** Contributions with what they are called, the largest total first. */
function ranked<Name extends object>(
  found: ReadonlyMap<string, Contribution>,
  nameOf: (key: string) => Name,
): (Name & Contribution)[] {
  return [...found]
    .sort(([, one], [, other]) => other.total - one.total)
    .map(([key, contribution]) => ({ ...nameOf(key), ...contribution }));
}
