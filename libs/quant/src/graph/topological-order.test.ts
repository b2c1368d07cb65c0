import type { GraphNode } from './factor-graph.ts';
import { topologicalOrder } from './topological-order.ts';

const node = (id: string, ...inputs: string[]): GraphNode => ({
  id,
  kind: 'expression',
  ref: 'max',
  params: {},
  inputs,
});

const shapeOf = (output: string, ...nodes: GraphNode[]): unknown[] => {
  const { nodes: order, faults } = topologicalOrder({ output, nodes });
  return [
    order.map(({ id }) => id).join(' '),
    faults.map(({ code, node: at, values }) => [code, at, values]),
  ];
};

test('each node stands once, behind its inputs', () => {
  expect(shapeOf('d', node('d', 'b', 'c'), node('b', 'a'), node('c', 'a', 'b'), node('a'))).toEqual([
    'a b c d',
    [],
  ]);
});

test('a cycle is told by its nodes', () => {
  expect(shapeOf('a', node('a', 'b'), node('b', 'c'), node('c', 'b'))).toEqual([
    '',
    [['cycle', 'b', { nodes: 'b c' }]],
  ]);
  expect(shapeOf('a', node('a', 'a'))).toEqual(['', [['cycle', 'a', { nodes: 'a' }]]]);
});

test('what is not connected is told, and the rest is in order all the same', () => {
  expect(shapeOf('b', node('b', 'a', '', 'gone'), node('a'), node('x', 'a'))).toEqual([
    'a b',
    [
      ['missing-input', 'b', { input: 1 }],
      ['missing-input', 'b', { input: 2 }],
      ['unused-node', 'x', {}],
    ],
  ]);
  expect(shapeOf('gone', node('a'))).toEqual(['', [['missing-output', undefined, {}]]]);
  expect(shapeOf('', ...[])).toEqual(['', [['missing-output', undefined, {}]]]);
});

test('an id stands once', () => {
  expect(shapeOf('a', node('a'), node('a'))).toEqual(['', [['repeated-node', 'a', {}]]]);
});

test('too many nodes, and too deep a chain, are refused', () => {
  const chain = Array.from({ length: 201 }, (_, at) =>
    at === 0 ? node('0') : node(String(at), String(at - 1)),
  );
  expect(shapeOf('200', ...chain)).toEqual(['', [['too-many-nodes', undefined, { given: 201, most: 200 }]]]);
  expect(shapeOf('49', ...chain.slice(0, 50))[1]).toEqual([]);
  expect(shapeOf('50', ...chain.slice(0, 51))[1]).toEqual([['too-deep', '50', { most: 50 }]]);
});
