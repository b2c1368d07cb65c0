import type { RowOf } from '@console/contract-core';
import type { poolTables } from '@console/contract-invest';
import { configurationIndexes, orNull, type StyleWeights } from '@console/quant';
import type { SignalPlace } from '../days/signals/signal-place.ts';
import { stylePoolOn, type StylePool } from '../scores/style-pool-on.ts';
import type { ScoredDay, StyleScores, StyleScoring } from '../scores/style-scores.ts';
import type { PoolCompany } from './pool-companies.ts';

export type PoolRow = RowOf<typeof poolTables.stylePool>;

/** What a pool is chosen by and from. */
export interface PoolChoice {
  readonly weights: StyleWeights;
  readonly companies: readonly PoolCompany[];
  /** Codes. */
  readonly pins: readonly string[];
  /** Both where it is undefined. */
  readonly pool: 'system' | 'user' | undefined;
}

/**
 * The stocks of a style's pool on a date, those of the system pool first; a pinned code that is no company of the
 * tenant's any more is left out. Configuration indexes are those among the stocks of the pool.
 */
export async function poolRows(
  scoring: StyleScoring,
  day: ScoredDay,
  { weights, companies, pins, pool }: PoolChoice,
): Promise<readonly PoolRow[]> {
  const scores = await scoring.on(day, weights);
  const byColumn = new Map(companies.map((company) => [company.securityId - 1, company]));
  const pools = await stylePoolOn(placeOf(scoring, day, byColumn), scores.styleIndex, pins);
  const stocks = columnsOf(pools, pool).flatMap((column) => {
    const company = byColumn.get(column);
    return company === undefined ? [] : [{ column, company }];
  });
  const chosen = (values: Float64Array): Float64Array =>
    Float64Array.from(stocks, ({ column }) => values[column] ?? NaN);
  const configuration = configurationIndexes(
    { styleIndex: chosen(scores.styleIndex), liquidity: chosen(scores.market.parts.liquidity) },
    weights,
  );
  const pinned = new Set(pins);
  return stocks.map(({ column, company }, at) => ({
    corpId: company.corpId,
    pinned: pinned.has(company.code),
    corpName: company.shortName,
    stockCode: company.code,
    ...indexesOf(scores, column),
    corpConfigIndex: known(configuration.corpConfigIndex, at),
    correctionWeight: known(configuration.correctionWeight, at),
    systemConfigIndex: known(configuration.systemConfigIndex, at),
    userConfigIndex: null,
  }));
}

/** The date as signals are chosen on it, with the tenant's companies in place of all securities. */
export function placeOf(
  { store }: StyleScoring,
  { frame, row }: ScoredDay,
  companies: ReadonlyMap<number, PoolCompany>,
): SignalPlace {
  const classified = [...companies.values()].filter(({ isClassified }) => isClassified);
  return {
    store,
    frame,
    row,
    codes: Array.from({ length: frame.stocks }, (_, column) => companies.get(column)?.code ?? ''),
    universe: classified.map(({ code }) => code),
  };
}

function columnsOf({ system, user }: StylePool, pool: PoolChoice['pool']): readonly number[] {
  if (pool !== undefined) return pool === 'system' ? system : user;
  return [...new Set([...system, ...user])];
}

function indexesOf({ market, styleIndex, corrected }: StyleScores, column: number) {
  const { parts, industries, industryNames, industryPreference, success } = market;
  const industry = industries[column] ?? 0;
  return {
    industryName: industryNames[industry] ?? '',
    styleIndex: known(styleIndex, column),
    investSuccessRate: known(success, column),
    industryComparisonIndex: known(parts.industryComparison, column),
    industryZbphIndex: known(industryPreference, industry),
    corpComparisonIndex: known(parts.corpComparison, column),
    zbphIndex: known(parts.capitalPreference, column),
    correctionCorpConfig: known(corrected, column),
  };
}

const known = (values: Float64Array, at: number): number | null => orNull(values[at] ?? NaN);
