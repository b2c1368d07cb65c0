import { graphOf } from './graph-of.ts';
import type { FactorGraph } from '../factor-graph.ts';
import { known } from '../testing/known.ts';

function graphFrom(text: string, previous?: FactorGraph): FactorGraph {
  const read = graphOf(text, known, previous);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.graph;
}

/** Ids by what the node is. */
function idsOf({ nodes }: FactorGraph): Record<string, string> {
  return Object.fromEntries(nodes.map(({ id, ref, params }) => [ref || String(params.value), id]));
}

test('operators, functions, rules, names and numbers are nodes, inputs first', () => {
  expect(graphFrom('mean(close, 20) * 2 - full_mark(低波动率, full: 0, zero: 9)')).toEqual({
    output: 'n7',
    nodes: [
      { id: 'n1', kind: 'indicator', ref: 'close@1', params: {}, inputs: [] },
      { id: 'n2', kind: 'expression', ref: 'mean', params: { n: 20 }, inputs: ['n1'] },
      { id: 'n3', kind: 'constant', ref: '', params: { value: 2 }, inputs: [] },
      { id: 'n4', kind: 'expression', ref: '*', params: {}, inputs: ['n2', 'n3'] },
      { id: 'n5', kind: 'factor', ref: '12@3', params: {}, inputs: [] },
      { id: 'n6', kind: 'rule', ref: '1', params: { full: 0, zero: 9 }, inputs: ['n5'] },
      { id: 'n7', kind: 'expression', ref: '-', params: {}, inputs: ['n4', 'n6'] },
    ],
  });
});

test('what stands twice is one node, whatever the order of its parameters', () => {
  const graph = graphFrom('change(close, n: 5, kind: ratio) + change(close, kind: ratio, n: 5)');
  expect(graph.nodes).toHaveLength(3);
  expect(graph.nodes.at(-1)?.inputs).toEqual(['n2', 'n2']);
});

test('a part that did not change keeps its id, wherever it goes', () => {
  const before = graphFrom('mean(close, 20) / open');
  const after = graphFrom('abs(open - mean(close, 20))', before);
  const [old, now] = [idsOf(before), idsOf(after)];
  expect([now.mean, now['close@1'], now['open@1']]).toEqual([old.mean, old['close@1'], old['open@1']]);
  expect(new Set(after.nodes.map(({ id }) => id)).size).toBe(5);
});

test('a node that was edited in its place keeps its id', () => {
  const before = graphFrom('mean(close, 20) / open');
  expect(idsOf(graphFrom('mean(close, 30) / open', before))).toEqual(idsOf(before));
  const other = graphFrom('std(close, 20) * open', before);
  expect(other.output).toBe(before.output);
  expect(idsOf(other).std).toBe(idsOf(before).mean);
});

test('new nodes take ids that were not there before', () => {
  const before = graphFrom('close + open');
  const after = graphFrom('lag(close, 1) + open', before);
  expect(idsOf(after)).toEqual({ 'close@1': 'n1', lag: 'n4', 'open@1': 'n2', '+': 'n3' });
});

test('unknown names and functions are all told, with their places', () => {
  const read = graphOf('foo + sum(`close price`@2) + 低波动率@9', known);
  expect(read).toEqual({
    ok: false,
    faults: [
      { code: 'unknown-name', values: { name: 'foo' }, path: [], span: { from: 0, to: 3 } },
      { code: 'unknown-function', values: { name: 'sum' }, path: [], span: { from: 6, to: 9 } },
      { code: 'unknown-name', values: { name: 'close price@2' }, path: [], span: { from: 10, to: 25 } },
      { code: 'unknown-name', values: { name: '低波动率@9' }, path: [], span: { from: 29, to: 35 } },
    ],
  });
});

test('a constant cannot be given twice', () => {
  expect(graphOf('mean(close, 20, n: 5)', known)).toMatchObject({
    faults: [{ code: 'repeated-parameter', values: { name: 'n' }, span: { from: 0, to: 21 } }],
  });
});

test('two hundred nodes are enough', () => {
  const sum = (terms: number): string =>
    Array.from({ length: terms }, (_, at) => `close * ${at}`).join(' + ');
  expect(graphFrom(sum(66)).nodes).toHaveLength(198);
  expect(graphOf(sum(67), known)).toMatchObject({
    faults: [{ code: 'too-many-nodes', values: { given: 201, most: 200 } }],
  });
});
