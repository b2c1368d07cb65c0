import { KernelMemory } from '../kernel/kernel-memory.ts';
import { expectClose } from '../testing/expect-close.ts';
import { dailySheet, sheetSizeOf, type DailySheet } from './daily-sheet.ts';
import { DayReturns } from './day-returns.ts';
import { DayWeights } from './day-weights.ts';
import { dayParts, smallInput } from './testing/small-input.ts';

/** The figures of a date of stocks at 10 yuan, with the given next prices, factors and quantiles. */
function written(
  later: readonly number[],
  factor: readonly number[],
  bins: readonly number[],
  { quantiles = 2, rankIc = 0.5 } = {},
): DailySheet {
  const input = smallInput([later.map(() => 10), later], [factor], { quantiles });
  const { memory, gather, order } = dayParts(input);
  const rows = gather(0);
  const weights = new DayWeights(input.stocks, memory);
  weights.weigh(rows, order);
  const own = memory.bytes(input.stocks);
  own.set(bins);
  const sizes = new Uint32Array(128);
  for (const bin of bins) sizes[bin] = (sizes[bin] ?? 0) + 1;
  const sheet = dailySheet(sheetSizeOf(input));
  sheet.rankIc[0] = rankIc;
  new DayReturns(quantiles, memory).write(0, 0, rows, { weights, bins: own, sizes }, sheet);
  return sheet;
}

describe('the returns of a date', () => {
  it('are as computed by hand', () => {
    // Returns 0.1 0.2 −0.1 0.5, mean 0.175; the factor −1.5 −0.5 0.5 1.5 above its mean, sizes 4, squares 5.
    const sheet = written([11, 12, 9, 15], [1, 2, 3, 4], [1, 1, 2, 2]);
    expect(sheet.universeReturn[0]).toBeCloseTo(0.175, 14);
    // (−0.15 − 0.1 − 0.05 + 0.75) / 4, and (−0.1 − 0.2 − 0.1 + 0.5) / 4.
    expect(sheet.factorReturnDemeaned[0]).toBeCloseTo(0.1125, 14);
    expect(sheet.factorReturnEqualWeight[0]).toBeCloseTo(0.025, 14);
    // Σ deviation × distance = 0.45; distances −0.075 0.025 −0.275 0.325, squares 0.1875.
    expect(sheet.ic[0]).toBeCloseTo(0.45 / Math.sqrt(5 * 0.1875), 14);
    // Means 0.15 and 0.2; errors² (0.05² · 2) / 1 / 2 and (0.3² · 2) / 1 / 2.
    expectClose([sheet.quantileReturn[0] ?? NaN, sheet.quantileReturn[2] ?? NaN], [0.15, 0.2], 1e-14);
    expect(sheet.spreadError[0]).toBeCloseTo(Math.sqrt(0.0025 + 0.09), 14);
  });

  it('of a quantile without a row are undefined, and so is the error of one with a single row', () => {
    const sheet = written([11, 12, 9], [1, 2, 3], [1, 1, 3], { quantiles: 3 });
    expectClose(
      [0, 1, 2].map((bin) => sheet.quantileReturn[2 * bin] ?? NaN),
      [0.15, NaN, -0.1],
      1e-14,
    );
    expect(sheet.spreadError[0]).toBeNaN();
  });

  it.each([
    ['the factor is the same for all', [11, 12], [3, 3]],
    ['there is one row', [11], [3]],
  ])('have no portfolio where %s', (_, later, factor) => {
    const sheet = written(
      later,
      factor,
      later.map(() => 1),
      { rankIc: NaN },
    );
    expect([sheet.factorReturnDemeaned[0], sheet.factorReturnEqualWeight[0], sheet.ic[0]]).toEqual([
      NaN,
      NaN,
      NaN,
    ]);
    expect(sheet.universeReturn[0]).toBeCloseTo(later.length === 1 ? 0.1 : 0.15, 14);
  });

  it('that are all equal have no IC, which the rank IC says, and no error', () => {
    const sheet = written([11, 11, 11, 11], [1, 2, 3, 4], [1, 1, 2, 2], { rankIc: NaN });
    expect(sheet.ic[0]).toBeNaN();
    expect(sheet.spreadError[0]).toBeCloseTo(0, 15);
    expect(sheet.factorReturnDemeaned[0]).toBeCloseTo(0, 15);
  });

  it('write nothing for another date', () => {
    const sheet = written([11, 12, 9, 15], [1, 2, 3, 4], [1, 1, 2, 2]);
    for (const all of [sheet.ic, sheet.universeReturn, sheet.quantileReturn, sheet.spreadError])
      for (let at = 1; at < all.length; at += 2) expect(all[at]).toBeNaN();
  });
});

describe('means by quantile', () => {
  it.each([
    ['each its own', [1, 3, 10], [1, 1, 2], [2, 10]],
    ['an empty one, undefined', [1, 3], [2, 2], [NaN, 2]],
    ['rows without a quantile, in none', [1, 99, 3], [1, 0, 2], [1, 3]],
    ['none at all', [], [], [NaN, NaN]],
  ])('%s', (_, values, bins, means) => {
    const into = new Float64Array(5).fill(-1);
    const returns = new DayReturns(2, new KernelMemory());
    returns.writeMeans(Float64Array.from(values), values.length, Uint8Array.from(bins), into, 1, 3);
    expect([...into]).toEqual([-1, means[0], -1, -1, means[1]]);
    // Again into the same memory: nothing is left of the first time.
    returns.writeMeans(Float64Array.from(values), values.length, Uint8Array.from(bins), into, 1, 3);
    expect([into[1], into[4]]).toEqual(means);
  });
});
