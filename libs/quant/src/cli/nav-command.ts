import { monthlyReturns } from '../performance/monthly-returns.ts';
import { performance } from '../performance/performance.ts';
import { relativePerformance } from '../performance/relative-performance.ts';
import { decimalOf } from './decimal-of.ts';
import { readNav } from './nav-file.ts';
import { optionsOf } from './options-of.ts';
import { readText } from './read-text.ts';
import { UsageFault } from './usage-fault.ts';

export const NAV_USAGE = 'quant nav --nav N.csv [--risk-free 0.02] [--json]';

/**
 * The output of `quant nav`: the statistics of the values' daily returns, and against the benchmark if there
 * is one.
 */
export function navCommand(args: readonly string[]): Record<string, unknown> {
  const { nav: file, 'risk-free': riskFree = '0' } = optionsOf(args, ['nav', 'risk-free'], NAV_USAGE);
  if (file === undefined) throw new UsageFault(NAV_USAGE);
  const annual = { riskFree: rateOf(riskFree) };
  const { dates, nav, benchmark } = readNav(file, readText(file));
  const returns = returnsOf(nav);
  const { drawdown, ...own } = performance(returns, annual);
  return {
    ...own,
    drawdown: drawdown && {
      ...drawdown,
      peak: dates[drawdown.peak + 1],
      trough: dates[drawdown.trough + 1],
      recovery: drawdown.recovery === null ? null : dates[drawdown.recovery + 1],
    },
    monthlyReturns: monthlyReturns(returns, dates.slice(1)),
    ...(benchmark === null ? {} : relativePerformance(returns, returnsOf(benchmark), annual)),
  };
}

const returnsOf = (nav: Float64Array): Float64Array =>
  nav.slice(1).map((value, at) => value / (nav[at] ?? NaN) - 1);

function rateOf(text: string): number {
  const rate = decimalOf(text.trim());
  if (Number.isNaN(rate)) throw new UsageFault(`--risk-free takes a rate a year as 0.02, not "${text}"`);
  return rate;
}
