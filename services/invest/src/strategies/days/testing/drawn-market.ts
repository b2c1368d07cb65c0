import { decimalOf, seededRandom, weekdays, type BarRow, type MarketData } from '@console/quant';

/** A market of a few stocks with halts, limits, gaps, dividends, a listing and a delisting, drawn from a seed. */
export function drawnMarket(seed: number, days = 60): MarketData {
  const next = seededRandom(seed);
  const calendar = weekdays('2026-01-05', days);
  const boards = ['main', 'star', 'bse', 'chinext', 'main', 'main'] as const;
  const securities = boards.map((board, at) => ({
    code: `60000${at}.SH`,
    board,
    listed: at === 4 ? (calendar[15] ?? '') : '2010-01-04',
    delisted: at === 5 ? (calendar[40] ?? '') : null,
  }));
  const bars = new Map(calendar.map((date) => [date, new Map<string, BarRow>()]));
  const exDate = (at: number): string => calendar[20 + 3 * at] ?? '';
  for (const [at, { code }] of securities.entries()) {
    let last = 1000 + Math.round(next() * 3000);
    for (const date of calendar) {
      if (next() < 0.15) continue;
      const priced = (): number => Math.max(1, Math.round(last * (0.88 + next() * 0.24)));
      // Lower than its dividend explains on an ex-date: what rights leave.
      if (date === exDate(at)) last = Math.round(last * 0.55);
      const preClose = Math.max(1, last + (next() < 0.1 ? Math.round((next() - 0.5) * 60) : 0));
      const [open, close] = [priced(), priced()];
      bars.get(date)?.set(code, {
        open: BigInt(open),
        close: BigInt(close),
        preClose: BigInt(preClose),
        amount: BigInt(Math.round(next() * 4e6)),
        st: next() < 0.05,
        upperLimit: null,
        lowerLimit: null,
      });
      last = close;
    }
  }
  const dividends = securities.map(({ code }, at) => ({
    code,
    exDate: exDate(at),
    cashPerShare: decimalOf(0.35),
    bonusPerShare: decimalOf(at % 2 === 0 ? 0.3 : 0),
    transferPerShare: decimalOf(0),
    rightsPerShare: decimalOf(at < 2 ? 0.2 : 0),
  }));
  return { calendar, securities, bars, dividends };
}
