import type { GraphNode } from './factor-graph.ts';
import { nodeKey } from './node-key.ts';

const base: Omit<GraphNode, 'id'> = {
  kind: 'rule',
  ref: '7',
  params: { n: 5, least: 2, counts: 'days' },
  inputs: ['a', 'b'],
};
const keyOf = (change: Partial<GraphNode>): string => nodeKey({ ...base, ...change });

test.each<[string, Partial<GraphNode>]>([
  ['the same again', {}],
  ['parameters in another order', { params: { counts: 'days', least: 2, n: 5 } }],
  ['a parameter that is null', { params: { ...base.params, across: null } }],
  ['a parameter that is not given', { params: { ...base.params, across: undefined } }],
])('%s has the same key', (_, change) => {
  expect(keyOf(change)).toBe(nodeKey(base));
});

test.each<[string, Partial<GraphNode>]>([
  ['another kind', { kind: 'expression' }],
  ['another reference', { ref: '8' }],
  ['another value', { params: { ...base.params, n: 6 } }],
  ['a value that is a word of the same digits', { params: { ...base.params, n: '5' } }],
  ['a parameter less', { params: { n: 5, least: 2 } }],
  ['a parameter more', { params: { ...base.params, across: false } }],
  ['inputs in another order', { inputs: ['b', 'a'] }],
  ['an input less', { inputs: ['a'] }],
  ['inputs run together', { inputs: ['a,b'] }],
])('%s has another key', (_, change) => {
  expect(keyOf(change)).not.toBe(nodeKey(base));
});

test('the order of names does not matter at any depth, that of a list does', () => {
  const bands = (...list: unknown[]): string => keyOf({ params: { bands: list } });
  const [low, high] = [
    { op: '<', value: 1, result: 2 },
    { op: '>', value: 3, result: 4 },
  ];
  expect(bands({ result: 2, op: '<', value: 1 }, high)).toBe(bands(low, high));
  expect(bands({ ...low, upper: null }, high)).toBe(bands(low, high));
  expect(bands(high, low)).not.toBe(bands(low, high));
  expect(bands([1, 2])).not.toBe(bands([2, 1]));
  // A null of a list is an item of it.
  expect(bands(null)).not.toBe(bands());
});

test('the id has no part in it', () => {
  const node: GraphNode = { id: 'n1', ...base };
  expect(nodeKey(node)).toBe(nodeKey({ ...node, id: 'n2' } as GraphNode));
});
