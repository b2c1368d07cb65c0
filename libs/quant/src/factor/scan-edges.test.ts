import { forwardReturns } from '../panel/forward-returns.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import type { FactorInput } from './factor-input.ts';
import { scanDates } from './scan-dates.ts';
import { randomPanel } from './testing/random-panel.ts';
import { smallInput } from './testing/small-input.ts';

/** Each figure of a scan's first date, by the name of its series. */
function firstOf(input: FactorInput): Record<string, number> {
  const sheet = scanDates(input);
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([name, series]: [string, unknown]) =>
      series instanceof Float64Array && series.length > 0 ? [[name, series[0] ?? NaN]] : [],
    ),
  );
}

/** Four stocks at 10 yuan, their prices the day after, and their factor. */
const day = (later: readonly number[], factor: readonly number[]): Record<string, number> =>
  firstOf(smallInput([later.map(() => 10), later], [factor]));

describe('the first date of a small panel', () => {
  it('is as computed by hand', () => {
    // Returns 0.1 0.3 0.2 0.4: ranks 1 3 2 4 against 1 2 3 4; sides −¼ −¼ ¼ ¼.
    expect(day([11, 13, 12, 14], [1, 2, 3, 4])).toMatchObject({
      rowsPresent: 4,
      rowsReturned: 4,
      rowsKept: 4,
      rankIc: expect.closeTo(0.8, 14),
      ic: expect.closeTo(0.8, 14),
      universeReturn: expect.closeTo(0.25, 14),
      quantileReturn: expect.closeTo(0.2, 14),
      factorReturnEqualWeight: expect.closeTo(0.05, 14),
      // (−1.5 · 0.1 − 0.5 · 0.3 + 0.5 · 0.2 + 1.5 · 0.4) / 4.
      factorReturnDemeaned: expect.closeTo(0.1, 14),
      // Both halves 0.1 and 0.3, 0.2 and 0.4: √(0.02 / 2 · 2).
      spreadError: expect.closeTo(Math.sqrt(0.02), 14),
    });
  });

  it.each([
    ['ties of the factor across the middle', [11, 12, 13, 14], [1, 2, 2, 3], { rowsKept: 4 }],
    ['two values of a factor, whose edges are three', [11, 12, 13, 14], [1, 1, 2, 2], { rowsKept: 4 }],
    [
      'one factor apart, whose lower edges are one',
      [11, 12, 13, 14],
      [1, 1, 1, 2],
      { rowsKept: 0, rowsReturned: 4 },
    ],
    ['all equal', [11, 12, 13, 14], [5, 5, 5, 5], { rowsKept: 0, rowsReturned: 4 }],
    [
      'infinite ones, which are missing',
      [11, 12, 13, 14],
      [Infinity, 1, 2, -Infinity],
      { rowsPresent: 2, rowsKept: 2 },
    ],
    ['a price of zero', [0, 12, 13, 14], [1, 2, 3, 4], { rowsPresent: 4, rowsReturned: 3, rowsKept: 3 }],
    ['an infinite price', [11, Infinity, 13, 14], [1, 2, 3, 4], { rowsReturned: 3 }],
    ['a price below zero', [11, 12, -13, 14], [1, 2, 3, 4], { rowsReturned: 3 }],
    ['returns that are all equal', [11, 11, 11, 11], [1, 2, 3, 4], { rankIc: NaN, ic: NaN, rowsKept: 4 }],
    ['two rows', [11, 12, NaN, NaN], [2, 1, 3, 4], { rowsKept: 2, rankIc: -1, spreadError: NaN }],
    ['one row', [11, NaN, NaN, NaN], [1, 2, 3, 4], { rowsReturned: 1, rowsKept: 0, rankIc: NaN }],
    ['none', [NaN, NaN, NaN, NaN], [1, 2, 3, 4], { rowsPresent: 4, rowsReturned: 0, universeReturn: NaN }],
    [
      'huge factors',
      [11, 13, 12, 14],
      [1e300, 2e300, 3e300, 4e300],
      { rankIc: expect.closeTo(0.8, 14) as number },
    ],
    [
      'tiny factors',
      [11, 13, 12, 14],
      [1e-310, 2e-310, 3e-310, 4e-310],
      { rankIc: expect.closeTo(0.8, 14) as number },
    ],
    ['both zeros, which are one value', [11, 12, 13, 14], [0, -0, 1, -1], { rowsKept: 4 }],
  ])('%s', (_, later, factor, expected) => {
    expect(day(later, factor)).toMatchObject(expected);
  });
});

