import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { dailySheet, sheetSizeOf, type DailySheet } from './daily-sheet.ts';
import { DayHistory } from './day-history.ts';
import type { FactorInput } from './factor-input.ts';
import { QuantileBins } from './quantile-bins.ts';
import { correlation, quantilesOf, ranksOf } from './testing/plain-day.ts';
import { dayParts, smallInput } from './testing/small-input.ts';
import { doubledRanks } from './tied-ranks.ts';

/** The sheet and history of an input's dates: each date is remembered as in a scan, then compared. */
function judged(input: FactorInput, dates: readonly number[]): { sheet: DailySheet; history: DayHistory } {
  const { memory, gather, order } = dayParts(input);
  const [history, quantileBins] = [new DayHistory(input, memory), new QuantileBins(input.quantiles, memory)];
  const [bins, ranks] = [memory.bytes(input.stocks), memory.words(input.stocks)];
  const sheet = dailySheet(sheetSizeOf(input));
  for (const date of dates) {
    const rows = gather(date);
    bins.fill(0);
    quantileBins.bin(rows.factor, order, 0, rows.count, bins);
    const ties = doubledRanks(memory, rows.factor, order, 0, rows.count, ranks);
    history.remember(date, rows, { bins, ranks, ties });
    history.compare(date, sheet);
  }
  return { sheet, history };
}

/** Prices that never move, a date more than the factor has, so that every date has a return. */
function steady(factor: readonly (readonly number[])[], horizons: readonly number[] = [1]): FactorInput {
  const flat = factor[0]?.map(() => 10) ?? [];
  const dates = factor.length + Math.max(...horizons);
  return smallInput(
    Array.from({ length: dates }, () => flat),
    factor,
    { horizons },
  );
}

test('turnover of quantiles and autocorrelation of ranks are as computed by hand', () => {
  const input = steady([
    [1, 2, 3, 4],
    [4, 1, 2, 3],
  ]);
  const { sheet } = judged(input, [0, 1]);
  // Below: 0 1, then 1 2; above: 2 3, then 0 3. Ranks 1 2 3 4 and 4 1 2 3: 1 − 6 · 12 / 60.
  expect([sheet.turnover[1], sheet.turnover[3 + 1]]).toEqual([0.5, 0.5]);
  expect(sheet.rankAutocorrelation[1]).toBeCloseTo(-0.2, 14);
  expect([sheet.turnover[0], sheet.rankAutocorrelation[0]]).toEqual([NaN, NaN]);
});

test.each([
  ['the same order', [1, 2, 3, 4], [2, 4, 6, 8], [0, 0], 1],
  ['the opposite', [1, 2, 3, 4], [4, 3, 2, 1], [1, 1], -1],
  ['other names altogether', [1, 2, NaN, NaN], [NaN, NaN, 1, 2], [1, 1], NaN],
  // One stock on both, which moved up: no spread of ranks, and its new quantile is entirely new.
  ['one name on both dates', [1, 2, NaN, NaN], [NaN, 1, 2, NaN], [1, 1], NaN],
  // Two on both, in order: the third does not matter.
  ['two names on both', [1, 2, NaN, 3], [1, 2, 3, NaN], [0, 1], 1],
  ['nothing before', [NaN, NaN, NaN, NaN], [1, 2, 3, 4], [NaN, NaN], NaN],
  ['nothing today', [1, 2, 3, 4], [NaN, NaN, NaN, NaN], [NaN, NaN], NaN],
])('against %s', (_, before, today, turnover, autocorrelation) => {
  const { sheet } = judged(steady([before, today]), [0, 1]);
  expectClose([sheet.turnover[1] ?? NaN, sheet.turnover[4] ?? NaN], turnover, 0);
  expectClose([sheet.rankAutocorrelation[1] ?? NaN], [autocorrelation], 1e-14);
});

test('marks and sizes of remembered dates are kept as far back as the longest horizon', () => {
  const { history } = judged(
    steady(
      [
        [1, 2, 3],
        [3, NaN, 1],
        [2, 1, 3],
      ],
      [1, 2],
    ),
    [0, 1, 2],
  );
  const ranks = (date: number): number[] =>
    [...history.marksOf(date).subarray(0, 3)].map((mark) => mark >> 7);
  expect([0, 1, 2].map(ranks)).toEqual([
    [2, 4, 6],
    [4, 0, 2],
    [4, 2, 6],
  ]);
  expect([0, 1, 2].map((date) => [...history.sizesOf(date).subarray(1, 3)])).toEqual([
    [2, 1],
    [1, 1],
    [2, 1],
  ]);
});

test.each([1, 2, 3])('seed %i: over any horizon it equals a count stock by stock', (seed) => {
  const [dates, stocks] = [8, 41];
  const factor = Array.from({ length: dates }, (_, date) =>
    gappySample(seed * 100 + date, { count: stocks, gaps: 0.2 }),
  );
  const { sheet } = judged(
    steady(factor, [1, 3]),
    Array.from({ length: dates }, (_, date) => date),
  );
  const named = (date: number): Map<number, { bin: number; rank: number }> => {
    const present = (factor[date] ?? []).flatMap((value, stock) => (Number.isNaN(value) ? [] : [stock]));
    const values = present.map((stock) => factor[date]?.[stock] ?? NaN);
    const [bins, ranks] = [quantilesOf(values, 2) ?? [], ranksOf(values)];
    return new Map(present.map((stock, row) => [stock, { bin: bins[row] ?? NaN, rank: ranks[row] ?? NaN }]));
  };
  for (const [horizon, back] of [1, 3].entries())
    for (let date = back; date < dates; date += 1) {
      const [now, then] = [named(date), named(date - back)];
      const both = [...now.keys()].filter((stock) => then.has(stock));
      const ranks = [now, then].map((names) => both.map((stock) => names.get(stock)?.rank ?? NaN));
      const turnover = [1, 2].map((bin) => {
        const own = [...now].filter(([, one]) => one.bin === bin).map(([stock]) => stock);
        return own.filter((stock) => then.get(stock)?.bin !== bin).length / own.length;
      });
      const at = (quantile: number): number =>
        sheet.turnover[(horizon * 2 + quantile) * sheet.dates + date] ?? NaN;
      expectClose([at(0), at(1)], turnover, 1e-15);
      expectClose(
        [sheet.rankAutocorrelation[horizon * sheet.dates + date] ?? NaN],
        [correlation(ranks[0] ?? [], ranks[1] ?? [])],
        1e-12,
      );
      for (const share of turnover) expect(share >= 0 && share <= 1).toBe(true);
    }
});
