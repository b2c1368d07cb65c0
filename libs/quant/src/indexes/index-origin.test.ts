import { indexOrigins, type IndexOrigin } from './index-origin.ts';
import { indexPanel } from './index-panel.ts';
import { randomIndexes } from './testing/random-indexes.ts';

const LEAST = { measures: 4, rates: 3 };

/** 5 × the mean of those present; NaN for fewer than `least`. */
function fiveTimesMean(percentiles: readonly number[], least: number): number {
  const present = percentiles.filter((value) => !Number.isNaN(value));
  const sum = present.reduce((total, value) => total + value, 0);
  return present.length < least ? NaN : 5 * (sum / present.length);
}
const near = (value: number): unknown => (Number.isNaN(value) ? NaN : expect.closeTo(value, 12));

it.each([1, 2, 3])('has the percentiles whose means are the indexes of a stock (market %i)', (seed) => {
  const { input } = randomIndexes(seed, { dates: 90, stocks: 40 });
  const row = input.dates - 1;
  const parts = indexPanel(input, { from: row, to: row + 1 });
  const origins = indexOrigins(input, row);
  expect(origins.parts).toEqual(parts);
  for (let stock = 0; stock < input.stocks; stock += 1) {
    const { measures, rates } = origins.of(stock);
    const corp = measures.map(({ corpPercentile }) => corpPercentile);
    const industry = measures.map(({ industryPercentile }) => industryPercentile);
    const capital = rates.map(({ percentile }) => percentile);
    expect(parts.corpComparison[stock]).toEqual(near(fiveTimesMean(corp, LEAST.measures)));
    expect(parts.industryComparison[stock]).toEqual(near(fiveTimesMean(industry, LEAST.measures)));
    expect(parts.capitalPreference[stock]).toEqual(near(fiveTimesMean(capital, LEAST.rates)));
  }
  // Without numbers the comparison above would hold of nothing.
  for (const values of Object.values(parts) as Float64Array[])
    expect(values.filter((value) => !Number.isNaN(value)).length).toBeGreaterThan(5);
});

it('has the values that were ranked: the best of an industry has the highest percentile', () => {
  const { input } = randomIndexes(4, { dates: 90, stocks: 40 });
  const row = input.dates - 1;
  const stocks = [...Array(input.stocks).keys()];
  const { of } = indexOrigins(input, row);
  const origins: readonly IndexOrigin[] = stocks.map(of);
  const industry = (stock: number): number | undefined => input.industries[row * input.stocks + stock];
  for (const at of [0, 3, 4]) {
    const known = stocks.filter((stock) => !Number.isNaN(origins[stock]?.measures[at]?.compared));
    expect(known.length).toBeGreaterThan(5);
    for (const one of known)
      for (const other of known.filter((stock) => industry(stock) === industry(one))) {
        const [mine, its] = [origins[one]?.measures[at], origins[other]?.measures[at]];
        expect(Math.sign((mine?.compared ?? NaN) - (its?.compared ?? NaN))).toBe(
          Math.sign((mine?.corpPercentile ?? NaN) - (its?.corpPercentile ?? NaN)),
        );
      }
  }
});

it('has PE and PB as they are, and ranks how cheap they are against their own three years', () => {
  const { input } = randomIndexes(5, { dates: 90, stocks: 30 });
  const row = input.dates - 1;
  const { of } = indexOrigins(input, row);
  let ranked = 0;
  for (let stock = 0; stock < input.stocks; stock += 1) {
    const pe = of(stock).measures.find(({ key }) => key === 'pe');
    if (Number.isNaN(pe?.compared)) continue;
    const own = Array.from({ length: input.dates }, (_, at) => input.pe[at * input.stocks + stock] ?? NaN);
    const today = own.at(-1) ?? NaN;
    expect(pe?.value).toBe(today);
    const known = own.filter((value) => value > 0);
    const dearer = known.filter((value) => value > today).length;
    const same = known.filter((value) => value === today).length;
    expect(pe?.compared).toBeCloseTo((dearer + same / 2) / known.length, 12);
    ranked += 1;
  }
  expect(ranked).toBeGreaterThan(5);
});

it('refuses a stock that there is not', () => {
  const { input } = randomIndexes(4, { dates: 70, stocks: 10 });
  expect(() => indexOrigins(input, 69).of(10)).toThrow('no stock 10 of 10');
});
