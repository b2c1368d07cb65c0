import {
  dailyPanel,
  firstRowFrom,
  loadIndexInput,
  unlistedCells,
  type PanelFrame,
  type PanelStore,
} from '@console/market/panels';
import { groupMeans, indexOrigins, investSuccessRates, type IndexOrigins } from '@console/quant';

/** What is known of all securities on a date, whatever the style: by column of the frame, NaN is missing. */
export interface MarketScores extends IndexOrigins {
  /** The number of the Shenwan level-1 industry, 0 for none. */
  readonly industries: Uint16Array;
  /** By number: 0 is 未分类. */
  readonly industryNames: readonly string[];
  /** Shenwan codes by number; empty for 未分类. */
  readonly industryCodes: readonly string[];
  /** industryZbphIndex, by number of the industry. */
  readonly industryPreference: Float64Array;
  /** investSuccessRate, 0 to 1. */
  readonly success: Float64Array;
}

/** Months before the date's own of which the first day is read: 36 that count, and one that may be cut off. */
const MONTHS_BACK = 37;

/**
 * The scores of a row of the panels, from what was known on its date.
 * @throws FrameGone when a later load has replaced the frame's data
 */
export async function readMarketScores(
  store: PanelStore,
  frame: PanelFrame,
  row: number,
): Promise<MarketScores> {
  const day = { from: row, to: row + 1 };
  const [loaded, ofIndustries, floatCapital, success] = await Promise.all([
    loadIndexInput(store, frame, day),
    store.industries(frame, day),
    dailyPanel(store, frame, 'daily_bar.float_capital', day),
    successOn(store, frame, row),
  ]);
  const { cells: industries, names: industryNames, codes: industryCodes } = ofIndustries;
  const origins = indexOrigins(loaded.input, loaded.rows.from);
  return {
    ...origins,
    industries,
    industryNames,
    industryCodes,
    industryPreference: groupMeans(origins.parts.capitalPreference, floatCapital, {
      groups: industries,
      count: industryNames.length,
    }),
    success,
  };
}

async function successOn(store: PanelStore, frame: PanelFrame, row: number): Promise<Float64Array> {
  const { dates, stocks } = frame;
  const rows = { from: firstRowFrom(dates, monthsBefore(dates[row] ?? '', MONTHS_BACK)), to: row + 1 };
  const [returns, unlisted] = await Promise.all([
    dailyPanel(store, frame, 'daily_bar.day_return', rows),
    unlistedCells(store, frame, rows),
  ]);
  const input = {
    dates: rows.to - rows.from,
    stocks,
    days: dates.slice(rows.from, rows.to),
    returns,
    universe: unlisted.map((mark) => 1 - mark),
  };
  return investSuccessRates(input, row - rows.from);
}

/** The first day of the month so many months before that of a day, `YYYY-MM-DD`. */
function monthsBefore(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - months;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
