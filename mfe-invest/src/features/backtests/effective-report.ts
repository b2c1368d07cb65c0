import type { BacktestReport, PortfolioData } from '@console/contract-invest';

type Series = readonly unknown[];

/**
 * The report as its charts draw it: every series from the first date on which stocks take part to the date
 * after the last one, on which the return of the last portfolio is earned. Dates before and after have
 * nothing to draw.
 */
export function effectiveReport(report: BacktestReport): BacktestReport {
  const from = report.rowsPerDay.findIndex((rows) => rows > 0);
  if (from < 0) return report;
  const to = report.rowsPerDay.findLastIndex((rows) => rows > 0) + 2;
  const cut = <T extends Series>(series: T): T => series.slice(from, to) as unknown as T;
  const taken = new Set(cut(report.dates).map((date) => Number(date.slice(0, 4))));
  const each = <T, U>(record: Readonly<Record<string, T>>, of: (value: T) => U): Record<string, U> =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, of(value)]));
  const portfolio = (whole: PortfolioData | null): PortfolioData | null =>
    whole && {
      ...whole,
      returns: cut(whole.returns),
      wealth: cut(whole.wealth),
      drawdowns: cut(whole.drawdowns),
    };
  return {
    ...report,
    dates: cut(report.dates),
    rowsPerDay: cut(report.rowsPerDay),
    universePerDay: cut(report.universePerDay),
    rankIc: each(report.rankIc, cut),
    ic: each(report.ic, cut),
    monthlyRankIc: each(report.monthlyRankIc, (years) => years.filter(({ year }) => taken.has(year))),
    cumulative: report.cumulative && {
      raw: report.cumulative.raw.map(cut),
      demeaned: report.cumulative.demeaned.map(cut),
      industryNeutral: report.cumulative.industryNeutral?.map(cut) ?? null,
    },
    spread: each(report.spread, cut),
    spreadError: each(report.spreadError, cut),
    turnover: each(report.turnover, (of) => ({ ...of, bottom: cut(of.bottom), top: cut(of.top) })),
    rankAutocorrelation: each(report.rankAutocorrelation, (of) => ({ ...of, daily: cut(of.daily) })),
    rankIcIndustryNeutral: report.rankIcIndustryNeutral && each(report.rankIcIndustryNeutral, cut),
    longShort: portfolio(report.longShort),
    factorPortfolio: portfolio(report.factorPortfolio),
  };
}
