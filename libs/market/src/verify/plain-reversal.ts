import { join } from 'node:path';
import { readRows, type Row } from './plain-reading.ts';

/** By date, oldest first: the rank IC of each horizon; NaN where fewer than two stocks have all of it. */
export type RankIcs = readonly { readonly date: string; readonly values: readonly number[] }[];

export const REVERSAL = { back: 20, horizons: [1, 5, 20] } as const;

/**
 * The rank IC of a one-month reversal (what a share lost over the last 20 trading days) on the sample's bars,
 * written plainly: without panels, typed arrays or the numeric core.
 */
export async function plainReversal(dir: string): Promise<RankIcs> {
  const bars = await readRows(join(dir, 'daily_bars.csv'));
  const dates = [...new Set(bars.map((bar) => bar['date'] ?? ''))].sort();
  const stocks = [...closesByStock(bars).values()];
  return dates.map((date, at) => {
    const rows = stocks.flatMap((closes) => {
      const price = closes.get(date);
      const before = closes.get(dates[at - REVERSAL.back] ?? '');
      const later = REVERSAL.horizons.map((horizon) => closes.get(dates[at + horizon] ?? ''));
      if (price === undefined || before === undefined || later.includes(undefined)) return [];
      return [{ factor: -(price / before - 1), returns: later.map((close) => (close ?? NaN) / price - 1) }];
    });
    const factor = averageRanks(rows.map((row) => row.factor));
    const values = REVERSAL.horizons.map((_, horizon) =>
      pearson(factor, averageRanks(rows.map(({ returns }) => returns[horizon] ?? NaN))),
    );
    return { date, values };
  });
}

/** Closes of each stock's traded days, times its factor from ex-rights days, where preclose is not the last close. */
function closesByStock(bars: readonly Row[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const stocks = new Map<string, Map<string, number>>();
  const chains = new Map<string, { readonly close: number; readonly factor: number }>();
  for (const bar of [...bars].sort((one, other) => ((one['date'] ?? '') < (other['date'] ?? '') ? -1 : 1))) {
    const code = bar['code'] ?? '';
    const [close, preclose] = [Number(bar['close']), Number(bar['preclose'])];
    const { close: last, factor: before } = chains.get(code) ?? { close: preclose, factor: 1 };
    const factor = last === preclose ? before : before * (last / preclose);
    chains.set(code, { close, factor });
    if (bar['tradestatus'] !== '1') continue;
    const closes = stocks.get(code) ?? new Map<string, number>();
    stocks.set(code, closes.set(bar['date'] ?? '', close * factor));
  }
  return stocks;
}

/** 1 for the least; equal values share the mean of their places. */
function averageRanks(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(xs), mean(ys)];
  const sum = (of: (x: number, y: number) => number): number =>
    xs.reduce((total, x, at) => total + of(x - meanX, (ys[at] ?? NaN) - meanY), 0);
  const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  return spread > 0 ? sum((x, y) => x * y) / spread : NaN;
}
