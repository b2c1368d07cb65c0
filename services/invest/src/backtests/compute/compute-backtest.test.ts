import { gunzipSync } from 'node:zlib';
import { backtestParams, backtestReport } from '@console/contract-invest';
import type { DataSource } from 'typeorm';
import { DataSettling, FrameGone, type PanelFrame, type PanelStore } from '@console/market/panels';
import type { BacktestOutcome, BacktestWork } from './backtest-work.ts';
import { computeBacktest } from './compute-backtest.ts';
import { RunMemory } from './run-memory.ts';
import { scanTeam } from './scan-team.ts';

const [dates, stocks] = [12, 6];
const cells = (of: (date: number, stock: number) => number): Float64Array =>
  Float64Array.from({ length: dates * stocks }, (_, cell) => of(Math.floor(cell / stocks), cell % stocks));
/**
 * Panels in which each share grows by its own rate; the last is halted on the third day, the first has special
 * treatment on all days.
 */
const PANELS: Readonly<Record<string, Float64Array>> = {
  'daily_bar.adjusted_close': cells((date, stock) =>
    date === 2 && stock === 5 ? NaN : 10 * (1 + stock / 100) ** date,
  ),
  'daily_bar.suspended': cells((date, stock) => (date === 2 && stock === 5 ? 1 : 0)),
  'daily_bar.st': cells((_, stock) => (stock === 0 ? 1 : 0)),
};
const frameOf = (more: Partial<PanelFrame> = {}): PanelFrame => ({
  version: 'v',
  mart: 'm',
  shape: 's',
  loads: { index_bar: 1 },
  snapshotId: 9,
  asOf: '2024-01-12',
  stocks,
  dates: Array.from({ length: dates }, (_, date) => `2024-01-${String(date + 1).padStart(2, '0')}`),
  days: Int32Array.from({ length: dates }, (_, date) => 19_723 + date),
  ...more,
});
const storeOf = (more: Partial<PanelStore> = {}): PanelStore => ({
  frame: async () => frameOf(),
  values: async (_, id, { from, to }) => {
    const panel = PANELS[id];
    if (panel === undefined) throw new RangeError(`no such indicator: ${id}`);
    return panel.subarray(from * stocks, to * stocks);
  },
  industries: async (_, { from, to }) => ({
    cells: new Uint16Array((to - from) * stocks),
    names: ['未分类'],
    codes: [''],
  }),
  industryMask: async (_, { from, to }) => new Uint8Array((to - from) * stocks),
  listings: async () => ({
    listed: Int32Array.of(-500, -500, -500, -500, 4, -500),
    delisted: new Int32Array(stocks).fill(1000),
  }),
  ...more,
});
const work: BacktestWork = {
  frozen: {
    graph: {
      output: 'n1',
      nodes: [{ id: 'n1', kind: 'indicator', ref: 'daily_bar.adjusted_close@1', params: {}, inputs: [] }],
    },
    universe: { kind: 'all' },
  },
  params: backtestParams.parse({
    horizons: [1],
    quantiles: 2,
    winsorise: 'none',
    standardise: 'none',
    exclude: { suspended: true, st: true, listedUnder: 3 },
  }),
};
const compute = (store: PanelStore, more: Partial<BacktestWork> = {}) => {
  const steps: string[] = [];
  const database = { query: async () => [{ day: '2024-01-02', value: 0.1 }] } as unknown as DataSource;
  const outcome = computeBacktest(
    { ...work, ...more },
    {
      store,
      database,
      maxMb: 4096,
      threads: 1,
      codeVersion: '1+x',
      onStep: ({ text }) => steps.push(text),
      settling: { pauseMs: 1, most: 3 },
      memory: new RunMemory(),
      team: scanTeam(new URL('file:///no-threads'), 1),
    },
  );
  return outcome.then((came) => ({ came, steps }));
};
const reportOf = (came: unknown) =>
  backtestReport.parse(JSON.parse(gunzipSync((came as BacktestOutcome).report).toString('utf8')));

it('judges the stocks that may take part, by the prices of the days on which they trade', async () => {
  const { came, steps } = await compute(storeOf());
  expect(steps).toEqual(['读取行情', '计算因子', '统计']);
  const report = reportOf(came);
  // The first has special treatment; the fifth is listed on the fifth day and takes part from the seventh on; the last
  // is halted on the third, and cannot be judged on the day before, whose return needs that price.
  expect(report.universePerDay).toEqual([4, 4, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5]);
  expect(report.rowsPerDay).toEqual([0, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 0]);
  expect(report.rows.excluded).toEqual({ outside: 0, suspended: 1, st: 12, young: 2 });
  // A stock that grows faster ranks higher; on the first day all are equal, and none has a quantile.
  expect(report.rankIc['1']?.slice(1, -1).map((value) => value?.toFixed(9))).toEqual(
    Array(10).fill('1.000000000'),
  );
  expect(report.rankIc['1']?.at(-1)).toBeNull();
  expect(came).toMatchObject({
    kind: 'computed',
    snapshotId: 9,
    // On the first and the last of twelve none takes part.
    tradingDays: dates - 2,
    startDate: '2024-01-01',
  });
});

