import {
  graphOf,
  KnownNames,
  type FactorGraph,
  type KnownName,
  type Listings,
  type ReportHistory,
} from '@console/quant';
import { computeFactor } from '../../compute/compute-factor.ts';
import { unlistedCells, type PanelFrame, type PanelStore } from '@console/market/panels';
import { newestOrder } from './newest-order.ts';
import { newestOutcome } from './newest-outcome.ts';
import { newestRow, type NewestRowRequest } from './newest-row.ts';

const DATES = 40;
const STOCKS = 7;
const FRAME: PanelFrame = {
  version: '',
  mart: '',
  loads: {},
  snapshotId: null,
  asOf: null,
  shape: '',
  stocks: STOCKS,
  dates: Array.from({ length: DATES }, (_, at) => `2026-01-${at}`),
  days: Int32Array.from({ length: DATES }, (_, at) => 100 + at),
};

/** A panel of few different values, so that there are ties; every fifth is missing. */
function panelOf(seed: number): Float64Array {
  let state = seed;
  return Float64Array.from({ length: DATES * STOCKS }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % 5 === 0 ? NaN : (state % 23) + 1;
  });
}
const PANELS: Readonly<Record<string, Float64Array>> = { 'd.a': panelOf(1), 'd.b': panelOf(2) };
/** Two reports of each stock. */
const REPORTS: ReportHistory = {
  starts: Int32Array.from({ length: STOCKS + 1 }, (_, at) => 2 * at),
  known: Int32Array.from({ length: 2 * STOCKS }, (_, at) => 90 + (at % 2) * 30),
  reports: Int32Array.from({ length: 2 * STOCKS }, (_, at) => at % 2),
  values: Float64Array.from({ length: 2 * STOCKS }, (_, at) => (at * 7) % 5),
};
/** The second leaves within the rows, before the last; the sixth is listed within them. */
const LISTINGS: Listings = {
  listed: Int32Array.of(-9, -9, -9, -9, -9, 20, -9),
  delisted: Int32Array.of(99, 30, 99, 99, 99, 99, 99),
};
const outside: NewestRowRequest['outside'] = (rows) => unlistedCells(STORE, FRAME, rows);
const nobodyAsks = (): Promise<never> => Promise.reject(new Error('not used here'));
const STORE: PanelStore = {
  frame: () => Promise.resolve(FRAME),
  values: (_, id, { from, to }) =>
    Promise.resolve(
      id === 'd.r' ? REPORTS : (PANELS[id] as Float64Array).subarray(from * STOCKS, to * STOCKS),
    ),
  industries: (_, { from, to }) =>
    Promise.resolve({
      cells: Uint16Array.from({ length: (to - from) * STOCKS }, (_cell, at) => at % 2),
      names: [],
      codes: [],
    }),
  industryMask: nobodyAsks,
  listings: () => Promise.resolve(LISTINGS),
};
const name = (id: string, type: KnownName['type']): KnownName => {
  return { kind: 'indicator', id: `d.${id}`, name: id, version: 1, type, unit: '1' };
};
const KNOWN = new KnownNames([name('a', 'daily'), name('b', 'daily'), name('r', 'reports')]);
function read(formula: string): FactorGraph {
  const outcome = graphOf(formula, KNOWN);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.graph;
}

const FORMULAS = [
  'a',
  'a + 1',
  'own_percentile(a)',
  'own_percentile(a, n: 20, least: 15)',
  'ts_rank(a, 30, 1)',
  'ts_rank(a, 100)',
  'own_percentile(mean(a, 3, 1), n: 10, least: 2)',
  'own_percentile(cs_rank(a), n: 10, least: 2)',
  'mean(own_percentile(a, n: 10, least: 2), 5, 1)',
  'cs_rank(ts_rank(a, 20, 5)) * 0.4 + cs_rank(pct_change(b, 3)) * 0.6',
  'cross_percentile(a - lag(a, 2), byIndustry: true)',
  'zscore(a) + std(zscore(b), 10, 2)',
  'if(lag(a, 1) > b, carry(a, maxAge: 3), change(b, n: 2, kind: difference))',
  'average(a, b, across: true, least: 1) / corr(a, b, 20, 5)',
  'change(r, n: 1, kind: difference, counts: reports) + average(a, n: 5, least: 1)',
  'own_percentile(r, n: 20, least: 2)',
  'own_percentile(r, n: 2, least: 1, counts: reports)',
  'weighted(ts_rank(a, 5, 1), full_mark(r, full: 3, zero: 0), weights: [1, 2], least: 0.1)',
];

describe.each([
  ['all columns', Int32Array.from({ length: STOCKS }, (_, at) => at)],
  ['some of them', Int32Array.of(1, 4, 6)],
])('of %s', (_, stocks) => {
  it.each(FORMULAS)('%s is the same as when every row is computed', async (formula) => {
    const graph = read(formula);
    const whole = { graph, frame: FRAME, range: { from: DATES - 1, to: DATES }, stocks, outside };
    const row = await newestRow({ graph, frame: FRAME, stocks, outside }, STORE);
    expect(row).toEqual(await computeFactor(whole, STORE));
    expect(row).toHaveLength(stocks.length);
    const order = await newestOrder({ graph, frame: FRAME, stocks }, STORE);
    expect(await newestOutcome(order)).toEqual({ kind: 'computed', values: row });
  });
});

it('the panels have values and gaps, so that a difference shows', async () => {
  const stocks = Int32Array.from({ length: STOCKS }, (_, at) => at);
  const rows = await Promise.all(
    FORMULAS.map((formula) => newestRow({ graph: read(formula), frame: FRAME, stocks, outside }, STORE)),
  );
  const cells = rows.flatMap((row) => [...row]);
  expect(cells.filter((value) => Number.isNaN(value)).length).toBeGreaterThan(10);
  expect(new Set(cells.filter((value) => !Number.isNaN(value))).size).toBeGreaterThan(40);
});
