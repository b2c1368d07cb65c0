import { expectClose } from '../testing/expect-close.ts';
import type { DailySheet } from './daily-sheet.ts';
import type { FactorInput } from './factor-input.ts';
import { ReturnOrders } from './return-orders.ts';
import { scanDates } from './scan-dates.ts';
import {
  correlation,
  demeanedWeights,
  equalWeights,
  meanOf,
  neutralReturns,
  neutralWeights,
  quantilesOf,
  ranksOf,
  type PlainRow,
} from './testing/plain-day.ts';
import { randomPanel, withoutIndustries } from './testing/random-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';

type Panel = ReturnType<typeof randomPanel>;

/** The rows of a date by the spec: a factor and every forward return; none where quantile edges are equal. */
function rowsOf(panel: Panel, date: number): PlainRow[] {
  const { stocks, dates, prices, factor, horizons, industries } = panel;
  const rows = Array.from({ length: stocks }, (_, stock) => ({
    stock,
    factor: factor[date * stocks + stock] ?? NaN,
    returns: horizons.map((ahead) =>
      date + ahead < dates
        ? (prices[(date + ahead) * stocks + stock] ?? NaN) / (prices[date * stocks + stock] ?? NaN) - 1
        : NaN,
    ),
    industry: industries[stock] ?? NaN,
  })).filter((row) => [row.factor, ...row.returns].every(Number.isFinite));
  return quantilesOf(
    rows.map((row) => row.factor),
    panel.quantiles,
  ) === null
    ? []
    : rows;
}

const column = (rows: readonly PlainRow[], horizon: number): number[] =>
  rows.map(({ returns }) => returns[horizon] ?? NaN);
const dot = (weights: readonly number[], values: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? NaN), 0);

const expectOne = (found: number | undefined, expected: number): void =>
  expectClose([found ?? NaN], [expected]);

describe('a scan of a factor’s dates', () => {
  const panel = randomPanel({ dates: 24, stocks: 60 });
  const sheet = scanDates(panel);
  const days = Array.from({ length: panel.dates }, (_, date) => [date, rowsOf(panel, date)] as const);
  const judged = days.filter(([, rows]) => rows.length > 0);
  const at = (horizon: number, date: number): number => horizon * panel.dates + date;

  it('keeps the rows with a factor and every forward return', () => {
    expect([...sheet.rowsKept]).toEqual(days.map(([, rows]) => rows.length));
    expect(judged.length).toBeGreaterThan(10);
  });

  it('drops a date with equal edges from all statistics', () => {
    expect(sheet.rowsKept[3]).toBe(0);
    expect(sheet.rowsReturned[3]).toBeGreaterThan(20);
    for (const all of [
      sheet.rankIc,
      sheet.ic,
      sheet.quantileReturn,
      sheet.turnover,
      sheet.factorReturnDemeaned,
    ])
      for (let series = 0; series < all.length; series += panel.dates) expect(all[series + 3]).toBeNaN();
  });

  it.each([0, 1, 2])('correlates values and ranks with horizon %i', (horizon) => {
    for (const [date, rows] of judged) {
      const [factor, returns] = [rows.map((row) => row.factor), column(rows, horizon)];
      expectOne(sheet.ic[at(horizon, date)], correlation(factor, returns));
      expectOne(sheet.rankIc[at(horizon, date)], correlation(ranksOf(factor), ranksOf(returns)));
      expectOne(
        sheet.rankIcIndustryNeutral[at(horizon, date)],
        correlation(ranksOf(factor), ranksOf(neutralReturns(rows, horizon))),
      );
    }
  });

  it.each([0, 1, 2])('returns of quantiles and portfolios over horizon %i', (horizon) => {
    for (const [date, rows] of judged) {
      const [factor, returns] = [rows.map((row) => row.factor), column(rows, horizon)];
      const bins = quantilesOf(factor, panel.quantiles) ?? [];
      expectOne(sheet.universeReturn[at(horizon, date)], meanOf(returns));
      expectOne(sheet.factorReturnDemeaned[at(horizon, date)], dot(demeanedWeights(factor), returns));
      expectOne(sheet.factorReturnEqualWeight[at(horizon, date)], dot(equalWeights(factor), returns));
      expectOne(sheet.factorReturnIndustryNeutral[at(horizon, date)], dot(neutralWeights(rows), returns));
      for (let quantile = 1; quantile <= panel.quantiles; quantile += 1) {
        const series = (horizon * panel.quantiles + quantile - 1) * panel.dates + date;
        const within = (values: readonly number[]): number =>
          meanOf(values.filter((_, row) => bins[row] === quantile));
        expectOne(sheet.quantileReturn[series], within(returns));
        expectOne(sheet.quantileReturnIndustryNeutral[series], within(neutralReturns(rows, horizon)));
      }
    }
  });

  it('correlates ranks within each industry', () => {
    for (const [date, rows] of judged)
      for (let industry = 0; industry < panel.industryCount; industry += 1) {
        const own = rows.filter((row) => row.industry === industry);
        expectOne(
          sheet.rankIcByIndustry[industry * panel.dates + date],
          correlation(ranksOf(own.map((row) => row.factor)), ranksOf(column(own, 0))),
        );
      }
  });

  it('compares a date with the one a horizon before: new stocks, changed ranks', () => {
    const rows = new Map(days);
    const compared = judged.filter(([date]) => (rows.get(date - 2) ?? []).length > 0);
    expect(compared.length).toBeGreaterThan(5);
    for (const [date, today] of compared) {
      const before = rows.get(date - 2) ?? [];
      const named = (of: readonly PlainRow[]): Map<number, number[]> => {
        const factor = of.map((row) => row.factor);
        const [bins, ranks] = [quantilesOf(factor, panel.quantiles) ?? [], ranksOf(factor)];
        return new Map(of.map((row, place) => [row.stock, [bins[place] ?? NaN, ranks[place] ?? NaN]]));
      };
      const [now, then] = [named(today), named(before)];
      const both = [...now.keys()].filter((stock) => then.has(stock));
      expectOne(
        sheet.rankAutocorrelation[at(1, date)],
        correlation(
          both.map((stock) => now.get(stock)?.[1] ?? NaN),
          both.map((stock) => then.get(stock)?.[1] ?? NaN),
        ),
      );
      const top = [...now].filter(([, [bin]]) => bin === panel.quantiles).map(([stock]) => stock);
      const isNew = top.filter((stock) => then.get(stock)?.[0] !== panel.quantiles);
      expectOne(
        sheet.turnover[(1 * panel.quantiles + panel.quantiles - 1) * panel.dates + date],
        isNew.length / top.length,
      );
    }
  });
});

