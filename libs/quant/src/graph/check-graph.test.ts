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

test('parameters of an operator are told where they stand in a formula', () => {
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

test('units of a condition hold however its rule is written: any other way is refused', () => {
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
