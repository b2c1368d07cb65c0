import { graphOf, KnownNames, type FactorGraph } from '@console/quant';
import { estimateBytes } from './estimate-bytes.ts';

const KNOWN = new KnownNames(
  ['a', 'b', 'c'].map(
    (name) => ({ kind: 'indicator', id: name, name, version: 1, type: 'daily', unit: '1' }) as const,
  ),
);

function graph(formula: string): FactorGraph {
  const outcome = graphOf(formula, KNOWN);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.graph;
}

/** The bytes of a cell, without what a process takes anyway. */
const perCell = (formula: string, options?: Partial<Parameters<typeof estimateBytes>[3]>): number => {
  const [few, many] = [1000, 2000].map((dates) =>
    estimateBytes(graph(formula), dates, 5000, { held: 0, threads: 2, ...options }),
  );
  return ((many ?? 0) - (few ?? 0)) / (1000 * 5000);
};
const KEPT = 14;

test('judging counts where it takes more: the factor twice and the orders of each horizon and thread', () => {
  expect(perCell('a')).toBe(KEPT + 16 + 2 * 4 * 2);
  expect(perCell('a', { horizons: 8, threads: 1 })).toBe(KEPT + 16 + 2 * 8);
});

test('panels are counted until the last node that needs them', () => {
  const lean = { horizons: 1, threads: 1 };
  // A chain keeps a node and its input; two panels wait to be used again.
  expect(perCell('abs(log(abs(log(a))))', lean)).toBe(KEPT + 8 * 4);
  // The first of three is waiting while the third is computed.
  expect(perCell('log(a) + log(b) * log(c)', lean)).toBe(KEPT + 8 * (4 + 2));
  // Two equal steps are one node.
  expect(perCell('a + a', lean)).toBe(KEPT + 8 * 4);
});

test('data that is read is kept whole, each indicator once, beside the four panels of a run', () => {
  const held = (formula: string): number =>
    estimateBytes(graph(formula), 0, 5000, { held: 1000, threads: 2 }) -
    estimateBytes(graph(formula), 0, 5000, { threads: 2 });
  expect(held('a + log(a)')).toBe(5 * 8 * 1000 * 5000);
  expect(held('a + b')).toBe(6 * 8 * 1000 * 5000);
  // By default as many as are computed.
  const whole = estimateBytes(graph('a'), 1000, 5000, { threads: 2 });
  expect(whole).toBe(estimateBytes(graph('a'), 1000, 5000, { held: 1000, threads: 2 }));
});

test('a comparison across the date needs the universe too, as a mask and as a panel', () => {
  const lean = { horizons: 1, threads: 1 };
  expect(perCell('abs(a) + abs(b) * log(c)', lean)).toBe(KEPT + 8 * (4 + 2));
  // The indicator, the universe, their product and its ranks.
  expect(perCell('cs_rank(a)', lean)).toBe(KEPT + 8 * (4 + 2) + 1);
});
