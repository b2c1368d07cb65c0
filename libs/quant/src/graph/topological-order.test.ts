import { seededRandom } from '../sample/seeded-random.ts';
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

test('each node occurs once, after its inputs', () => {
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

test('an id occurs once', () => {
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

test.each<[string, string, GraphNode[], string]>([
  ['one node', 'a', [node('a')], 'a'],
  ['a chain given from its end', 'c', [node('c', 'b'), node('b', 'a'), node('a')], 'a b c'],
  ['one input given twice', 'b', [node('b', 'a', 'a'), node('a')], 'a b'],
  ['inputs from left to right', 'd', [node('a'), node('b'), node('c'), node('d', 'c', 'a', 'b')], 'c a b d'],
  [
    'a diamond, its tip first',
    'd',
    [node('d', 'b', 'c'), node('b', 'a'), node('c', 'a'), node('a')],
    'a b c d',
  ],
  ['an input that leads to another', 'c', [node('c', 'a', 'b'), node('b', 'a'), node('a')], 'a b c'],
])('of %s', (_, output, nodes, order) => {
  expect(shapeOf(output, ...nodes)).toEqual([order, []]);
});

test.each<[string, GraphNode[], string]>([
  ['of two that begins behind the output', [node('o', 'a'), node('a', 'b'), node('b', 'a')], 'a b'],
  ['of three', [node('o', 'a'), node('a', 'b'), node('b', 'c'), node('c', 'a')], 'a b c'],
  ['through the output itself', [node('o', 'a'), node('a', 'o')], 'o a'],
  [
    'that comes after inputs without one',
    [node('o', 'x', 'a'), node('x'), node('a', 'x', 'b'), node('b', 'a')],
    'a b',
  ],
  ['the first of two', [node('o', 'a', 'b'), node('a', 'a'), node('b', 'b')], 'a'],
])('a cycle %s is told in its order', (_, nodes, cycle) => {
  const [first = ''] = cycle.split(' ');
  expect(shapeOf('o', ...nodes)).toEqual(['', [['cycle', first, { nodes: cycle }]]]);
});

test('a cycle that does not lead to the output is unused, not in the way', () => {
  expect(shapeOf('a', node('a'), node('x', 'y'), node('y', 'x'))).toEqual([
    'a',
    [
      ['unused-node', 'x', {}],
      ['unused-node', 'y', {}],
    ],
  ]);
});

test('what is not connected is told beside a cycle and an output that is not there', () => {
  expect(shapeOf('a', node('a', 'a', 'gone'))).toEqual([
    '',
    [
      ['missing-input', 'a', { input: 1 }],
      ['cycle', 'a', { nodes: 'a' }],
    ],
  ]);
  expect(shapeOf('gone', node('a', ''))).toEqual([
    '',
    [
      ['missing-input', 'a', { input: 0 }],
      ['missing-output', undefined, {}],
    ],
  ]);
});

test('each id that comes again is told each time, and nothing else', () => {
  expect(shapeOf('b', node('a', 'gone'), node('a'), node('b', 'b'), node('a'))).toEqual([
    '',
    [
      ['repeated-node', 'a', {}],
      ['repeated-node', 'a', {}],
    ],
  ]);
});

test('depth is that of the longest way, and the first node beyond it is told', () => {
  const chain = Array.from({ length: 50 }, (_, at) =>
    at === 0 ? node('0') : node(String(at), String(at - 1)),
  );
  // A short cut to the beginning makes no node less deep, whichever input it is.
  for (const inputs of [
    ['49', '0'],
    ['0', '49'],
  ]) {
    const last = node('last', ...inputs);
    expect(shapeOf('last', ...chain, last)[1]).toEqual([['too-deep', 'last', { most: 50 }]]);
  }
  const wide = Array.from({ length: 199 }, (_, at) => node(`w${at}`));
  expect(shapeOf('o', node('o', ...wide.map(({ id }) => id)), ...wide)[1]).toEqual([]);
});

test('a graph of two hundred nodes in one chain is too deep, not too much for the stack', () => {
  const chain = Array.from({ length: 200 }, (_, at) =>
    at === 0 ? node('0') : node(String(at), String(at - 1)),
  );
  const [order, faults] = shapeOf('199', ...chain);
  expect(String(order).split(' ')).toHaveLength(200);
  expect(faults).toEqual([['too-deep', '50', { most: 50 }]]);
});

test.each([1, 2, 3, 4, 5, 6])(
  'seed %i: every node that leads to the output is there once, behind its inputs',
  (seed) => {
    const next = seededRandom(seed);
    const nodes = Array.from({ length: 40 }, (_, at) =>
      node(
        `n${at}`,
        ...Array.from({ length: Math.min(at, Math.floor(next() * 4)) }, () => `n${Math.floor(next() * at)}`),
      ),
    );
    const shuffled = nodes
      .map((each) => [next(), each] as const)
      .sort(([a], [b]) => a - b)
      .map(([, each]) => each);
    const { nodes: order, faults } = topologicalOrder({ output: 'n39', nodes: shuffled });
    const at = new Map(order.map(({ id }, place) => [id, place]));
    expect(at.size).toBe(order.length);
    for (const { id, inputs } of order)
      for (const input of inputs) expect(at.get(input) ?? Infinity).toBeLessThan(at.get(id) ?? -1);
    // Every node but the output is an input of one that is there; what is told as unused is the rest.
    const used = new Set(order.flatMap(({ inputs }) => inputs));
    expect(order.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual(['n39']);
    expect(faults.map(({ code }) => code)).toEqual(new Array(40 - order.length).fill('unused-node'));
  },
);
