import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { studentTwoSidedP } from '../stats/student-two-sided-p.ts';
import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { pairwiseVariance } from '../testing/oracles/pairwise-variance.ts';
import { dailySheet } from './daily-sheet.ts';
import type { BinBy } from './factor-input.ts';
import { coefficientSummary, factorReport, type FactorReport } from './factor-report.ts';
import { scanDates } from './scan-dates.ts';
import { randomPanel, withoutIndustries } from './testing/random-panel.ts';

/** The results of pandas and scipy: libs/quant/reference. */
interface ReferenceCase {
  readonly dates: number;
  readonly stocks: number;
  readonly horizons: readonly number[];
  readonly quantiles: number;
  readonly industries: number;
  readonly binBy?: BinBy;
  readonly prices: readonly (number | null)[];
  readonly factor: readonly (number | null)[];
  readonly industryOf: readonly number[];
  readonly expected: unknown;
}
const CASES = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../reference/factor-cases.json'), 'utf8'),
) as readonly ReferenceCase[];

const panelOf = (cells: readonly (number | null)[]): Float64Array =>
  Float64Array.from(cells, (cell) => cell ?? NaN);

const reportOf = (case_: ReferenceCase): FactorReport => {
  const sheet = scanDates({
    ...case_,
    prices: panelOf(case_.prices),
    factor: panelOf(case_.factor),
    industries: Uint16Array.from(case_.industryOf),
    industryCount: case_.industries,
  });
  return factorReport(sheet, case_.horizons);
};