describe('whatever way a factor is scanned', () => {
  const panel = randomPanel({ dates: 40, stocks: 80, seed: 5 });
  const whole = scanDates(panel);
  const bits = (sheet: DailySheet): BigUint64Array => new BigUint64Array(sheet.buffer as ArrayBuffer);

  it('gives the same bits in parts, in any order of the parts', () => {
    const orders = new ReturnOrders(panel.dates, panel.stocks, panel.horizons.length);
    const parts = scanDates(panel, { from: 27, to: 40, orders });
    scanDates(panel, { from: 0, to: 9, orders, sheet: parts });
    scanDates(panel, { from: 9, to: 27, orders, sheet: parts });
    expect(bits(parts)).toEqual(bits(whole));
  });

  it('gives the same bits with the orders of another factor', () => {
    const orders = new ReturnOrders(panel.dates, panel.stocks, panel.horizons.length);
    scanDates({ ...panel, factor: randomPanel({ dates: 40, stocks: 80, seed: 9 }).factor }, { orders });
    expect(bits(scanDates(panel, { orders }))).toEqual(bits(whole));
  });

  it('does not depend on the order of the stocks', () => {
    const next = seededRandom(3);
    const places = Array.from({ length: panel.stocks }, (_, stock) => [next(), stock] as const)
      .sort(([a], [b]) => a - b)
      .map(([, stock]) => stock);
    const moved = (cells: Float64Array): Float64Array =>
      cells.map(
        (_, cell) => cells[cell - (cell % panel.stocks) + (places[cell % panel.stocks] ?? NaN)] ?? NaN,
      );
    const other = scanDates({
      ...panel,
      prices: moved(panel.prices),
      factor: moved(panel.factor),
      industries: Uint16Array.from(places, (stock) => panel.industries[stock] ?? NaN),
    });
    expect([...other.rankIc]).toEqual([...whole.rankIc]);
    expect([...other.turnover]).toEqual([...whole.turnover]);
    expect([...other.rankAutocorrelation]).toEqual([...whole.rankAutocorrelation]);
    for (const key of [
      'ic',
      'quantileReturn',
      'factorReturnDemeaned',
      'factorReturnIndustryNeutral',
    ] as const)
      other[key].forEach((value, place) => expectOne(value, whole[key][place] ?? NaN));
  });

  it('gives the same ranks after any increasing transformation of the factor', () => {
    const bent = scanDates({ ...panel, factor: panel.factor.map((value) => Math.exp(value) * 3 - 1) });
    expect([...bent.rankIc]).toEqual([...whole.rankIc]);
    expect([...bent.rankAutocorrelation]).toEqual([...whole.rankAutocorrelation]);
  });
});

describe('quantiles within industries', () => {
  it('drop the rows of an industry with equal edges, and only those', () => {
    const panel = randomPanel({ dates: 12, stocks: 60, quantiles: 3 });
    const factor = panel.factor.map((value, cell) =>
      panel.industries[cell % panel.stocks] === 0 && Number.isFinite(value) ? 7 : value,
    );
    const sheet = scanDates({ ...panel, factor, binBy: 'industry' });
    const left = scanDates({
      ...panel,
      factor: factor.map((value, cell) => (panel.industries[cell % panel.stocks] === 0 ? NaN : value)),
      binBy: 'industry',
    });
    expect(Math.max(...sheet.rowsKept)).toBeGreaterThan(20);
    expect([...sheet.rowsKept]).toEqual([...left.rowsKept]);
    expect([...sheet.rankIc]).toEqual([...left.rankIc]);
    expect(sheet.rowsReturned[0]).toBeGreaterThan(left.rowsReturned[0] ?? NaN);
  });
});

