import { dailySheet, sheetBytes } from '@console/quant';
import { scanRange, type PreparedRun } from './scan-range.ts';

/** A seeded generator, so that a failure can be reproduced. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const [dates, stocks] = [40, 60];
const size = { dates, horizons: 2, quantiles: 4, industryCount: 3 };

function freshRun(more: Partial<PreparedRun> = {}): PreparedRun {
  const next = numbers(7);
  const cells = { length: dates * stocks };
  const sheet = new SharedArrayBuffer(sheetBytes(size));
  new Float64Array(sheet).fill(NaN);
  return {
    dates,
    stocks,
    horizons: [1, 5],
    quantiles: 4,
    binBy: 'date',
    sheet,
    winsorise: 'mad',
    standardise: 'zscore',
    neutraliseByIndustry: true,
    prices: Float64Array.from(cells, () => 10 + next()),
    factor: Float64Array.from(cells, () => (next() < 0.1 ? NaN : next())),
    excluded: Uint8Array.from(cells, () => (next() < 0.1 ? 1 : 0)),
    industries: Uint16Array.from(cells, () => Math.floor(next() * 3)),
    industryCount: 3,
    floatCapital: Float64Array.from(cells, () => 1e9 * (1 + next())),
    ...more,
  };
}

function scanned(run: PreparedRun, bounds: readonly number[]): Uint8Array {
  for (const pass of ['prepare', 'scan'] as const)
    for (const [at, to] of bounds.slice(1).entries()) scanRange(run, pass, { from: bounds[at] ?? 0, to });
  return new Uint8Array(run.sheet);
}

it('gives the same bits however the dates are divided', () => {
  const whole = scanned(freshRun(), [0, dates]);
  for (const bounds of [
    [0, 20, 40],
    [0, 1, 7, 8, 33, 40],
    [0, 0, 40, 40],
  ])
    expect(Buffer.compare(scanned(freshRun(), bounds), whole)).toBe(0);
});

it('prepares as the settings say', () => {
  const untouched = freshRun({
    winsorise: 'none',
    standardise: 'none',
    neutraliseByIndustry: false,
    floatCapital: null,
    excluded: new Uint8Array(dates * stocks),
  });
  const before = untouched.factor.slice();
  scanRange(untouched, 'prepare', { from: 0, to: dates });
  expect(untouched.factor).toEqual(before);
  const ranked = freshRun({ standardise: 'rank', neutraliseByIndustry: false, floatCapital: null });
  scanRange(ranked, 'prepare', { from: 0, to: dates });
  const present = ranked.factor.filter((value) => !Number.isNaN(value));
  expect(Math.min(...present)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...present)).toBeLessThanOrEqual(1);
  ranked.excluded.forEach((reasons, cell) => {
    if (reasons !== 0) expect(ranked.factor[cell]).toBeNaN();
  });
});

it('leaves the sheet undefined where nothing was scanned', () => {
  const run = freshRun();
  scanRange(run, 'prepare', { from: 0, to: dates });
  scanRange(run, 'scan', { from: 0, to: 10 });
  const { rowsKept } = dailySheet(size, run.sheet);
  expect([...rowsKept].map((rows) => Number.isNaN(rows))).toEqual(
    Array.from({ length: dates }, (_, date) => date >= 10),
  );
});
