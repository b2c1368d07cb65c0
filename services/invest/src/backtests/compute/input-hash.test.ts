import { backtestParams } from '@console/contract-invest';
import type { FactorGraph } from '@console/quant';
import type { PanelFrame, PanelStore } from '@console/market/panels';
import type { FrozenUniverse } from './backtest-work.ts';
import { inputHash } from './input-hash.ts';

const [dates, stocks] = [6, 3];
const PLAIN: FactorGraph = {
  output: 'close',
  nodes: [{ id: 'close', kind: 'indicator', ref: 'daily_bar.close@1', params: {}, inputs: [] }],
};
/** A percentile of each date, one day back, over the graph above. */
const ranked = (byIndustry: boolean): FactorGraph => ({
  output: 'lag',
  nodes: [
    ...PLAIN.nodes,
    { id: 'rank', kind: 'rule', ref: '3', params: { byIndustry }, inputs: ['close'] },
    { id: 'lag', kind: 'expression', ref: 'lag', params: { n: 1 }, inputs: ['rank'] },
  ],
});
const ALL: FrozenUniverse = { kind: 'all' };
const BANKS: FrozenUniverse = { kind: 'industry', code: '801780' };

interface Given {
  readonly graph?: FactorGraph;
  readonly universe?: FrozenUniverse;
  readonly frame?: Partial<PanelFrame>;
  readonly names?: readonly string[];
  /** A cell that is different: of the level-1 industries, or of the members of the one industry. */
  readonly moved?: number;
  readonly member?: number;
}

/** The hash of a run over the third to the fifth of six days. */
function hashOfRun({
  graph = PLAIN,
  universe = ALL,
  frame,
  names,
  moved,
  member,
}: Given = {}): Promise<string> {
  const cells = Uint16Array.from(
    { length: dates * stocks },
    (_, cell) => (cell % stocks) + (cell === moved ? 1 : 0),
  );
  const members = Uint8Array.from({ length: dates * stocks }, (_, cell) => Number(cell === member));
  const store: Pick<PanelStore, 'industries' | 'industryMask'> = {
    industries: async (_, { from, to }) => ({
      cells: cells.subarray(from * stocks, to * stocks),
      names: names ?? ['未分类', '银行', '食品饮料'],
      codes: ['', '801780', '801120'],
    }),
    industryMask: async (_, { from, to }) => members.subarray(from * stocks, to * stocks),
  };
  const place = {
    frame: {
      version: 'v',
      mart: 'm',
      shape: 's',
      loads: { sw_member: 4 },
      snapshotId: 9,
      asOf: null,
      stocks,
      dates: Array.from({ length: dates }, (_, date) => `2024-01-0${date + 1}`),
      days: Int32Array.from({ length: dates }, (_, date) => 19_723 + date),
      ...frame,
    },
    range: { from: 2, to: 5 },
    frozen: { graph, universe },
    params: backtestParams.parse({}),
  };
  return inputHash(place, store as PanelStore);
}

it('depends on the data that was read, whichever load it came from', async () => {
  const hash = await hashOfRun();
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const loaded = { version: 'w', mart: 'other', shape: 't', loads: { sw_member: 77 }, snapshotId: 80 };
  expect(await hashOfRun({ frame: loaded })).toBe(hash);
  // The sixth day and the first are not part of the run.
  expect(await hashOfRun({ moved: 5 * stocks })).toBe(hash);
  expect(await hashOfRun({ moved: 1 * stocks })).toBe(hash);
});

it('differs for another graph, universe, industry of a stock on a day, name or day', async () => {
  const hashes = await Promise.all([
    hashOfRun(),
    hashOfRun({ graph: ranked(false) }),
    hashOfRun({ universe: { kind: 'pool', securities: [1, 2] } }),
    hashOfRun({ universe: { kind: 'pool', securities: [1, 3] } }),
    hashOfRun({ moved: 2 * stocks }),
    hashOfRun({ moved: 5 * stocks - 1 }),
    hashOfRun({ names: ['未分类', '银行Ⅱ', '食品饮料'] }),
    hashOfRun({ frame: { dates: ['1', '2', '3', '4', '5', '6'] } }),
  ]);
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('includes the industries of the days before where the factor reads them', async () => {
  const before = { moved: 1 * stocks };
  const [by, across] = [{ graph: ranked(true) }, { graph: ranked(false) }];
  expect(await hashOfRun({ ...by, ...before })).not.toBe(await hashOfRun(by));
  expect(await hashOfRun({ ...across, ...before })).toBe(await hashOfRun(across));
  // Two days before is further than the factor looks back.
  expect(await hashOfRun({ ...by, moved: 0 })).toBe(await hashOfRun(by));
});

it('includes the members of the industry that the run is limited to, of any level', async () => {
  const within = { universe: BANKS };
  const hash = await hashOfRun(within);
  expect(await hashOfRun({ ...within, member: 3 * stocks })).not.toBe(hash);
  expect(await hashOfRun({ ...within, member: 1 * stocks })).toBe(hash);
  expect(await hashOfRun({ member: 3 * stocks })).toBe(await hashOfRun());
  const compared = { ...within, graph: ranked(false) };
  expect(await hashOfRun({ ...compared, member: 1 * stocks })).not.toBe(await hashOfRun(compared));
});
