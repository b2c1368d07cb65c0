import { checkGraph } from './check-graph.ts';
import { evaluateGraph } from './evaluate-graph.ts';
import type { FactorGraph, GraphNode } from './factor-graph.ts';
import { graphOf } from './formula/graph-of.ts';
import { known } from './testing/known.ts';

const leaf = (id: string, ref: string, kind: GraphNode['kind'] = 'indicator'): GraphNode => ({
  id,
  kind,
  ref,
  params: {},
  inputs: [],
});
const LEAVES = [leaf('close', 'close@1'), leaf('open', 'open@1'), leaf('shares', 'shares@1')];

/** The sum of the node and one that is right, so that what is wrong with the node is all there is. */
function faultsOf(node: Omit<GraphNode, 'id'>): unknown {
  const all = [
    ...LEAVES,
    { id: 'it', ...node },
    { ...leaf('out', '*', 'expression'), inputs: ['it', 'close'] },
  ];
  const reached = new Set(['out', 'it', 'close', ...node.inputs]);
  const graph: FactorGraph = { output: 'out', nodes: all.filter(({ id }) => reached.has(id)) };
  return checkGraph(graph, known).faults.map(({ node: at, code, path, values }) => [
    ...[at, code, path.join('.'), values],
  ]);
}

test.each([
  ['indicator', 'open@1'],
  ['factor', '12@3'],
] as const)('an %s has neither parameters nor inputs', (kind, ref) => {
  expect(faultsOf({ kind, ref, params: {}, inputs: [] })).toEqual([]);
  expect(faultsOf({ kind, ref, params: { n: 5 }, inputs: [] })).toEqual([
    ['it', 'unknown-parameter', 'n', {}],
  ]);
  expect(faultsOf({ kind, ref, params: {}, inputs: ['close', 'shares'] })).toEqual([
    ['it', 'wrong-inputs', '', { given: 2, least: 0, most: 0 }],
  ]);
});

test('a constant has its value and nothing else', () => {
  expect(faultsOf({ kind: 'constant', ref: '', params: { value: 2 }, inputs: [] })).toEqual([]);
  expect(faultsOf({ kind: 'constant', ref: '', params: { value: 2, unit: 'yuan' }, inputs: [] })).toEqual([
    ['it', 'unknown-parameter', 'unit', {}],
  ]);
  expect(faultsOf({ kind: 'constant', ref: '', params: { value: 2 }, inputs: ['open'] })).toEqual([
    ['it', 'wrong-inputs', '', { given: 1, least: 0, most: 0 }],
  ]);
  expect(faultsOf({ kind: 'constant', ref: 'open@1', params: { value: 2 }, inputs: [] })).toEqual([
    ['it', 'unexpected', '', { found: 'open@1' }],
  ]);
});

test('an operator has no parameters, a function none but its own', () => {
  expect(faultsOf({ kind: 'expression', ref: '+', params: { n: 1 }, inputs: ['close', 'open'] })).toEqual([
    ['it', 'unknown-parameter', 'n', {}],
  ]);
  expect(faultsOf({ kind: 'expression', ref: 'abs', params: { n: 1 }, inputs: ['close'] })).toEqual([
    ['it', 'unknown-parameter', 'n', {}],
  ]);
  expect(faultsOf({ kind: 'expression', ref: 'neg', params: {}, inputs: ['close', 'open'] })).toEqual([
    ['it', 'wrong-inputs', '', { given: 2, least: 1, most: 1 }],
  ]);
});

test('faults of an operator’s parameters name their place in the formula', () => {
  const read = graphOf('if(close > open, close, open, n: 3)', known);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  expect(checkGraph(read.value.graph, known).faults).toMatchObject([
    { code: 'unknown-parameter', path: ['n'], node: read.value.graph.output },
  ]);
});

test.each(['07', '7.0', ' 7', '7 ', '+7', '0x7', '7e0', '0', '', '__proto__'])(
  'no rule is written “%s”, in a check or in a computation',
  (ref) => {
    const node = { kind: 'rule', ref, params: { n: 2 }, inputs: ['close'] } as const;
    expect(faultsOf(node)).toEqual([['it', 'unknown-rule', '', { rule: ref }]]);
    const graph = { output: 'it', nodes: [leaf('close', 'close@1'), { id: 'it', ...node }] };
    const inputs = new Map([['close@1', Float64Array.of(1, 2)]]);
    expect(() => evaluateGraph(graph, inputs, { dates: 2, stocks: 1 })).toThrow(
      new RangeError(`no rule: ${ref}`),
    );
  },
);

test('units of a condition are checked however its rule is written: any other way is refused', () => {
  const condition = (ref: string): unknown =>
    faultsOf({ kind: 'rule', ref, params: { op: '<' }, inputs: ['close', 'shares', 'close', 'open'] });
  expect(condition('9')).toMatchObject([['it', 'wrong-unit', '', { input: 1 }]]);
  expect(condition('09')).toEqual([['it', 'unknown-rule', '', { rule: '09' }]]);
});