/** Every figure in `found` that is not the expected one to 1e-9, by its path. */
function differences(found: unknown, expected: unknown, path = ''): string[] {
  if (typeof expected === 'object' && expected !== null)
    return Object.entries(expected).flatMap(([key, value]) =>
      differences((found as Record<string, unknown> | null)?.[key], value, `${path}.${key}`),
    );
  const close =
    typeof found === 'number' && typeof expected === 'number'
      ? Math.abs(found - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
      : found === expected;
  return close ? [] : [`${path}: ${String(found)}, not ${String(expected)}`];
}

describe('a factor’s report', () => {
  it.each(CASES.map((case_, at) => [at, case_] as const))(
    'agrees with pandas and scipy in case %i',
    (_, case_) => {
      expect(differences(reportOf(case_), case_.expected)).toEqual([]);
    },
  );

  it('gives the reasons for dropped rows', () => {
    const panel = randomPanel({ dates: 20, stocks: 30 });
    const report = factorReport(scanDates(panel), panel.horizons);
    const present = panel.factor.filter(Number.isFinite).length;
    const { withoutReturn, withoutQuantile } = report.rowsDropped;
    expect(report.rowsKept + withoutReturn + withoutQuantile).toBe(present);
    expect(withoutQuantile).toBeGreaterThan(10);
  });

  it('has no figures of industries where none are known', () => {
    const panel = withoutIndustries(randomPanel({ dates: 12, stocks: 20 }));
    const report = factorReport(scanDates(panel), panel.horizons);
    expect([
      report.rankIcIndustryNeutral,
      report.rankIcByIndustry,
      report.quantileReturns.industryNeutral,
      report.factorReturns.industryNeutral,
    ]).toEqual([null, null, null, null]);
  });

  it('has null for undefined figures, never NaN or Infinity', () => {
    const panel = randomPanel({ dates: 6, stocks: 3, horizons: [1], quantiles: 3 });
    const report = factorReport(scanDates({ ...panel, factor: panel.factor.fill(NaN) }), [1]);
    expect(report.rankIcSummary['1']).toEqual({
      days: 0,
      mean: null,
      std: null,
      icir: null,
      t: null,
      p: null,
      neweyWestT: null,
      skew: null,
      kurtosis: null,
      sharePositive: null,
    });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

describe('the summary of daily coefficients', () => {
  it('is worked by hand', () => {
    // Mean 0.1; deviations 0 0.2 −0.2 0: Σd² = 0.08, Σd⁴ = 0.0032; std √(0.08/3), m2 = 0.02, m4 = 0.0008.
    const std = Math.sqrt(0.08 / 3);
    const t = 0.1 / (std / 2);
    const found = coefficientSummary(Float64Array.from([0.1, 0.3, NaN, -0.1, 0.1]), 1);
    expect(found).toEqual({
      days: 4,
      mean: expect.closeTo(0.1, 14),
      std: expect.closeTo(std, 14),
      icir: expect.closeTo(0.1 / std, 13),
      t: expect.closeTo(t, 13),
      p: expect.closeTo(studentTwoSidedP(t, 3), 13),
      // Without a lag: 0.1 / √(m2 / n).
      neweyWestT: expect.closeTo(0.1 / Math.sqrt(0.005), 12),
      skew: expect.closeTo(0, 13),
      kurtosis: expect.closeTo(-1, 12),
      sharePositive: 0.75,
    });
  });

  it.each([1, 2, 5])('over %i rows takes as many neighbours, one less', (horizon) => {
    const daily = gappySample(4, { count: 60, gaps: 0.2 });
    const kept = daily.filter((value) => !Number.isNaN(value));
    const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length;
    const t = coefficientSummary(Float64Array.from(daily), horizon).neweyWestT;
    expect(t).toBeCloseTo(mean / Math.sqrt(pairwiseVariance(kept, horizon - 1)), 11);
  });

  it.each([
    ['one day', [0.3], { days: 1, mean: 0.3, std: null, icir: null, t: null, p: null, sharePositive: 1 }],
    // Infinite, which is as undefined as none.
    [
      'equal days',
      [0.5, 0.5],
      { days: 2, mean: 0.5, std: 0, icir: null, t: null, neweyWestT: null, skew: null },
    ],
    ['no positive one: zero is none', [0, -0.1], { days: 2, mean: -0.05, sharePositive: 0 }],
    ['nothing', [], { days: 0, mean: null, kurtosis: null, sharePositive: null }],
  ])('of %s', (_, daily, expected) => {
    expect(coefficientSummary(Float64Array.from(daily), 1)).toMatchObject(expected);
  });
});

describe('a report of a sheet filled by hand', () => {
  /** Three dates, horizons 1 and 5, two quantiles, one industry; the second date undefined. */
  const sheet = dailySheet({ dates: 3, horizons: 2, quantiles: 2, industryCount: 1 });
  sheet.rowsPresent.set([10, 8, 9]);
  sheet.rowsReturned.set([9, 8, 6]);
  sheet.rowsKept.set([9, 0, 6]);
  sheet.universeReturn.set([0.01, NaN, 0.03]);
  sheet.quantileReturn.set([0, NaN, 0.02, 0.02, NaN, 0.06]);
  sheet.factorReturnDemeaned.set([0.03, NaN, 0.07]);
  sheet.turnover.set([NaN, NaN, 0.5, NaN, NaN, 0.25]);
  sheet.rankAutocorrelation.set([NaN, NaN, 0.75]);
  sheet.rankIcByIndustry.set([0.5, NaN, 0.1, 1, NaN, NaN]);
  sheet.rankIc.set([0.2, NaN, 0.4, 0.6, NaN, 0.8]);
  const report = factorReport(sheet, [1, 5]);

  it('counts rows, and dropped ones by reason', () => {
    const { rowsKept, rowsPerDay, rowsDropped } = report;
    expect({ rowsKept, rowsPerDay, rowsDropped }).toEqual({
      rowsKept: 15,
      rowsPerDay: [9, 0, 6],
      rowsDropped: { withoutReturn: 1 + 0 + 3, withoutQuantile: 0 + 8 + 0 },
    });
  });

  it('has means over dates and their errors, of quantiles raw and less the universe', () => {
    // 0 and 0.02: mean 0.01, std √2 / 100, error 0.01. Less 0.01 and 0.03: −0.01 twice, and 0.01 0.03.
    const { raw, demeaned } = report.quantileReturns;
    expectClose(
      [...(raw['1']?.mean ?? []), ...(raw['1']?.standardError ?? [])].map(Number),
      [0.01, 0.04, 0.01, 0.02],
    );
    expectClose(
      [...(demeaned['1']?.mean ?? []), ...(demeaned['1']?.standardError ?? [])].map(Number),
      [-0.01, 0.02, 0, 0.01],
    );
    expect(raw['5']).toEqual({ mean: [null, null], standardError: [null, null] });
  });

  it('has top less bottom of each date, and its mean', () => {
    expectClose(
      (report.spread['1'] ?? []).map((value) => value ?? NaN),
      [0.02, NaN, 0.04],
    );
    expect(report.spreadMean).toEqual({ '1': expect.closeTo(0.03, 14), '5': null });
  });

  it('has a line of the portfolio on the universe: slope 2, 0.01 a day beside it', () => {
    expect(report.alphaBeta['1']?.beta).toBeCloseTo(2, 12);
    expect(report.alphaBeta['1']?.annualAlpha).toBeCloseTo(1.01 ** 252 - 1, 9);
    expect(factorReport(sheet, [1, 5], 12).alphaBeta['1']?.annualAlpha).toBeCloseTo(1.01 ** 12 - 1, 13);
    expect(report.alphaBeta['5']).toEqual({ annualAlpha: null, beta: null });
  });

  it('has turnover, autocorrelation and industries by their means', () => {
    expect(report.turnover['1']).toEqual({
      byQuantile: [0.5, 0.25],
      bottom: [null, null, 0.5],
      top: [null, null, 0.25],
    });
    expect(report.rankAutocorrelation['1']).toEqual({ mean: 0.75, daily: [null, null, 0.75] });
    expect(report.rankIcByIndustry).toEqual([{ '1': expect.closeTo(0.3, 14), '5': 1 }]);
  });

  it('keeps horizons apart, each under its number', () => {
    expect(Object.keys(report.rankIc)).toEqual(['1', '5']);
    expect([report.rankIc['1'], report.rankIc['5']]).toEqual([
      [0.2, null, 0.4],
      [0.6, null, 0.8],
    ]);
    expect(report.rankIcSummary['5']?.mean).toBeCloseTo(0.7, 14);
    expect(report.icSummary['5']?.days).toBe(0);
  });

  it('of no date has no figure', () => {
    const none = factorReport(dailySheet({ dates: 0, horizons: 1, quantiles: 2, industryCount: 0 }), [1]);
    expect([none.rowsKept, none.rowsPerDay, none.rankIc['1'], none.spreadMean['1']]).toEqual([
      0,
      [],
      [],
      null,
    ]);
  });
});
