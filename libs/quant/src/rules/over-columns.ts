import type { RulePanel } from './rule-panel.ts';

/** Stocks read at a time: eight cache lines of each date. */
const BLOCK = 64;

/**
 * Computes stock by stock, for figures that need the consecutive dates of one stock. `compute` gets a stock's
 * column of each input, which it may change, and fills `result`; both are reused for later stocks. The panel that is
 * returned has the dates from `from` on.
 */
export function overColumns(
  inputs: readonly Float64Array[],
  { dates, stocks }: RulePanel,
  compute: (columns: readonly Float64Array[], result: Float64Array) => void,
  from = 0,
): Float64Array {
  const panel = new Float64Array((dates - from) * stocks);
  const blocks = inputs.map(() => new Float64Array(BLOCK * dates));
  const resultBlock = new Float64Array(BLOCK * dates);
  const laneOf = (block: Float64Array, lane: number): Float64Array =>
    block.subarray(lane * dates, (lane + 1) * dates);
  const lanes = Array.from({ length: BLOCK }, (_, lane) => ({
    columns: blocks.map((block) => laneOf(block, lane)),
    result: laneOf(resultBlock, lane),
  }));
  for (let first = 0; first < stocks; first += BLOCK) {
    const width = Math.min(BLOCK, stocks - first);
    for (const [at, input] of inputs.entries())
      gather(input, blocks[at] as Float64Array, { first, width, dates, stocks });
    for (const { columns, result } of lanes.slice(0, width)) compute(columns, result);
    scatter(resultBlock, panel, { first, width, dates, stocks, from });
  }
  return panel;
}

interface Corner {
  readonly first: number;
  readonly width: number;
  readonly dates: number;
  readonly stocks: number;
}

function gather(panel: Float64Array, block: Float64Array, { first, width, dates, stocks }: Corner): void {
  for (let date = 0; date < dates; date += 1) {
    const from = date * stocks + first;
    for (let lane = 0; lane < width; lane += 1) block[lane * dates + date] = panel[from + lane] as number;
  }
}

function scatter(
  block: Float64Array,
  panel: Float64Array,
  { first, width, dates, stocks, from }: Corner & { readonly from: number },
): void {
  for (let date = from; date < dates; date += 1) {
    const to = (date - from) * stocks + first;
    for (let lane = 0; lane < width; lane += 1) panel[to + lane] = block[lane * dates + date] as number;
  }
}