describe('whatever the panel', () => {
  const panel = randomPanel({ dates: 30, stocks: 40, seed: 21, horizons: [1, 3], quantiles: 5 });
  const sheet = scanDates(panel);

  it('shares are between 0 and 1, correlations between −1 and 1, errors above 0', () => {
    const within = (series: Float64Array, low: number, high: number): boolean =>
      series.every((value) => Number.isNaN(value) || (value >= low - 1e-12 && value <= high + 1e-12));
    expect(within(sheet.turnover, 0, 1)).toBe(true);
    for (const series of [
      sheet.rankIc,
      sheet.ic,
      sheet.rankIcByIndustry,
      sheet.rankIcIndustryNeutral,
      sheet.rankAutocorrelation,
    ])
      expect(within(series, -1, 1)).toBe(true);
    expect(within(sheet.spreadError, 0, Infinity)).toBe(true);
    expect(sheet.turnover.some((value) => value > 0 && value < 1)).toBe(true);
  });

  it('quantiles weighted by their rows are the universe', () => {
    for (let date = 0; date < panel.dates; date += 1) {
      if (sheet.rowsKept[date] === 0) continue;
      const means = [0, 1, 2, 3, 4].map(
        (quantile) => sheet.quantileReturn[quantile * panel.dates + date] ?? NaN,
      );
      const universe = sheet.universeReturn[date] ?? NaN;
      expect(Math.min(...means)).toBeLessThanOrEqual(universe);
      expect(Math.max(...means)).toBeGreaterThanOrEqual(universe);
    }
  });

  it('a negated factor negates signed figures, and leaves the universe unchanged', () => {
    const turned = scanDates({ ...panel, factor: panel.factor.map((value) => -value) });
    for (const name of [
      'rankIc',
      'ic',
      'factorReturnDemeaned',
      'factorReturnEqualWeight',
      'factorReturnIndustryNeutral',
    ] as const)
      turned[name].forEach((value, at) => {
        const own = sheet[name][at] ?? NaN;
        if (Number.isNaN(own)) expect(value).toBeNaN();
        else expect(value).toBeCloseTo(-own, 11);
      });
    expect([...turned.universeReturn]).toEqual([...sheet.universeReturn]);
    expect([...turned.rankAutocorrelation]).toEqual([...sheet.rankAutocorrelation]);
  });

  it('a factor that is the return itself predicts it', () => {
    const foreseen = forwardReturns(panel, panel.prices, 1);
    const { rankIc, rowsKept, spreadError } = scanDates({ ...panel, factor: foreseen, horizons: [1] });
    const judged = [...rankIc].filter((_, date) => (rowsKept[date] ?? 0) > 0);
    expect(judged.length).toBeGreaterThan(15);
    for (const value of judged) expect(value).toBeCloseTo(1, 14);
    expect(spreadError.some((value) => value > 0)).toBe(true);
  });

  it('an added stock without a factor changes nothing', () => {
    const stocks = panel.stocks + 1;
    const widen = (cells: Float64Array, last: number): Float64Array =>
      Float64Array.from({ length: panel.dates * stocks }, (_, cell) =>
        cell % stocks === panel.stocks
          ? last
          : (cells[Math.floor(cell / stocks) * panel.stocks + (cell % stocks)] ?? NaN),
      );
    const wider = scanDates({
      ...panel,
      stocks,
      prices: widen(panel.prices, 10),
      factor: widen(panel.factor, NaN),
      industries: Uint16Array.from([...panel.industries, 0]),
    });
    expect(new BigUint64Array(wider.buffer as ArrayBuffer)).toEqual(
      new BigUint64Array(sheet.buffer as ArrayBuffer),
    );
  });

  it('its inputs are not written to', () => {
    const [prices, factor, industries] = [
      panel.prices.slice(),
      panel.factor.slice(),
      panel.industries.slice(),
    ];
    scanDates({ ...panel, binBy: 'industry' });
    expect([panel.prices, panel.factor, panel.industries]).toEqual([prices, factor, industries]);
  });

  it('prices in another currency are the same returns', () => {
    const scaled = scanDates({ ...panel, prices: panel.prices.map((price) => price * 8) });
    expect([...scaled.rankIc]).toEqual([...sheet.rankIc]);
    expect([...scaled.universeReturn]).toEqual([...sheet.universeReturn]);
  });
});

describe('a range of dates', () => {
  const panel = randomPanel({ dates: 12, stocks: 20, seed: 2 });

  it.each([
    ['an empty one', 4, 4],
    ['a reversed one', 6, 3],
  ])('%s computes nothing', (_, from, to) => {
    const sheet = scanDates(panel, { from, to });
    expect([...sheet.rowsKept].every(Number.isNaN)).toBe(true);
  });

  it('of one date gives that date of the whole, and leaves the others undefined', () => {
    const [whole, one] = [scanDates(panel), scanDates(panel, { from: 6, to: 7 })];
    expect(one.rankIc[6]).toBe(whole.rankIc[6]);
    expect(one.rankAutocorrelation[6]).toBe(whole.rankAutocorrelation[6]);
    expect([one.rowsKept[5], one.rowsKept[7]]).toEqual([NaN, NaN]);
  });
});

it('of random factors has rank ICs near zero, of both signs', () => {
  const [dates, stocks] = [40, 60];
  const steps = gappySample(31, { count: dates * stocks }).map((value) => 1 + value / 100);
  const prices = Float64Array.from(steps, (_, cell) => {
    let price = 10;
    for (let at = cell % stocks; at <= cell; at += stocks) price *= steps[at] ?? NaN;
    return price;
  });
  const factor = Float64Array.from(gappySample(32, { count: dates * stocks }));
  const { rankIc } = scanDates({ dates, stocks, prices, factor, horizons: [1], quantiles: 5 });
  const daily = [...rankIc].filter((value) => !Number.isNaN(value));
  expect(daily).toHaveLength(dates - 1);
  expect(Math.abs(daily.reduce((sum, value) => sum + value, 0) / daily.length)).toBeLessThan(0.1);
  expect(daily.some((value) => value > 0) && daily.some((value) => value < 0)).toBe(true);
});
