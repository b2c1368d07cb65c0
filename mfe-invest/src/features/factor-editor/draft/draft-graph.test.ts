import { aGraph, aNode } from '../testing/a-factor.ts';
import { feeds, freeId, reached, withCopies, withNode, EMPTY_GRAPH } from './draft-graph.ts';

it('the first node of a graph is its output, a later one is not', () => {
  const first = withNode(EMPTY_GRAPH, aNode('n1', 'indicator', 'a.b@1'));
  expect(first.output).toBe('n1');
  expect(withNode(first, aNode('n2', 'constant', '')).output).toBe('n1');
});

it('ids fill gaps and never repeat', () => {
  const graph = aGraph();
  expect(freeId(graph)).toBe('n6');
  expect(freeId({ ...graph, nodes: graph.nodes.filter(({ id }) => id !== 'n2') })).toBe('n2');
});

it('a node feeds the nodes it leads to and itself, also in a graph with a cycle', () => {
  const graph = aGraph();
  expect(feeds(graph, 'n1', 'n5')).toBe(true);
  expect(feeds(graph, 'n5', 'n5')).toBe(true);
  expect(feeds(graph, 'n5', 'n1')).toBe(false);
  expect(feeds(graph, 'n1', 'n4')).toBe(false);
  const round = {
    output: 'a',
    nodes: [aNode('a', 'rule', '3', { inputs: ['b'] }), aNode('b', 'rule', '3', { inputs: ['a'] })],
  };
  expect(feeds(round, 'c', 'a')).toBe(false);
});

it('the reached nodes are those that lead to the output', () => {
  const graph = withNode(aGraph(), aNode('n9', 'constant', ''));
  expect([...reached(graph)].sort()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
});

describe('copies', () => {
  const draft = { graph: aGraph(), layout: { n1: { x: 0, y: 0 }, n2: { x: 180, y: 10 } }, arranged: true };

  it('are connected among themselves and share inputs that were not copied', () => {
    const { draft: copied, copies } = withCopies(draft, ['n2', 'n1']);
    expect(copies).toEqual(['n6', 'n7']);
    const [first, second] = copied.graph.nodes.slice(-2);
    expect([first?.ref, second?.inputs]).toEqual(['income.roe@1', ['n6']]);
    const alone = withCopies(draft, ['n2']).draft.graph.nodes.at(-1);
    expect(alone?.inputs).toEqual(['n1']);
  });

  it('are placed beside their originals, which do not change', () => {
    const { draft: copied } = withCopies(draft, ['n2']);
    expect(copied.layout['n6']).toEqual({ x: 208, y: 38 });
    expect(copied.graph.nodes.slice(0, 5)).toEqual(draft.graph.nodes);
    expect(copied.graph.output).toBe('n5');
  });
});
