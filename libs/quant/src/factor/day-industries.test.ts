import { expectClose } from '../testing/expect-close.ts';
import { dailySheet, sheetSizeOf, type DailySheet } from './daily-sheet.ts';
import { DayIndustries } from './day-industries.ts';
import { DayReturns } from './day-returns.ts';
import type { FactorInput } from './factor-input.ts';
import { QuantileBins } from './quantile-bins.ts';
import { dayParts, smallInput } from './testing/small-input.ts';
import { doubledRanks } from './tied-ranks.ts';

/** The figures of a date of stocks at 8 yuan in industries, and each row's quantile within its industry. */
function judged(
  later: readonly number[],
  factor: readonly number[],
  industries: readonly number[],
  part: Partial<FactorInput> = {},
): { sheet: DailySheet; bins: number[] } {
  const industryCount = Math.max(...industries) + 1;
  const input = smallInput([later.map(() => 8), later], [factor], {
    industries: Uint16Array.from(industries),
    industryCount,
    ...part,
  });
  const { memory, sorter, gather, order } = dayParts(input);
  const rows = gather(0);
  const map = { industries: input.industries ?? new Uint16Array(0), count: industryCount };
  const day = new DayIndustries(input.stocks, map, sorter, memory);
  const [bins, ranks] = [memory.bytes(input.stocks), memory.words(input.stocks)];
  const quantileBins = new QuantileBins(input.quantiles, memory);
  day.part(0, rows, order);
  day.bin(rows.factor, quantileBins, bins);
  const within = [...bins.subarray(0, rows.count)];
  bins.fill(0);
  quantileBins.bin(rows.factor, order, 0, rows.count, bins);
  const ties = doubledRanks(memory, rows.factor, order, 0, rows.count, ranks);
  const sheet = dailySheet(sheetSizeOf(input));
  day.weigh(rows);
  day.write(0, 0, rows, { bins, ranks, ties }, new DayReturns(input.quantiles, memory), sheet);
  return { sheet, bins: within };
}

/** The first date’s cell of each series. */
const first = (sheet: DailySheet, all: Float64Array): number[] =>
  Array.from({ length: all.length / sheet.dates }, (_, series) => all[series * sheet.dates] ?? NaN);

describe('a date within industries', () => {
  // Returns in eighths: 1 2 0 of the first industry, 3 1 of the second, 8 of the third.
  const { sheet } = judged([9, 10, 8, 11, 9, 16], [1, 2, 6, 5, 7, 9], [0, 0, 0, 1, 1, 2]);

  it('correlates ranks within each industry, none where a row is alone', () => {
    // Ranks 1 2 3 and 2 3 1: 1 − 6 · 6 / 24; then 1 2 and 2 1.
    expectClose(first(sheet, sheet.rankIcByIndustry), [-0.5, -1, NaN], 1e-15);
  });

  it('correlates the factor’s ranks with those of returns above the industry’s mean', () => {
    // Above: 0 1 −1, 1 −1, 0 eighths: ranks 3½ 5½ 1½ 5½ 1½ 3½; the factor’s 1 2 4 3 5 6: −8 / √(17½ · 16).
    expectClose(first(sheet, sheet.rankIcIndustryNeutral), [-8 / Math.sqrt(280)], 1e-14);
  });

  it('has a portfolio of gross 1 in each industry, shared by those with a weight', () => {
    // −2 −1 3 of gross 6: −4/8 / 6; −1 1 of gross 2: −2/8 / 2; the third has none.
    expectClose(first(sheet, sheet.factorReturnIndustryNeutral), [(-1 / 12 - 1 / 8) / 2], 1e-15);
  });

  it('has means in excess of the industry’s, by the date’s quantiles', () => {
    // 1 2 5 below, 6 7 9 above: (0 + 1 + 1) / 3 and (−1 − 1 + 0) / 3 eighths.
    expectClose(first(sheet, sheet.quantileReturnIndustryNeutral), [1 / 12, -1 / 12], 1e-15);
  });
});

describe('quantiles within industries', () => {
  it.each([
    ['each computed separately', [1, 2, 10, 20], [0, 0, 1, 1], [1, 2, 1, 2]],
    ['none where a row is alone', [1, 2, 10], [0, 0, 1], [1, 2, 0]],
    ['none where all are equal', [5, 5, 1, 2], [0, 0, 1, 1], [0, 0, 1, 2]],
    ['industries without a row between', [1, 2, 3, 4], [0, 0, 3, 3], [1, 2, 1, 2]],
    ['rows of industries in turn', [4, 1, 2, 3], [0, 1, 0, 1], [2, 1, 1, 2]],
  ])('%s', (_, factor, industries, expected) => {
    expect(
      judged(
        factor.map(() => 9),
        factor,
        industries,
      ).bins,
    ).toEqual(expected);
  });
});

describe('equal values for all', () => {
  it('of a factor have no weight in their industry, and no portfolio when this is so everywhere', () => {
    const { sheet } = judged([9, 10, 11, 12], [5, 5, 1, 2], [0, 0, 1, 1]);
    // Only the second industry: returns 3 4 eighths with weights −½ ½.
    expectClose(first(sheet, sheet.factorReturnIndustryNeutral), [1 / 16], 1e-15);
    const none = judged([9, 10], [5, 5], [0, 0]).sheet;
    expect(first(none, none.factorReturnIndustryNeutral)).toEqual([NaN]);
  });

  it('of returns have no rank IC, whatever their rounding', () => {
    // Seven times 10.4/8 − 1 do not sum to seven times that.
    const { sheet } = judged(
      [...Array<number>(7).fill(10.4), 9],
      [1, 2, 3, 4, 5, 6, 7, 8],
      [0, 0, 0, 0, 0, 0, 0, 1],
    );
    expect(first(sheet, sheet.rankIcByIndustry)).toEqual([NaN, NaN]);
    expect(first(sheet, sheet.rankIcIndustryNeutral)).toEqual([NaN]);
    expectClose(first(sheet, sheet.quantileReturnIndustryNeutral), [0, 0], 0);
  });
});

describe('one industry of all', () => {
  it('is the date itself', () => {
    const { sheet, bins } = judged([9, 12, 8, 10], [4, 3, 2, 1], [0, 0, 0, 0]);
    expect(bins).toEqual([2, 2, 1, 1]);
    expect(first(sheet, sheet.rankIcByIndustry)).toEqual(first(sheet, sheet.rankIcIndustryNeutral));
    // Returns 1 4 0 2 eighths with weights 1.5 0.5 −0.5 −1.5 of 4.
    expectClose(first(sheet, sheet.factorReturnIndustryNeutral), [(1.5 + 2 - 3) / 4 / 8], 1e-15);
  });
});

test('industries by cell are those of the date', () => {
  const given = [9, 10, 11, 12];
  const byCell = Uint16Array.from([0, 0, 1, 1, 1, 1, 1, 1]);
  const own = judged(given, [1, 2, 5, 9], [0, 0, 1, 1]).sheet;
  const other = judged(given, [1, 2, 5, 9], [0, 0, 1, 1], { industries: byCell }).sheet;
  expect(new Float64Array(other.buffer)).toEqual(new Float64Array(own.buffer));
});
