import { Injectable } from '@nestjs/common';
import type { comparisonCalls, StrategyComparison, StrategyDetail } from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import type { DayResult } from '@console/quant';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { namedStocks } from '../named-stocks.ts';
import { readStrategy } from '../publish/strategy-reader.ts';
import { chosenBenchmark } from '../records/chosen-benchmark.ts';
import { readDayResults } from '../records/read-day-results.ts';
import { strategyFigures } from '../records/strategy-figures.ts';
import { indexCloses } from '../records/index-closes.ts';
import { commonWindow } from './common-window.ts';
import { overlapsOf, stocksSideBySide, type HeldWeights } from './holdings-side-by-side.ts';

type Call = (typeof comparisonCalls)['compareStrategies'];

/** Strategies of a tenant side by side. It only reads: no figure of a strategy depends on what it is compared with. */
@Injectable()
export class CompareStrategiesService {
  constructor(private readonly database: DataSource) {}

  /** @throws Refusal notFound where none of them is the tenant's, unknownBenchmark */
  async compare(session: Session, input: InputOf<Call>): Promise<StrategyComparison> {
    const ids = [...new Set(input.ids ?? [])];
    const benchmark = await chosenBenchmark(this.database, input.benchmark);
    const own = await this.own(session.tenantId, ids);
    if (own.size === 0) throw new Refusal(MESSAGES.notFound);
    const strategies = await Promise.all(
      ids.filter((id) => own.has(id)).map((id) => readStrategy(this.database, session, id)),
    );
    const window = commonWindow(strategies.flatMap((strategy) => spanOf(strategy) ?? []));
    const days = await Promise.all(
      strategies.map((strategy) =>
        window === null || strategy.reportDate === null
          ? []
          : readDayResults(this.database, strategy.strategyId, window),
      ),
    );
    const dates = [...new Set(days.flatMap((all) => all.map(({ report }) => report.date)))].sort();
    const held = days.map(weightsOf);
    return {
      from: window?.from ?? null,
      to: window?.to ?? null,
      benchmark: benchmark?.code ?? null,
      benchmarkName: benchmark?.name ?? null,
      dates,
      market: rebased(await indexCloses(this.database, benchmark?.code ?? null, dates), dates),
      strategies: await Promise.all(
        strategies.map(async (strategy, at) => ({
          ...strategy,
          ...(await this.result(days[at] ?? [], dates, benchmark?.code ?? null)),
        })),
      ),
      stocks: await this.stocks(session.tenantId, held),
      overlaps: overlapsOf(held).map((row) => [...row]),
      missing: ids.filter((id) => !own.has(id)),
    };
  }

  private async result(
    days: readonly DayResult[],
    dates: readonly string[],
    benchmark: string | null,
  ): Promise<Pick<StrategyComparison['strategies'][number], 'figures' | 'wealth' | 'invested'>> {
    const last = days.at(-1)?.report;
    if (last === undefined) return { figures: null, wealth: [], invested: null };
    return {
      figures: await strategyFigures(this.database, days, benchmark),
      wealth: rebased(assetsOf(days), dates),
      invested: Number(last.stockValue) / Number(last.assets),
    };
  }

  /** Those ids that are strategies of the tenant. */
  private async own(tenantId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const rows = await queries(this.database)
      .selectFrom('invest.strategy')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .where('removed_at', 'is', null)
      .execute();
    return new Set(rows.map(({ id }) => id));
  }

  private async stocks(
    tenantId: string,
    held: readonly HeldWeights[],
  ): Promise<StrategyComparison['stocks']> {
    const rows = stocksSideBySide(held);
    const names = await namedStocks(
      this.database,
      tenantId,
      rows.map(({ code }) => code),
    );
    return rows.map(({ code, weights }) => ({
      corpId: names.get(code)?.corpId ?? null,
      corpName: names.get(code)?.corpName ?? code,
      stockCode: code,
      weights: [...weights],
    }));
  }
}

const spanOf = ({ startDate, reportDate }: StrategyDetail): { first: string; last: string } | null =>
  reportDate === null ? null : { first: startDate, last: reportDate };

/** The share of assets in each stock at the close of the last day. */
function weightsOf(days: readonly DayResult[]): HeldWeights {
  const last = days.at(-1)?.report;
  if (last === undefined) return new Map();
  return new Map(last.holdings.map(({ code, value }) => [code, Number(value) / Number(last.assets)]));
}

const assetsOf = (days: readonly DayResult[]): ReadonlyMap<string, number> =>
  new Map(days.map(({ report }) => [report.date, Number(report.assets)]));

/** Values by date over that of the first date; null where one of the two is missing. */
function rebased(values: ReadonlyMap<string, number>, dates: readonly string[]): (number | null)[] {
  const first = values.get(dates[0] ?? '');
  return dates.map((date) => {
    const value = values.get(date);
    return value === undefined || first === undefined ? null : value / first;
  });
}
