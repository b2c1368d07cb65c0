import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { evaluateByRecursion } from '../testing/oracles/graph/evaluate-by-recursion.ts';
import { checkGraph } from './check-graph.ts';
import { evaluateGraph } from './evaluate-graph.ts';
import { formulaOf } from './formula/formula-of.ts';
import { graphOf } from './formula/graph-of.ts';
import { GENERATED, randomGraph } from './testing/random-graph.ts';

const size = { dates: 14, stocks: 5, industries: Uint16Array.of(0, 1, 0, 1, 1) };
const inputs = new Map([
  ['x@1', seededPanel(1, { ...size, gaps: 0.1, ties: 0.4 })],
  ['y@1', seededPanel(2, { ...size, gaps: 0.3, strange: 0.05 })],
  ['7@1', seededPanel(3, { ...size, gaps: 0.05 })],
  [
    '8@1',
    seededPanel(4, { ...size, gaps: 0.1, ties: 1 }).map((value) =>
      Number.isNaN(value) ? NaN : Number(value > 0),
    ),
  ],
]);

const SEEDS = Array.from({ length: 120 }, (_, seed) => seed);

describe.each(SEEDS)('the graph of seed %i', (seed) => {
  const graph = randomGraph(seededRandom(seed * 7919 + 5), 14);
  const values = evaluateGraph(graph, inputs, size);

  test('is right, and its values are those of every node computed by itself', () => {
    expect(checkGraph(graph, GENERATED).faults).toEqual([]);
    expect(values).toEqual(evaluateByRecursion(graph, inputs, size));
  });

  test('comes back from its formula with its nodes, its text and its values', () => {
    const formula = formulaOf(graph, GENERATED);
    if (!formula.ok) {
      // Parts that are used again and again make a text too long to read; nothing else is refused.
      expect(formula.faults.map(({ code }) => code)).toEqual(['too-long']);
      return;
    }
    const read = graphOf(formula.value, GENERATED, graph);
    if (!read.ok) throw new Error(`${formula.value}: ${JSON.stringify(read.faults)}`);
    const back = read.value.graph;
    const before = new Map(graph.nodes.map((node) => [node.id, node]));
    for (const { id, kind, ref, params } of back.nodes)
      expect(before.get(id)).toMatchObject({ kind, ref, params });
    expect(back.nodes.length).toBeLessThanOrEqual(graph.nodes.length);
    expect(formulaOf(back, GENERATED)).toEqual(formula);
    expect(evaluateGraph(back, inputs, size)).toEqual(values);
  });
});

test('generated graphs have every function and rule, share nodes and are not all missing', () => {
  const graphs = SEEDS.map((seed) => randomGraph(seededRandom(seed * 7919 + 5), 14));
  const refs = new Set(graphs.flatMap(({ nodes }) => nodes.map(({ kind, ref }) => `${kind} ${ref}`)));
  const functions =
    'abs clamp corr cs_rank lag log max mean min pct_change std ts_rank zscore if neg not and or + - * /';
  for (const name of functions.split(' ')) expect(refs).toContain(`expression ${name}`);
  for (const rule of '123456789') expect(refs).toContain(`rule ${rule}`);
  const shared = graphs.filter(({ nodes }) => {
    const used = nodes.flatMap((node) => node.inputs);
    return new Set(used).size < used.length;
  });
  expect(shared.length).toBeGreaterThan(SEEDS.length / 3);
  const present = graphs.filter((graph) => !evaluateGraph(graph, inputs, size).every(Number.isNaN));
  expect(present.length).toBeGreaterThan(SEEDS.length / 2);
});
