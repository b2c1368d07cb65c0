import { graphOf, KnownNames, type FactorGraph } from '@console/quant';
import type { PanelStore } from '@console/market/panels';
import { panelMarket, securityRows, type PanelMarket } from '@console/market/panels/testing';
import { computeFactor } from './compute-factor.ts';
import type { FactorRequest } from './factor-inputs.ts';

const DAYS = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-08'] as const;
const CLOSES: Readonly<Record<number, readonly number[]>> = {
  1: [10, 11, 12, 13, 14],
  2: [20, 20, 25, 25, 30],
  3: [8, 4, 2, 1, 0.5],
};

const NAMES = new KnownNames([
  { kind: 'indicator', id: 'daily_bar.close', name: '收盘价', version: 1, type: 'daily', unit: 'yuan' },
  {
    kind: 'indicator',
    id: 'financial_analysis.roa',
    name: '总资产收益率',
    version: 1,
    type: 'reports',
    unit: '1',
  },
]);

let market: PanelMarket;
let store: PanelStore;
beforeAll(async () => {
  market = await panelMarket();
  await market.put('security', securityRows(3));
  await market.put(
    'trading_calendar',
    DAYS.map((trade_date) => ({ trade_date, is_open: 1 })),
  );
  await market.putBars(
    Object.entries(CLOSES).flatMap(([security, closes]) =>
      closes.map((close, at) => ({ day: DAYS[at] ?? '', security: Number(security), close })),
    ),
  );
  const report = (security_id: number, report_period: string, announce_date: string, roa: number | null) => ({
    security_id,
    report_period,
    announce_date,
    roa,
  });
  await market.put('financial_analysis', [
    report(1, '2022-09-30', '2022-10-28', 9),
    report(1, '2023-12-31', DAYS[2], 2),
    // Announced on a day without trading: known on the next.
    report(2, '2023-12-31', '2024-01-06', 3),
  ]);
  await market.put('sw_member', [
    ...[1, 3].map((security_id) => ({ security_id, l1_code: 'A', valid_from: '2020-01-01' })),
    { security_id: 2, l1_code: 'B', valid_from: '2020-01-01' },
  ]);
  store = market.open();
});
afterAll(() => market.drop());

function graph(formula: string): FactorGraph {
  const outcome = graphOf(formula, NAMES);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.graph;
}

async function compute(
  factor: FactorGraph,
  from: number,
  stocks?: readonly number[],
  outside?: FactorRequest['outside'],
): Promise<number[]> {
  const frame = await store.frame();
  const sample = stocks && Int32Array.from(stocks);
  const request = {
    graph: factor,
    frame,
    range: { from, to: DAYS.length },
    ...(sample && { stocks: sample }),
    ...(outside && { outside }),
  };
  return [...(await computeFactor(request, store))];
}

test('a factor over a range looks back as far as its windows do, and returns only the range', async () => {
  expect(await compute(graph('收盘价 - lag(收盘价, 2)'), 3)).toEqual([2, 5, -3, 2, 5, -1.5]);
  expect(await compute(graph('mean(收盘价, 3, 3)'), 4)).toEqual([13, 80 / 3, 3.5 / 3]);
});

test('what lies before the first day is missing', async () => {
  expect((await compute(graph('lag(收盘价, 4)'), 3)).slice(0, 3)).toEqual([NaN, NaN, NaN]);
});

test('a report counts from its announcement on, and 400 days at most', async () => {
  expect(await compute(graph('总资产收益率'), 0)).toEqual([
    ...[NaN, NaN, NaN],
    ...[NaN, NaN, NaN],
    ...[2, NaN, NaN],
    ...[2, NaN, NaN],
    ...[2, 3, NaN],
  ]);
  // What was known before the range is known in it.
  expect(await compute(graph('总资产收益率 * 2'), 4)).toEqual([4, 6, NaN]);
  expect(await compute(graph('总资产收益率 * 2'), 4, [1])).toEqual([6]);
});

test('a sample is computed by itself', async () => {
  expect(await compute(graph('pct_change(收盘价, 1)'), 4, [2, 0])).toEqual([-0.5, 1 / 13]);
  expect(await compute(graph('cs_rank(收盘价)'), 4, [2, 0])).toEqual([25, 75]);
});

test('percentiles are among the universe of each date, which is requested only where there are any', async () => {
  const asked: unknown[] = [];
  // The second is outside on all days, the third on the last day.
  const outside: FactorRequest['outside'] = async (rows) => {
    asked.push(rows);
    const cells = { length: 3 * (rows.to - rows.from) };
    return Uint8Array.from(cells, (_, cell) => (cell % 3 === 1 || cell === cells.length - 1 ? 1 : 0));
  };
  expect(await compute(graph('cs_rank(收盘价)'), 3, undefined, outside)).toEqual([75, NaN, 25, 50, NaN, NaN]);
  expect(await compute(graph('lag(cs_rank(收盘价), 1)'), 4, [2, 1, 0], outside)).toEqual([25, NaN, 75]);
  expect(asked).toEqual([
    { from: 3, to: 5 },
    { from: 3, to: 5 },
  ]);
  expect(await compute(graph('收盘价 * 1'), 4, undefined, outside)).toEqual([14, 30, 0.5]);
  expect(asked).toHaveLength(2);
});

test('percentiles within industries are those of the day’s industries, also of a sample', async () => {
  const within: FactorGraph = {
    output: 'r',
    nodes: [
      { id: 'x', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] },
      { id: 'r', kind: 'rule', ref: '3', params: { byIndustry: true }, inputs: ['x'] },
    ],
  };
  expect(await compute(within, 4)).toEqual([75, 50, 25]);
  expect(await compute(within, 4, [1, 2])).toEqual([50, 50]);
});

test('an unknown indicator is refused, and an aborted caller gets nothing', async () => {
  const unknown: FactorGraph = {
    output: 'x',
    nodes: [{ id: 'x', kind: 'indicator', ref: 'daily_bar.colour@1', params: {}, inputs: [] }],
  };
  await expect(compute(unknown, 0)).rejects.toThrow('no such indicator: daily_bar.colour');
  const frame = await store.frame();
  const request = { graph: graph('收盘价'), frame, range: { from: 0, to: 1 }, signal: AbortSignal.abort() };
  await expect(computeFactor(request, store)).rejects.toThrow('abort');
});
