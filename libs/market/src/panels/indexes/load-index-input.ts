import { companyReports, type DateRange, type IndexInput } from '@console/quant';
import type { PanelFrame, PanelStore } from '../panel-store.ts';
import { dailyPanel, reportHistory } from '../typed-panels.ts';
import { unlistedCells } from '../unlisted-cells.ts';

/** Rows before a date that its indexes need: three years with the date itself. */
const HISTORY_ROWS = 749;

const DAILY = {
  pe: 'daily_bar.pe_ttm',
  pb: 'daily_bar.pb',
  amount: 'daily_bar.amount',
  floatCapital: 'daily_bar.float_capital',
  financing: 'margin_trading.financing_balance',
  connectHeld: 'connect_holding.held_capital_rate',
  mainAmount: 'money_flow.main_trading_amount',
} as const;
const REPORTED = {
  revenue: 'income_statement.operating_total_revenue',
  profit: 'income_statement.net_profit_parent',
  salesRevenue: 'income_statement.operating_revenue',
  salesCost: 'income_statement.operating_cost',
  equity: 'balance_sheet.equity_parent',
} as const;

/** What indexes are made of, and which of its rows are those that were asked for. */
export interface LoadedIndexInput {
  readonly input: IndexInput;
  readonly rows: DateRange;
}

/**
 * What the indexes of some rows are made of, the three years before them included, from the mart's panels.
 * @throws FrameGone when a later load has replaced them
 */
export async function loadIndexInput(
  store: PanelStore,
  frame: PanelFrame,
  { from, to }: DateRange,
): Promise<LoadedIndexInput> {
  const range = { from: Math.max(0, from - HISTORY_ROWS), to };
  const read = (id: string): Promise<Float64Array> => dailyPanel(store, frame, id, range);
  const [daily, reported, fundHeld, universe, { cells: industries }] = await Promise.all([
    each(DAILY, read),
    each(REPORTED, (id) => reportHistory(store, frame, id)),
    reportHistory(store, frame, 'institution_holding.fund_held_percent'),
    readUniverse(store, frame, range),
    store.industries(frame, range),
  ]);
  return {
    input: {
      ...daily,
      dates: range.to - range.from,
      stocks: frame.stocks,
      days: frame.days.subarray(range.from, range.to),
      universe,
      industries,
      fundHeld,
      reports: companyReports(reported),
    },
    rows: { from: from - range.from, to: to - range.from },
  };
}

/** By cell: 1 for stocks that are listed and have a bar. */
async function readUniverse(store: PanelStore, frame: PanelFrame, rows: DateRange): Promise<Uint8Array> {
  // Every bar says whether its day was a halt.
  const [unlisted, bars] = await Promise.all([
    unlistedCells(store, frame, rows),
    dailyPanel(store, frame, 'daily_bar.suspended', rows),
  ]);
  return unlisted.map((mark, cell) => (mark === 0 && !Number.isNaN(bars[cell] as number) ? 1 : 0));
}

/** A value for each of some ids, by their names. */
async function each<K extends string, T>(
  ids: Readonly<Record<K, string>>,
  read: (id: string) => Promise<T>,
): Promise<Record<K, T>> {
  const entries = Object.entries(ids) as [K, string][];
  const values = await Promise.all(entries.map(async ([name, id]) => [name, await read(id)] as const));
  return Object.fromEntries(values) as Record<K, T>;
}
