import { graphOf, KnownNames, LONG_AGO, NEVER, type FactorGraph, type ReportHistory } from '@console/quant';
import { newestOrder } from './newest-order.ts';
import { newestOutcome } from './newest-outcome.ts';
import { MarketMedians } from '../../indicators/market-medians.ts';
import type { PanelFrame, PanelStore } from '@console/market/panels';

const DATES = 30;
const STOCKS = 9;
/** The rows on which the first company is listed and delisted. */
const [COMES, LEAVES] = [4, 21];
const [LEAVER, STAYER] = [0, 1];
const RETURN_ON_EQUITY = 'financial_analysis.roe_weighted';
const FRAME: PanelFrame = {
  version: '',
  mart: '',
  loads: {},
  snapshotId: null,
  asOf: null,
  shape: '',
  stocks: STOCKS,
  dates: Array.from({ length: DATES }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`),
  days: Int32Array.from({ length: DATES }, (_, at) => 20_454 + at),
};

/** The report of the first company on a row, if any; all others reported before the first row. */
interface Told {
  readonly row: number;
  readonly value: number;
}

function reportsWith(told: Told | null): ReportHistory {
  const own = told === null ? 1 : 2;
  const others = Array.from({ length: STOCKS - 1 }, (_, at) => 10 * (at + 1));
  return {
    starts: Int32Array.of(0, ...Array.from({ length: STOCKS }, (_, at) => own + at)),
    known: Int32Array.of(20_400, ...(told ? [20_454 + told.row] : []), ...others.map(() => 20_400)),
    reports: Int32Array.of(8_000, ...(told ? [8_001] : []), ...others.map(() => 8_000)),
    values: Float64Array.of(45, ...(told ? [told.value] : []), ...others),
  };
}

function storeWith(told: Told | null): PanelStore {
  const nobodyAsks = (): Promise<never> => Promise.reject(new Error('not used here'));
  return {
    frame: () => Promise.resolve(FRAME),
    values: () => Promise.resolve(reportsWith(told)),
    industries: (_, { from, to }) =>
      Promise.resolve({
        cells: Uint16Array.from({ length: (to - from) * STOCKS }, (_cell, at) => (at % STOCKS) % 2),
        names: [],
        codes: [],
      }),
    industryMask: nobodyAsks,
    listings: () =>
      Promise.resolve({
        listed: Int32Array.from({ length: STOCKS }, (_, stock) => (stock === LEAVER ? COMES : LONG_AGO)),
        delisted: Int32Array.from({ length: STOCKS }, (_, stock) => (stock === LEAVER ? LEAVES : NEVER)),
      }),
  };
}

const KNOWN = new KnownNames([
  { kind: 'indicator', id: RETURN_ON_EQUITY, name: 'roe', version: 1, type: 'reports', unit: '1' },
]);
function read(formula: string): FactorGraph {
  const outcome = graphOf(formula, KNOWN);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.graph;
}

/** The values of all companies on the last of so many rows. */
async function valuesOn(row: number, formula: string, told: Told | null): Promise<number[]> {
  const store = storeWith(told);
  const frame = { ...FRAME, dates: FRAME.dates.slice(0, row + 1), days: FRAME.days.subarray(0, row + 1) };
  const stocks = Int32Array.from({ length: STOCKS }, (_, stock) => stock);
  const outcome = await newestOutcome(await newestOrder({ graph: read(formula), frame, stocks }, store));
  if (outcome.kind !== 'computed') throw new Error('too large');
  return [...outcome.values];
}
const mediansWith = async (told: Told | null): Promise<number[]> => [
  ...(await new MarketMedians(storeWith(told)).of(RETURN_ON_EQUITY, FRAME.dates)),
];

const COMPARING = [
  'cross_percentile(roe)',
  'cross_percentile(roe, byIndustry: true)',
  'cs_rank(roe)',
  'zscore(roe)',
];

it.each(COMPARING)('%s of others is the same whatever a delisted company reports', async (formula) => {
  const [before, after] = [LEAVES - 1, LEAVES];
  // While it is listed it counts: with another figure others have other ranks.
  for (const row of [COMES, before])
    expect(await valuesOn(row, formula, { row, value: 999 })).not.toEqual(await valuesOn(row, formula, null));
  for (const row of [COMES - 1, after, DATES - 1]) {
    const plain = await valuesOn(row, formula, null);
    for (const told of [
      { row, value: 999 },
      { row, value: -999 },
      { row: COMES, value: -999 },
    ])
      expect(await valuesOn(row, formula, told)).toEqual(plain);
    expect(plain[LEAVER]).toBeNaN();
    expect(plain[STAYER]).not.toBeNaN();
  }
});

it('a percentile is among the companies listed on the day', async () => {
  // Of 10 to 80 and 45: as long as it is listed 45 is above four of nine.
  const share = (below: number, of: number): number => (100 * (below + 0.5)) / of;
  const whileListed = await valuesOn(LEAVES - 1, 'cross_percentile(roe)', null);
  expect(whileListed[LEAVER]).toBeCloseTo(share(4, 9), 9);
  expect(whileListed[5]).toBeCloseTo(share(5, 9), 9);
  const afterwards = await valuesOn(LEAVES, 'cross_percentile(roe)', null);
  expect(afterwards.slice(1)).toEqual(Array.from({ length: 8 }, (_, at) => share(at, 8)));
});

it('windows over ranks compare the companies that were listed on each of their days', async () => {
  const mean = 'mean(cross_percentile(roe), 3)';
  const lowest = (of: number): number => 50 / of;
  // The rows before, on and after the day of delisting: nine, then eight and eight.
  const values = await valuesOn(LEAVES + 1, mean, null);
  expect(values[STAYER]).toBeCloseTo((lowest(9) + 2 * lowest(8)) / 3, 9);
});

it('the market’s median is that of the companies listed on each day', async () => {
  // Of 10 to 80 it is 45, and 45 does not change that: another figure shows the difference.
  expect(await mediansWith(null)).toEqual(Array(DATES).fill(45));
  const told = await mediansWith({ row: 0, value: 999 });
  expect(told).toEqual(FRAME.dates.map((_, row) => (row >= COMES && row < LEAVES ? 50 : 45)));
});
