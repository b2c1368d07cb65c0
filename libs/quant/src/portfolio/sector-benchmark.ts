import { checkCells, type PanelShape } from '../panel/panel-shape.ts';

/** A sector's share of a benchmark at the close before, and what it earned. */
export interface BenchmarkSector {
  readonly weight: number;
  readonly earned: number;
}

/** By date of the panel, by sector; the weights of a date add up to 1. Empty where the benchmark has no return. */
export type SectorBenchmark = readonly ReadonlyMap<string, BenchmarkSector>[];

/**
 * A benchmark by sector: the same as `benchmarkReturns`, parted. Weights are those of the close before, among stocks
 * that have a return that day.
 *
 * @param returns dates × stocks
 * @param weights dates × stocks, as known at each close
 * @param sectorOf the sector of a stock on a date, by their places
 */
export function sectorBenchmark(
  { returns, weights }: { readonly returns: Float64Array; readonly weights: Float64Array },
  shape: PanelShape,
  sectorOf: (stock: number, date: number) => string,
): SectorBenchmark {
  checkCells(shape, { returns, weights });
  return Array.from({ length: shape.dates }, (_, date) => {
    const sums = new Map<string, { weight: number; earned: number }>();
    let total = 0;
    for (let stock = 0; date > 0 && stock < shape.stocks; stock += 1) {
      const cell = date * shape.stocks + stock;
      const weight = weights[cell - shape.stocks] as number;
      const value = returns[cell] as number;
      if (!(weight > 0) || Number.isNaN(value)) continue;
      const sector = sectorOf(stock, date);
      const own = sums.get(sector) ?? { weight: 0, earned: 0 };
      sums.set(sector, { weight: own.weight + weight, earned: own.earned + weight * value });
      total += weight;
    }
    return new Map(
      [...sums].map(([sector, { weight, earned }]) => [
        sector,
        { weight: weight / total, earned: earned / weight },
      ]),
    );
  });
}
