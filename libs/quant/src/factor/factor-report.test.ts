import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BinBy } from './factor-input.ts';
import { factorReport, type FactorReport } from './factor-report.ts';
import { scanDates } from './scan-dates.ts';
import { randomPanel, withoutIndustries } from './testing/random-panel.ts';

/** What pandas and scipy made of it: libs/quant/reference. */
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

  it('says why rows were dropped', () => {
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

  it('says null for what is undefined, never NaN or Infinity', () => {
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