test.each([
  ['indicator', 'open@01'],
  ['indicator', 'open'],
  ['indicator', ' open@1'],
  ['indicator', '12@3'],
  ['factor', '12@03'],
  ['factor', '012@3'],
  ['factor', 'open@1'],
] as const)('no %s is pinned by “%s”', (kind, ref) => {
  expect(faultsOf({ kind, ref, params: {}, inputs: [] })).toEqual([
    ['it', 'unknown-name', '', { name: ref }],
  ]);
});

test.each(['×', '==', '≤', ' +', 'AND', 'Mean', 'toString', ''])(
  'no operator or function is written “%s”',
  (ref) => {
    expect(faultsOf({ kind: 'expression', ref, params: {}, inputs: ['close', 'open'] })).toEqual([
      ['it', 'unknown-function', '', { name: ref }],
    ]);
  },
);

const expression = (id: string, ref: string, inputs: string[], params = {}): GraphNode => ({
  ...leaf(id, ref, 'expression'),
  inputs,
  params,
});
const checked = (output: string, ...nodes: GraphNode[]): unknown => {
  const { faults, values } = checkGraph({ output, nodes: [...LEAVES, ...nodes] }, known);
  return {
    faults: faults.filter(({ code }) => code !== 'unused-node').map(({ code, node }) => [code, node]),
    values: Object.fromEntries(
      [...values]
        .filter(([id]) => !LEAVES.some((each) => each.id === id))
        .map(([id, { type, unit }]) => [id, `${type} ${unit}`]),
    ),
  };
};

test('the values of nodes are told beside the faults of others', () => {
  const nodes = [
    expression('sum', '+', ['close', 'shares']),
    expression('rank', 'cs_rank', ['sum']),
    expression('money', '*', ['close', 'shares']),
    expression('out', '*', ['rank', 'money']),
  ];
  expect(checked('out', ...nodes)).toEqual({
    faults: [['wrong-unit', 'sum']],
    values: { rank: 'daily 1', money: 'daily yuan', out: 'daily yuan' },
  });
});

test('what a wrong parameter leaves as it is goes on being judged, what has no type does not', () => {
  const lag = expression('it', 'lag', ['close'], { n: 0 });
  const sum = expression('out', '+', ['it', 'shares']);
  expect(checked('out', lag, sum)).toEqual({
    faults: [
      ['below-least', 'it'],
      ['wrong-unit', 'out'],
    ],
    values: { it: 'daily yuan/shares' },
  });
  expect(checked('out', { ...leaf('it', 'gone@1') }, sum)).toEqual({
    faults: [['unknown-name', 'it']],
    values: { out: 'daily shares' },
  });
  expect(checked('out', expression('it', 'lag', [], { n: 1 }), sum)).toEqual({
    faults: [['wrong-inputs', 'it']],
    values: { out: 'daily shares' },
  });
});

test.each<[string, GraphNode[], string[]]>([
  ['a bare number', [leafOf(2)], ['wrong-type']],
  ['numbers put together', [leafOf(2), expression('out', '+', ['two', 'two'])], ['wrong-type']],
  ['a comparison of numbers, which is yes or no', [leafOf(2), expression('out', '<', ['two', 'two'])], []],
  ['a mean of numbers, which is a series', [leafOf(2), expression('out', 'mean', ['two', 'two'])], []],
  ['reports', [leaf('out', 'profit@1')], []],
  ['yes and no', [leaf('out', '13@1', 'factor')], []],
])('a factor may be %s, or may not', (_, nodes, codes) => {
  const output = nodes.at(-1)?.id ?? '';
  const { faults } = checkGraph({ output, nodes }, known);
  expect(faults.map(({ code }) => code)).toEqual(codes);
});

function leafOf(value: number): GraphNode {
  return { ...leaf('two', '', 'constant'), params: { value } };
}

test('a graph out of shape has no values', () => {
  const { faults, values } = checkGraph({ output: 'a', nodes: [expression('a', '+', ['a', 'a'])] }, known);
  expect(faults.map(({ code }) => code)).toEqual(['cycle']);
  expect(values.size).toBe(0);
  expect(checkGraph({ output: '', nodes: [] }, known).faults.map(({ code }) => code)).toEqual([
    'missing-output',
  ]);
});

test('an input that is not connected is told once, at its place', () => {
  const { faults } = checkGraph(
    { output: 'out', nodes: [...LEAVES.slice(0, 1), expression('out', '+', ['close', ''])] },
    known,
  );
  expect(faults).toEqual([{ code: 'missing-input', node: 'out', path: [], values: { input: 1 } }]);
});

test('nodes that lead nowhere are told, and their own faults are not', () => {
  const { faults } = checkGraph(
    { output: 'close', nodes: [...LEAVES.slice(0, 1), expression('x', 'sum', ['close'])] },
    known,
  );
  expect(faults.map(({ code, node }) => [code, node])).toEqual([['unused-node', 'x']]);
});
