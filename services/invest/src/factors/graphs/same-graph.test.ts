import type { FactorGraph, GraphNode } from '@console/quant';
import { sameGraph } from './same-graph.ts';

const node = (id: string, params: GraphNode['params'] = {}, inputs: string[] = []): GraphNode => ({
  id,
  kind: 'rule',
  ref: '7',
  params,
  inputs,
});
const graph = (...nodes: GraphNode[]): FactorGraph => ({ output: 'a', nodes });

it('ignores the order of nodes and parameters, and a null', () => {
  const left = graph(node('a', { n: 5, least: 2 }, ['b']), node('b'));
  expect(sameGraph(left, graph(node('b', { n: null }), node('a', { least: 2, n: 5 }, ['b'])))).toBe(true);
});

it.each([
  ['another parameter', graph(node('a', { n: 6 }, ['b']), node('b'))],
  ['another id', graph(node('a', { n: 5 }, ['c']), node('c'))],
  ['a node more', graph(node('a', { n: 5 }, ['b']), node('b'), node('c'))],
  ['another output', { ...graph(node('a', { n: 5 }, ['b']), node('b')), output: 'b' }],
])('distinguishes %s', (_, other) => {
  expect(sameGraph(graph(node('a', { n: 5 }, ['b']), node('b')), other)).toBe(false);
});
