import { setImmediate as nextTurn } from 'node:timers/promises';
import { FACTOR_MESSAGES } from '@console/contract-invest';
import { sourceThread } from '@console/node-kit/testing';
import type { FactorGraph, GraphNode } from '@console/quant';
import type { NewestOrder } from './newest-order.ts';
import { newestOutcome } from './newest-outcome.ts';
import { NewestThreads } from './newest-threads.ts';

/** `ts_rank(cs_rank(x), n)`: every row of the window must be ranked among all stocks. */
function rankOfRanks(n: number): FactorGraph {
  const node = (
    id: string,
    kind: GraphNode['kind'],
    ref: string,
    more: Partial<GraphNode> = {},
  ): GraphNode => {
    return { id, kind, ref, params: {}, inputs: [], ...more };
  };
  return {
    output: 't',
    nodes: [
      node('x', 'indicator', 'd.x@1'),
      node('c', 'expression', 'cs_rank', { inputs: ['x'] }),
      node('t', 'expression', 'ts_rank', { params: { n, least: 1 }, inputs: ['c'] }),
    ],
  };
}

function orderOf(graph: FactorGraph, rows: number, width: number): NewestOrder {
  const panel = new Float64Array(new SharedArrayBuffer(8 * rows * width));
  let state = 7;
  for (let cell = 0; cell < panel.length; cell += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    panel[cell] = state;
  }
  return {
    graph,
    width,
    industries: null,
    panels: new Map([['d.x', panel]]),
    stocks: Int32Array.from({ length: width }, (_, column) => column),
    days: Int32Array.from({ length: rows }, (_, row) => row),
    outside: new Uint8Array(rows * width),
  };
}

let threads: NewestThreads;
beforeEach(() => {
  threads = new NewestThreads(sourceThread(new URL('../../thread.ts', import.meta.url)));
});
afterEach(() => threads.onModuleDestroy());

/** How often other tasks ran until a promise was settled. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isSettled = false;
  const settled = work.finally(() => (isSettled = true));
  while (!isSettled) {
    await nextTurn();
    turns += 1;
  }
  await settled;
  return turns;
}

it('returns what this thread would compute, and lets others run meanwhile', async () => {
  const order = orderOf(rankOfRanks(100), 100, 3000);
  const expected = await newestOutcome(order);
  // The thread is running, so that no turns are counted while it starts.
  await threads.compute('market', orderOf(rankOfRanks(1), 1, 1));
  const work = threads.compute('market', order);
  expect(await turnsDuring(work)).toBeGreaterThan(50);
  expect({ kind: 'computed', values: await work }).toEqual(expected);
  // Computed in this thread, nothing else runs before it is done.
  expect(await turnsDuring(newestOutcome(order))).toBeLessThan(5);
});

it('refuses what takes more memory than allowed, in words for the user', async () => {
  const order = { ...orderOf(rankOfRanks(5000), 1, 1), days: new Int32Array(5000) };
  const wide = { ...order, width: 20_000, stocks: new Int32Array(20_000) };
  for (const [lane, { code }] of [
    ['market', FACTOR_MESSAGES.tooHeavyToList],
    ['sample', FACTOR_MESSAGES.tooHeavyToPreview],
  ] as const)
    await expect(threads.compute(lane, wide)).rejects.toMatchObject({ code });
});
