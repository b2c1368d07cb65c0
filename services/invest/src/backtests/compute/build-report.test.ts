import { backtestReport } from '@console/contract-invest';
import { scanDates, type FactorInput } from '@console/quant';
import { buildReport, type Report } from './build-report.ts';

const DATES = ['2024-01-30', '2024-01-31', '2024-02-01', '2024-02-02'];
/**
 * Four stocks whose prices grow by round factors, and a factor that ranks them correctly: the two upper ones rise a
 * tenth each day, the two lower ones stay. On the first date one stock has no factor value.
 */
const price = (stock: number, date: number): number => (stock < 2 ? 10 : 20 * 1.1 ** date);
const input: FactorInput = {
  dates: 4,
  stocks: 4,
  prices: Float64Array.from({ length: 16 }, (_, cell) => price(cell % 4, Math.floor(cell / 4))),
  factor: Float64Array.from({ length: 16 }, (_, cell) => (cell === 0 ? NaN : (cell % 4) + 1)),
  horizons: [1],
  quantiles: 2,
  industries: Uint16Array.of(0, 1, 1, 1),
  industryCount: 2,
};
const account = { perDay: [4, 4, 4, 4], excluded: { outside: 3, suspended: 2, st: 1, young: 0 } };
const reportOf = (given: FactorInput = input): Report =>
  buildReport({
    sheet: scanDates(given),
    dates: DATES,
    horizons: given.horizons,
    account,
    benchmark: null,
    industries: given.industries ? ['未分类', '银行'] : [],
  });
const near = (values: readonly (number | null)[] | undefined): (number | null)[] =>
  (values ?? []).map((value) => value && Number(value.toFixed(9)));

it('matches the contract, and its text parses back to the same report', () => {
  const report = reportOf();
  expect(backtestReport.parse(report)).toEqual(report);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(JSON.stringify(reportOf())).toBe(JSON.stringify(report));
});

it('accounts for every row that might take part', () => {
  const { rows, rowsPerDay, universePerDay } = reportOf();
  expect(rows).toEqual({
    kept: 11,
    withoutFactor: 1,
    withoutReturn: 4,
    withoutQuantile: 0,
    excluded: account.excluded,
  });
  expect(rowsPerDay).toEqual([3, 4, 4, 0]);
  expect(universePerDay).toEqual([4, 4, 4, 4]);
});

it('compounds each quantile from the close on which it was formed', () => {
  const { cumulative } = reportOf();
  const one = (...values: (number | null)[]): (number | null)[] => values;
  // Two of the first date's three rows make the lower quantile: the second stock, and the third, which rises.
  expect(near(cumulative?.raw[0])).toEqual(one(1, 1.05, 1.05, 1.05));
  expect(near(cumulative?.raw[1])).toEqual(one(1, 1.1, 1.21, 1.331));
  const universe = [0.2 / 3, 0.05, 0.05];
  expect(cumulative?.demeaned[1]?.[3]).toBeCloseTo(
    universe.reduce((worth, mean) => worth * (1 + 0.1 - mean), 1),
    12,
  );
  expect(cumulative?.industryNeutral).toHaveLength(2);
});

it('is top less bottom for a day at a time', () => {
  const { longShort, spread, factorPortfolio } = reportOf();
  expect(near(spread['1'])).toEqual([0.05, 0.1, 0.1, null]);
  expect(near(longShort?.returns)).toEqual([null, 0.05, 0.1, 0.1]);
  expect(near(longShort?.wealth)).toEqual([1, 1.05, 1.155, 1.2705]);
  // Weights of 1, 2, 3, 4 about their mean: -3, -1, 1, 3 eighths.
  expect(near(factorPortfolio?.returns)[2]).toBe(0.05);
});

it('averages the rank IC by month, and within industries', () => {
  const { monthlyRankIc, rankIc, rankIcByIndustry, industries } = reportOf();
  const [first, second, third] = rankIc['1'] ?? [];
  expect(monthlyRankIc['1']?.[0]?.months[0]).toBeCloseTo(((first ?? 0) + (second ?? 0)) / 2, 12);
  expect(monthlyRankIc['1']?.[0]?.months[1]).toBe(third);
  expect(industries).toEqual(['未分类', '银行']);
  expect(rankIcByIndustry).toHaveLength(2);
});

it('has no portfolio without a horizon of a day, and no industries without their data', () => {
  const { dates, stocks, prices, factor, quantiles } = input;
  const report = reportOf({ dates, stocks, prices, factor, quantiles, horizons: [2] });
  expect(report).toMatchObject({
    cumulative: null,
    longShort: null,
    factorPortfolio: null,
    rankIcIndustryNeutral: null,
    rankIcByIndustry: null,
    industries: [],
  });
  expect(backtestReport.parse(report)).toEqual(report);
});
