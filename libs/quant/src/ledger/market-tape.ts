import { dayLimits, type DayLimits } from './day-limits.ts';
import { add, type Decimal } from './decimal.ts';
import { stockDay, type MarketDay, type StockDay } from './market-day.ts';
import { stepQuote, UNQUOTED, type CorporateAction, type TradingBar } from './quote.ts';
import { isDelistedOn, isListedOn, type Security } from './security.ts';

/** A row of a stock that trades that day; prices and amount in cents, unadjusted. */
export interface BarRow {
  readonly open: bigint;
  readonly close: bigint;
  readonly preClose: bigint;
  readonly amount: bigint;
  readonly st: boolean;
  /** The vendor's limits; null where it gives none. */
  readonly upperLimit: bigint | null;
  readonly lowerLimit: bigint | null;
}

/** What a company gives for a share that is held; shares and yuan per share. */
export interface DividendRow {
  readonly code: string;
  /** ISO. */
  readonly exDate: string;
  readonly cashPerShare: Decimal;
  readonly bonusPerShare: Decimal;
  readonly transferPerShare: Decimal;
  readonly rightsPerShare: Decimal;
}

export interface MarketData {
  /** Trading days, ISO, ascending. */
  readonly calendar: readonly string[];
  readonly securities: readonly Security[];
  /** By date, then by code: those that trade. */
  readonly bars: ReadonlyMap<string, ReadonlyMap<string, BarRow>>;
  readonly dividends: readonly DividendRow[];
}

/** The days of a market one after another: all of its calendar, or those after a day that was stored. */
export function* marketDays(data: MarketData, stored: MarketDay | null = null): Generator<MarketDay> {
  const { calendar, securities, bars, dividends } = data;
  const actions = actionsByDay(calendar, dividends);
  const ages = new Map(securities.map((security) => [security.code, firstDay(calendar, security)]));
  let before = stored;
  for (const [at, date] of calendar.entries()) {
    if (stored !== null && date <= stored.date) continue;
    const stocks = new Map<string, StockDay>();
    for (const security of securities) {
      const { code } = security;
      const first = ages.get(code) ?? null;
      const age = first === null ? null : at - first + 1;
      const row = isListedOn(security, date) ? bars.get(date)?.get(code) : undefined;
      const bar = row ? tradingBar(row, security, { date, age }) : null;
      const action = isDelistedOn(security, date) ? undefined : actions.get(date)?.get(code);
      const step = stepQuote(before?.stocks.get(code)?.after ?? UNQUOTED, bar, action ?? null);
      stocks.set(code, stockDay(security, date, step));
    }
    before = { date, stocks };
    yield before;
  }
}

/** Where a listing begins in the calendar; null where it began before. */
function firstDay(calendar: readonly string[], { listed }: Security): number | null {
  const [first = ''] = calendar;
  return listed < first ? null : calendar.findIndex((date) => date >= listed);
}

function tradingBar(
  { open, close, preClose, amount, st, upperLimit, lowerLimit }: BarRow,
  { board, listed }: Security,
  { date, age }: { readonly date: string; readonly age: number | null },
): TradingBar {
  const own: DayLimits = dayLimits({ date, board, preClose, st, listed, age });
  return { open, close, preClose, amount, upper: upperLimit ?? own.upper, lower: lowerLimit ?? own.lower };
}

/** By the first day of the calendar that is not before the ex-date, then by code; those of one day added up. */
function actionsByDay(
  calendar: readonly string[],
  dividends: readonly DividendRow[],
): ReadonlyMap<string, ReadonlyMap<string, CorporateAction>> {
  const byDay = new Map<string, Map<string, CorporateAction>>();
  for (const { code, exDate, cashPerShare, bonusPerShare, transferPerShare, rightsPerShare } of dividends) {
    const day = calendar.find((date) => date >= exDate);
    if (day === undefined) continue;
    const shares = add(bonusPerShare, transferPerShare);
    const action = { cash: cashPerShare, shares, rights: rightsPerShare.units > 0n };
    const ofDay = byDay.get(day) ?? new Map<string, CorporateAction>();
    const same = ofDay.get(code);
    ofDay.set(code, same === undefined ? action : together(same, action));
    byDay.set(day, ofDay);
  }
  return byDay;
}

function together(one: CorporateAction, other: CorporateAction): CorporateAction {
  return {
    cash: add(one.cash, other.cash),
    shares: add(one.shares, other.shares),
    rights: one.rights || other.rights,
  };
}
