import type { StrategyPerformance } from '@console/contract-invest';
import { contributions, type Contribution, type DayResult } from '@console/quant';
import type { DataSource } from 'typeorm';
import type { MarketIndex } from '../../indexes-with-bars.ts';
import { namedStocks } from '../named-stocks.ts';
import { industrySpells, UNCLASSIFIED } from './industry-spells.ts';
import { strategyFigures } from './strategy-figures.ts';
import { touchedCodes } from './touched-codes.ts';

export interface PerformedDays {
  readonly tenantId: string;
  /** One after another; the first is what the others begin with. */
  readonly days: readonly DayResult[];
  /** Cents: the initial capital. */
  readonly capital: bigint;
  readonly benchmark: MarketIndex | null;
}

/** The statistics of days of the ledger, and where their return came from. */
export async function performanceOf(
  database: DataSource,
  { tenantId, days, capital, benchmark }: PerformedDays,
): Promise<StrategyPerformance> {
  return {
    ...(await strategyFigures(database, days, benchmark?.code ?? null)),
    firstDate: days[0]?.report.date ?? null,
    lastDate: days.at(-1)?.report.date ?? null,
    benchmark: benchmark?.code ?? null,
    benchmarkName: benchmark?.name ?? null,
    attribution: await attributionOf(database, { tenantId, days, capital }),
  };
}

async function attributionOf(
  database: DataSource,
  { tenantId, days, capital }: Omit<PerformedDays, 'benchmark'>,
): Promise<StrategyPerformance['attribution']> {
  const stocks = await namedStocks(database, tenantId, touchedCodes(days));
  const ids = [...stocks.values()].map(({ securityId }) => securityId);
  const industryOn = await industrySpells(database, ids);
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

/** Contributions with what they are called, the largest total first. */
function ranked<Name extends object>(
  found: ReadonlyMap<string, Contribution>,
  nameOf: (key: string) => Name,
): (Name & Contribution)[] {
  return [...found]
    .sort(([, one], [, other]) => other.total - one.total)
    .map(([key, contribution]) => ({ ...nameOf(key), ...contribution }));
}
