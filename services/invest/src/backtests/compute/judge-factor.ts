import type { BacktestParams } from '@console/contract-invest';
import { dailySheet, sheetBytes, type DailySheet } from '@console/quant';
import type { LoadedRun } from './load-run.ts';
import type { RunMemory } from './run-memory.ts';
import type { ScanTeam } from './scan-team.ts';

/** A factor's values over the dates of a run, in shared memory: they are prepared in place. */
export interface FactorToJudge {
  readonly factor: Float64Array;
  readonly run: LoadedRun;
  readonly params: BacktestParams;
  readonly stocks: number;
  readonly dates: number;
  /** See `PreparedRun`. */
  readonly orders?: ArrayBufferLike;
}

/** Prepares the factor and scans every date. The sheet is in memory that the next factor overwrites. */
export async function judgeFactor(
  { factor, run, params, stocks, dates, orders }: FactorToJudge,
  { team, memory }: { readonly team: ScanTeam; readonly memory: RunMemory },
): Promise<DailySheet> {
  const { horizons, quantiles, binBy, winsorise, standardise, neutralise } = params;
  const { prices, excluded, industries, names, floatCapital } = run;
  const industryCount = industries === null ? 0 : names.length;
  const size = { dates, horizons: horizons.length, quantiles, industryCount };
  const series = memory.floats('sheet', sheetBytes(size) / Float64Array.BYTES_PER_ELEMENT).fill(NaN);
  const sheet = series.buffer;
  await team.scan({
    dates,
    stocks,
    horizons,
    quantiles,
    binBy,
    winsorise,
    standardise,
    prices,
    factor,
    excluded,
    industries,
    industryCount,
    floatCapital,
    sheet,
    neutraliseByIndustry: neutralise.industry,
    ...(orders && { orders }),
  });
  return dailySheet(size, sheet);
}
