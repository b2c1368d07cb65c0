import { dailyPanel, type PanelFrame, type PanelStore } from '@console/market/panels';
import { sectorBenchmark, type BenchmarkSector } from '@console/quant';

/** The whole market by industry, over days. */
export interface MarketBySector {
  /** By day, by industry; null on a day without data. */
  on(day: string): ReadonlyMap<string, BenchmarkSector> | null;
  /** The industry that a security counts to on a day. */
  industryOf(securityId: number, day: string): string | null;
}

/**
 * All stocks by Shenwan industry of level 1 from one day to another, weighted by their float capital at the close
 * before; null where the panels have no day before the first.
 * @throws FrameGone when a later load has replaced the frame's data
 */
export async function marketBySector(
  store: PanelStore,
  frame: PanelFrame,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<MarketBySector | null> {
  const first = frame.dates.indexOf(from);
  const last = frame.dates.indexOf(to);
  if (first < 1 || last < first) return null;
  const rows = { from: first - 1, to: last + 1 };
  const [returns, weights, { cells, names }] = await Promise.all([
    dailyPanel(store, frame, 'daily_bar.day_return', rows),
    dailyPanel(store, frame, 'daily_bar.float_capital', rows),
    store.industries(frame, rows),
  ]);
  const { stocks } = frame;
  const shape = { dates: rows.to - rows.from, stocks };
  const sectorOf = (stock: number, date: number): string => names[cells[date * stocks + stock] ?? 0] ?? '';
  const sectors = sectorBenchmark({ returns, weights }, shape, sectorOf);
  const places = new Map(frame.dates.slice(rows.from, rows.to).map((date, at) => [date, at]));
  return {
    on: (day) => {
      const found = sectors[places.get(day) ?? 0];
      return found === undefined || found.size === 0 ? null : found;
    },
    industryOf: (securityId, day) => {
      const date = places.get(day);
      return date === undefined || securityId > stocks ? null : sectorOf(securityId - 1, date);
    },
  };
}