it('begins again on new data when the data is reloaded while it reads', async () => {
  let asked = 0;
  const { came } = await compute(
    storeOf({
      frame: async () => frameOf({ snapshotId: 9 + asked }),
      listings: async () => {
        asked += 1;
        if (asked === 1) throw new FrameGone('security', 9, 10);
        return { listed: new Int32Array(stocks).fill(-500), delisted: new Int32Array(stocks).fill(1000) };
      },
    }),
  );
  expect(came).toMatchObject({ kind: 'computed', snapshotId: 10 });
  await expect(
    compute(storeOf({ listings: () => Promise.reject(new FrameGone('security', 9, 10)) })),
  ).rejects.toBeInstanceOf(FrameGone);
});

it('takes the benchmark from the load that the panels are from', async () => {
  const loads = [1, 2, 2, 2];
  const store = storeOf({
    frame: async () => frameOf({ loads: { index_bar: loads.shift() ?? 2 }, snapshotId: 9 }),
  });
  const { came, steps } = await compute(store, { params: { ...work.params, benchmark: '000300' } });
  expect(steps.filter((text) => text === '读取行情')).toHaveLength(2);
  expect(reportOf(came).longShort?.relative).not.toBeNull();
});

it.each([
  [{ expectedSnapshot: 8 }, '数据已更新（运行时快照 8，当前 9），无法在同一快照上核对'],
  [{ params: { ...work.params, from: '2025-01-01' } }, '所选区间内没有交易日'],
])('reports in words what trying again does not fix: %j', async (more, message) => {
  expect((await compute(storeOf(), more)).came).toEqual({ kind: 'fault', message });
});

describe('while an import has loaded bars but not yet derived their adjustment', () => {
  const settling = (times: number): PanelStore => {
    const store = storeOf();
    let left = times;
    return {
      ...store,
      values: (frame, id, range) => {
        if (id.endsWith('adjusted_close') && (left -= 1) >= 0) return Promise.reject(new DataSettling());
        return store.values(frame, id, range);
      },
    };
  };

  it('waits, says so, and has the usual result', async () => {
    const { came, steps } = await compute(settling(2));
    expect(steps.filter((text) => text === '等待数据整理')).toHaveLength(2);
    expect(steps.slice(-3)).toEqual(['读取行情', '计算因子', '统计']);
    expect((came as BacktestOutcome).resultHash).toBe(
      ((await compute(storeOf())).came as BacktestOutcome).resultHash,
    );
  });

  it('gives up after a while, with a message', async () => {
    const { came } = await compute(settling(4));
    expect(came).toEqual({ kind: 'fault', message: '行情已更新，复权因子尚在整理，请稍后再试' });
  });
});

it.each([{ binBy: 'industry' as const }, { neutralise: { industry: true, capital: false } }])(
  'does not group by industries that the data does not have: %j',
  async (asked) => {
    const { came, steps } = await compute(storeOf(), { params: { ...work.params, ...asked } });
    expect(came).toEqual({
      kind: 'fault',
      message: '当前数据没有申万行业，不能按行业分组或按行业中性化',
    });
    expect(steps).toEqual(['读取行情']);
  },
);

it('compares within the universe of each date, also on the dates read only for windows', async () => {
  const input = work.frozen.graph.nodes[0];
  if (input === undefined) throw new Error('no input');
  // For the day before: a stock that was outside then has no rank now.
  const graph = {
    output: 'back',
    nodes: [
      input,
      { id: 'rank', kind: 'expression' as const, ref: 'cs_rank', params: {}, inputs: ['n1'] },
      { id: 'back', kind: 'expression' as const, ref: 'lag', params: { n: 1 }, inputs: ['rank'] },
    ],
  };
  const params = { ...work.params, from: '2024-01-07' };
  const run = async (more: Partial<PanelStore> = {}) => {
    const frozen = { graph, universe: { kind: 'pool' as const, securities: [1, 3, 4, 5, 6] } };
    return reportOf((await compute(storeOf(more), { frozen, params })).came);
  };
  // The first has special treatment, the second is not in the pool, and the fifth is listed on the fifth day: no
  // universe contained it on the sixth, the one before the first of the run.
  const report = await run();
  expect(report.universePerDay).toEqual(Array(6).fill(4));
  expect(report.rowsPerDay).toEqual([3, 4, 4, 4, 4, 0]);
  // Other stocks in the market change nothing.
  const values: PanelStore['values'] = async (frame, id, range) => {
    const panel = (await storeOf().values(frame, id, range)) as Float64Array;
    return id.endsWith('adjusted_close')
      ? panel.map((price, cell) => (cell % stocks < 2 ? 1000 - price : price))
      : panel;
  };
  expect(await run({ values })).toEqual(report);
});
