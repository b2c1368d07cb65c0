import type { FactorGraph, GraphNode } from '../factor-graph.ts';
import { keptIds } from './kept-ids.ts';

/** `+ a b` of the id `s` is written `s: + a b`; a leaf is `a: close`. The last is the output. */
function graph(...lines: string[]): FactorGraph {
  const nodes = lines.map((line): GraphNode => {
    const [id = '', rest = ''] = line.split(': ');
    const [ref = '', ...inputs] = rest.split(' ');
    return { id, kind: inputs.length === 0 ? 'indicator' : 'expression', ref, params: {}, inputs };
  });
  return { output: nodes.at(-1)?.id ?? '', nodes };
}

const kept = (now: FactorGraph, previous?: FactorGraph): unknown =>
  Object.fromEntries(keptIds(now, previous));

test('without a graph before, nodes are numbered in their order', () => {
  expect(kept(graph('0: x', '1: y', '2: + 0 1'))).toEqual({ 0: 'n1', 1: 'n2', 2: 'n3' });
  expect(kept(graph())).toEqual({});
});

test.each<[string, FactorGraph, FactorGraph, object]>([
  [
    'everything, where nothing changed',
    graph('0: x', '1: abs 0'),
    graph('p: x', 'q: abs p'),
    { 0: 'p', 1: 'q' },
  ],
  [
    'a part that has moved',
    graph('0: x', '1: abs 0', '2: y', '3: max 2 1'),
    graph('p: x', 'q: abs p', 'r: y', 's: + q r'),
    { 0: 'p', 1: 'q', 2: 'r', 3: 's' },
  ],
  [
    'the output’s place, whatever it is now',
    graph('0: x', '1: log 0'),
    graph('p: x', 'q: abs p'),
    { 0: 'p', 1: 'q' },
  ],
  [
    'a leaf’s place where another leaf is in it',
    graph('0: y', '1: abs 0'),
    graph('p: x', 'q: abs p'),
    { 0: 'p', 1: 'q' },
  ],
  [
    'no place of another kind',
    graph('0: x', '1: log 0', '2: abs 1'),
    graph('p: x', 'q: abs p'),
    { 0: 'p', 1: 'n1', 2: 'q' },
  ],
  [
    'what computes the same before what is in the same place',
    graph('0: y', '1: x', '2: - 0 1'),
    graph('p: x', 'q: y', 'r: - p q'),
    { 0: 'q', 1: 'p', 2: 'r' },
  ],
  ['nothing of a graph that has nothing', graph('0: x'), { output: '', nodes: [] }, { 0: 'n1' }],
])('keeps %s', (_, now, previous, ids) => {
  expect(kept(now, previous)).toEqual(ids);
});

test('new numbers are none that were there before, used or not', () => {
  expect(kept(graph('0: x', '1: y', '2: z', '3: max 0 1 2'), graph('n2: x', 'n1: abs n2'))).toEqual({
    0: 'n2',
    1: 'n3',
    2: 'n4',
    3: 'n1',
  });
  expect(kept(graph('0: z'), graph('n1: x', 'n3: abs n1'))).toEqual({ 0: 'n2' });
});

test('of two nodes before that computed the same one id is kept', () => {
  const before = graph('p: x', 'q: x', 'r: + p q');
  expect(kept(graph('0: x', '1: + 0 0'), before)).toEqual({ 0: 'p', 1: 'r' });
});

test('no id is given twice, and none is lost, whatever came before', () => {
  const shapes = [
    graph('0: x', '1: y', '2: + 0 1', '3: abs 2', '4: - 3 0'),
    graph('0: x', '1: abs 0', '2: abs 1', '3: + 2 1'),
    graph('0: y', '1: x', '2: - 0 1', '3: - 1 0', '4: max 2 3 0'),
    graph('0: z'),
  ];
  for (const now of shapes)
    for (const before of shapes) {
      const renamed: FactorGraph = {
        output: `n${before.output}`,
        nodes: before.nodes.map((node) => ({
          ...node,
          id: `n${node.id}`,
          inputs: node.inputs.map((id) => `n${id}`),
        })),
      };
      const ids = keptIds(now, renamed);
      expect([...ids.keys()].sort()).toEqual(now.nodes.map(({ id }) => id).sort());
      expect(new Set(ids.values()).size).toBe(now.nodes.length);
      if (now === before) for (const [id, name] of ids) expect(name).toBe(`n${id}`);
    }
});