describe('what is equal, and what rounding would make of it', () => {
  /** Two days of as many stocks as there are factors. */
  const day = (
    today: readonly number[],
    tomorrow: readonly number[],
    factor: readonly number[],
    industries?: readonly number[],
  ): DailySheet =>
    scanDates({
      dates: 2,
      stocks: factor.length,
      horizons: [1],
      quantiles: 2,
      prices: Float64Array.from([...today, ...tomorrow]),
      factor: Float64Array.from([...factor, ...factor.map(() => NaN)]),
      ...(industries && {
        industries: Uint16Array.from(industries),
        industryCount: Math.max(...industries) + 1,
      }),
    });
  const alike = (value: number, count: number): number[] => Array<number>(count).fill(value);

  it('correlates with nothing: returns that are all equal, whatever they are', () => {
    for (let cents = 1; cents <= 500; cents += 1) {
      const { ic, rankIc, rowsKept } = day(alike(10, 7), alike(10 + cents / 100, 7), [1, 2, 3, 4, 5, 6, 8]);
      expect([cents, rowsKept[0], rankIc[0], ic[0]]).toEqual([cents, 7, NaN, NaN]);
    }
  });

  it('has no excess over its industry, where all of it earn the same', () => {
    for (let cents = 1; cents <= 500; cents += 1) {
      const tomorrow = alike(10 + cents / 100, 6);
      const { rankIcIndustryNeutral } = day(alike(10, 6), tomorrow, [0, 1, 2, 3, 4, 5], [0, 1, 1, 1, 1, 1]);
      expect([cents, rankIcIndustryNeutral[0]]).toEqual([cents, NaN]);
    }
  });

  it('does not depend on the order of the stocks of an industry', () => {
    const neutral = (order: readonly number[]): number | undefined => {
      const pick = (values: readonly number[]): number[] => order.map((at) => values[at] ?? NaN);
      return day(
        alike(10, 6),
        pick([8, 17, 26, 12, 11, 14]),
        pick([1, 2, 3, 4, 6, 5]),
        pick([0, 0, 0, 1, 2, 3]),
      ).rankIcIndustryNeutral[0];
    };
    expect(neutral([2, 1, 0, 3, 4, 5])).toBe(neutral([0, 1, 2, 3, 4, 5]));
    expect(neutral([5, 1, 3, 0, 4, 2])).toBe(neutral([0, 1, 2, 3, 4, 5]));
  });

  it('weighs nothing: an industry whose factor is the same for all', () => {
    for (const count of [3, 5, 6, 7]) {
      const others = Array.from({ length: count + 1 }, (_, at) => at + 2);
      const today = [...alike(10, count), ...others];
      const tomorrow = today.map((price, at) => price + ((at * 7) % 5) / 10);
      const factor = [...alike(0.1, count), ...others];
      const industries = [...alike(0, count), ...others.map(() => 1)];
      const { factorReturnIndustryNeutral } = day(today, tomorrow, factor, industries);
      const returns = others.map((price, at) => (tomorrow[count + at] ?? NaN) / price - 1);
      expectOne(factorReturnIndustryNeutral[0], dot(demeanedWeights(others), returns));
    }
  });
});

describe('a factor that cannot be judged', () => {
  const panel: FactorInput = randomPanel({ dates: 5, stocks: 4 });
  it.each<[string, Partial<FactorInput>]>([
    ['3 prices for 5 × 4 cells', { prices: new Float64Array(3) }],
    ['3 factor values for 5 × 4 cells', { factor: new Float64Array(3) }],
    ['no horizon', { horizons: [] }],
    ['no horizon: 0', { horizons: [0] }],
    ['a horizon is given twice', { horizons: [1, 1] }],
    ['1 quantiles: 2 to 100', { quantiles: 1 }],
    ['3 industries: one a stock (4) or a cell (20)', { industries: new Uint16Array(3) }],
    ['industry 9 of 3', { industries: new Uint16Array([0, 9, 1, 2]) }],
  ])('is refused: %s', (message, part) => {
    expect(() => scanDates({ ...panel, ...part })).toThrow(new RangeError(message));
  });

  it('is refused: quantiles within unknown industries', () => {
    const without = withoutIndustries(randomPanel({ dates: 5, stocks: 4 }));
    expect(() => scanDates({ ...without, binBy: 'industry' })).toThrow(RangeError);
  });

  it('is undefined everywhere with a single stock, and without any date that has a return', () => {
    const lone = scanDates(randomPanel({ dates: 6, stocks: 1 }));
    expect([...lone.rowsKept]).toEqual([0, 0, 0, 0, 0, 0]);
    const short = scanDates(randomPanel({ dates: 3, stocks: 30, horizons: [5] }));
    expect([...short.rowsKept]).toEqual([0, 0, 0]);
    expect([...short.rankIc].every(Number.isNaN)).toBe(true);
  });
});
