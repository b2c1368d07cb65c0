import { marketDays, type BarRow, type DividendRow, type MarketDay, type StockDay } from '@console/quant';
import type { DataSource } from 'typeorm';
import { lastBars, readBars, type DatedBar, type MarketReference, type MartSecurity } from './mart-rows.ts';

/** Trading rows that a quote is made of: it holds the amounts of as many, and the last close. */
const QUOTE_ROWS = 20;
/** Days that are read at once: those of stocks that were rarely suspended. */
const WINDOW_DAYS = 30;
/** Queries of single stocks at a time. */
const AT_ONCE = 8;

/**
 * The market after the day before a day of the calendar, in which only the quotes are of that close: exactly those that
 * a run over all days before leaves. A stock's quote depends on its last 20 trading rows and what went ex since.
 */
export async function marketBefore(
  database: DataSource,
  reference: MarketReference,
  date: string,
): Promise<MarketDay> {
  const { calendar, securities } = reference;
  const at = calendar.indexOf(date);
  const days = calendar.slice(Math.max(0, at - WINDOW_DAYS), at);
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return { date: '', stocks: new Map() };
  const rows = new Map<number, readonly DatedBar[]>();
  for (const bar of await readBars(database, { from, to }, reference.ids))
    rows.set(bar.securityId, [...(rows.get(bar.securityId) ?? []), bar]);
  for (const security of securities) rows.set(security.id, listedRows(rows.get(security.id) ?? [], security));
  const short = securities.filter(
    ({ id, listed }) => (rows.get(id)?.length ?? 0) < QUOTE_ROWS && listed < from,
  );
  for (let next = 0; next < short.length; next += AT_ONCE)
    await Promise.all(
      short.slice(next, next + AT_ONCE).map(async (security) => {
        const earlier = await lastBars(database, security, { before: from, count: QUOTE_ROWS });
        rows.set(security.id, [...earlier, ...(rows.get(security.id) ?? [])]);
      }),
    );
  const dividends = dividendsByCode(reference, to);
  const stocks = new Map<string, StockDay>();
  for (const security of securities) {
    const { code } = security;
    const stock = lastOf(security, rows.get(security.id) ?? [], dividends.get(code) ?? []);
    if (stock !== null) stocks.set(code, stock);
  }
  return { date: to, stocks };
}

const listedRows = (rows: readonly DatedBar[], { listed, delisted }: MartSecurity): readonly DatedBar[] =>
  rows.filter(({ date }) => date >= listed && (delisted === null || date < delisted));

interface EffectiveDividend {
  readonly day: string;
  readonly dividend: DividendRow;
}

function dividendsByCode(
  { dividends }: MarketReference,
  to: string,
): ReadonlyMap<string, readonly EffectiveDividend[]> {
  const byCode = new Map<string, EffectiveDividend[]>();
  for (const [day, ofDay] of dividends) {
    if (day > to) continue;
    for (const dividend of ofDay) {
      const own = byCode.get(dividend.code);
      if (own) own.push({ day, dividend });
      else byCode.set(dividend.code, [{ day, dividend }]);
    }
  }
  return byCode;
}

/** A stock after the last of its own days: those of its rows, and of what went ex since the first of them. */
function lastOf(
  security: MartSecurity,
  rows: readonly DatedBar[],
  dividends: readonly EffectiveDividend[],
): StockDay | null {
  const [first] = rows;
  if (first === undefined) return null;
  const { code } = security;
  const since = dividends.filter(({ day }) => day > first.date);
  const calendar = [
    ...new Set([...rows, ...since.map(({ day }) => ({ date: day }))].map(({ date }) => date)),
  ].sort();
  const bars = new Map(rows.map(({ date, row }) => [date, new Map<string, BarRow>([[code, row]])]));
  let last: StockDay | null = null;
  const data = { calendar, securities: [security], bars, dividends: since.map(({ dividend }) => dividend) };
  for (const { stocks } of marketDays(data)) last = stocks.get(code) ?? null;
  return last;
}
