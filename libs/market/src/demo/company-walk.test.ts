import { makeCompanies } from './companies.ts';
import { CompanyWalk } from './company-walk.ts';
import { MarketFactors } from './market-factors.ts';
import { tradingDays } from './trading-days.ts';

const days = tradingDays('2024-06-28', 750);
const companies = makeCompanies(5, 40, days).filter(
  ({ stFrom, firstDay }) => stFrom === null && firstDay === 0,
);
const factors = new MarketFactors(5);
const walks = companies.map((company) => new CompanyWalk(5, company));
const returns: number[][] = walks.map(() => []);
for (const [at, day] of days.entries()) {
  factors.nextDay();
  for (const [share, walk] of walks.entries()) {
    const bar = walk.next(day, at, factors);
    if (bar && !bar.suspended) returns[share]?.push(bar.close / bar.preClose - 1);
  }
}
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('returns have heavier tails than a normal distribution', () => {
  const kurtosis = returns.map((own) => {
    const centre = mean(own);
    const square = mean(own.map((value) => (value - centre) ** 2));
    return mean(own.map((value) => (value - centre) ** 4)) / square ** 2;
  });
  expect(mean(kurtosis)).toBeGreaterThan(3.5);
});

test('large moves follow large moves', () => {
  const correlations = returns.map((own) => {
    const sizes = own.map(Math.abs);
    const centre = mean(sizes);
    const variance = mean(sizes.map((size) => (size - centre) ** 2));
    const lagged = mean(sizes.slice(1).map((size, at) => (size - centre) * ((sizes[at] ?? 0) - centre)));
    return lagged / variance;
  });
  expect(mean(correlations)).toBeGreaterThan(0.05);
});

test('a year’s volatility is that of shares', () => {
  const yearly = mean(returns.map((own) => Math.sqrt(mean(own.map((value) => value ** 2)) * 250)));
  expect(yearly).toBeGreaterThan(0.25);
  expect(yearly).toBeLessThan(0.55);
});
