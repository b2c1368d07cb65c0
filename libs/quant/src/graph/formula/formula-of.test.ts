import { seededRandom } from '../../sample/seeded-random.ts';
import type { FactorGraph, GraphNode } from '../factor-graph.ts';
import { formulaOf } from './formula-of.ts';
import { graphOf } from './graph-of.ts';
import { known } from '../testing/known.ts';

function graphFrom(text: string): FactorGraph {
  const read = graphOf(text, known);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.graph;
}

function written(graph: FactorGraph): unknown {
  const formula = formulaOf(graph, known);
  return formula.ok ? formula.value : formula.faults;
}

const node = (id: string, ref: string, inputs: string[], params = {}): GraphNode => ({
  id,
  kind: 'expression',
  ref,
  params,
  inputs,
});
const close: GraphNode = { id: 'c', kind: 'indicator', ref: 'close@1', params: {}, inputs: [] };
const twenty: GraphNode = { id: 'k', kind: 'constant', ref: '', params: { value: 20 }, inputs: [] };

test.each([
  'mean(close, 20)',
  'mean(close, (20))',
  'mean(close, open)',
  'mean(close, 20, 5)',
  'ts_rank(close, least: 5)',
  'max(close, 0)',
  'clamp(zscore(close), -3, 3)',
  'corr(close, 成交额, 20)',
  'cheap and not (close < open or 低波动率@2 > 1)',
  'if(低波动率 < 10, 0, change(close, n: 120, kind: ratio))',
  '-(5) * close - -close',
  'bands(`ROE(TTM)`, bands: [{op: between, value: 0, upper: 0.1, result: 1}, {op: >, value: 0.1, result: 2}], otherwise: -1)',
  'weighted(cross_percentile(close, byIndustry: true), own_percentile(`ROE(TTM)`), weights: [0.6, 0.4])',
  'average(full_mark(close, full: 1, zero: 2), carry(close, maxAge: 3), across: true)',
  'condition(close, close * 2, open, op: <=, constant: 1)',
])('%s is the same formula after its graph', (text) => {
  expect(written(graphFrom(text))).toBe(text);
});

test('factors of one name are distinguished by version or id', () => {
  expect(written(graphFrom('低波动率@3 + `12`'))).toBe('低波动率 + 低波动率');
  const strange: GraphNode = { ...close, id: 'x', ref: 'gone@4' };
  expect(written({ output: 'x', nodes: [strange] })).toBe('gone@4');
});

test('a panel of one number is not taken for a constant', () => {
  const graph = { output: 'm', nodes: [close, twenty, node('m', 'mean', ['c', 'k'])] };
  expect(written(graph)).toBe('mean(close, (20))');
  const back = graphOf('mean(close, (20))', known, graph);
  expect(back.ok && back.value.graph).toEqual(graph);
});

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'a graph with shared nodes comes back node for node, seed %i',
  (seed) => {
    const next = seededRandom(seed * 7919 + 11);
    const nodes: GraphNode[] = [close, twenty];
    for (let at = 0; at < 9; at += 1) {
      const any = (): string => nodes[Math.floor(next() * nodes.length)]?.id ?? '';
      const refs = ['+', '*', '<', 'and', 'max', 'mean', 'neg', 'std'];
      const ref = refs[Math.floor(next() * refs.length)] ?? '+';
      const one = ref === 'neg' || ref === 'std';
      nodes.push(
        node(`x${at}`, ref, one ? [any()] : [any(), any()], ref === 'std' ? { n: 2 + at, least: 2 } : {}),
      );
    }
    const graph = { output: 'x8', nodes };
    const text = written(graph);
    if (typeof text !== 'string') throw new Error(JSON.stringify(text));
    const read = graphOf(text, known, graph);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(written(read.value.graph)).toBe(text);
    const before = new Map(graph.nodes.map((each) => [each.id, each]));
    const kept = read.value.graph.nodes.filter(({ id }) => before.has(id));
    expect(kept).toHaveLength(read.value.graph.nodes.length);
    for (const each of kept) expect(before.get(each.id)).toMatchObject({ kind: each.kind, ref: each.ref });
  },
);

test('what is shared at every level has no formula, and is refused at once', () => {
  const nodes = [close];
  for (let at = 0; at < 40; at += 1)
    nodes.push(node(`d${at}`, '+', [nodes.at(-1)?.id ?? '', nodes.at(-1)?.id ?? '']));
  expect(written({ output: 'd39', nodes })).toEqual([
    { code: 'too-long', values: { given: 4095, most: 4000 }, path: [], node: 'd10' },
  ]);
});

test('a graph that is not connected has no formula, a stray node does no harm', () => {
  expect(written({ output: 'a', nodes: [close, node('a', '+', ['c', ''])] })).toEqual([
    { code: 'missing-input', values: { input: 1 }, path: [], node: 'a' },
  ]);
  expect(written({ output: 'a', nodes: [close, node('a', '+', ['c'])] })).toEqual([
    { code: 'wrong-inputs', values: { given: 1, least: 2, most: 2 }, path: [], node: 'a' },
  ]);
  expect(written({ output: 'c', nodes: [close, twenty] })).toBe('close');
});

test.each([
  ['gone@4', 'gone@4'],
  ['open', 'open'],
  ['close@01', '`close@01`'],
  ['close@x', '`close@x`'],
])('the ref %s that pins nothing is written %s', (ref, text) => {
  expect(written({ output: 'x', nodes: [{ ...close, id: 'x', ref }] })).toBe(text);
});

const rule = (id: string, ref: string, inputs: string[], params = {}): GraphNode => ({
  ...node(id, ref, inputs, params),
  kind: 'rule',
});

test.each<[string, GraphNode[], string]>([
  ['a constant', [twenty], '20'],
  ['a constant below zero', [{ ...twenty, params: { value: -0.5 } }], '-0.5'],
  ['−0, which is 0', [{ ...twenty, params: { value: -0 } }], '0'],
  ['a sign of a number', [twenty, node('s', 'neg', ['k'])], '-(20)'],
  [
    'a number that could be a constant',
    [close, twenty, node('f', 'mean', ['c', 'k'], { n: 3 })],
    'mean(close, (20), 3)',
  ],
  ['a number first', [twenty, node('f', 'mean', ['k'], { n: 3 })], 'mean((20), 3)'],
  ['a number that could be none', [close, twenty, node('f', 'max', ['c', 'k'])], 'max(close, 20)'],
  [
    'a number under a rule',
    [close, twenty, rule('f', '8', ['c', 'k'], { weights: [1, 1] })],
    'weighted(close, 20, weights: [1, 1])',
  ],
  [
    'a second constant without the first',
    [close, node('f', 'mean', ['c'], { least: 3 })],
    'mean(close, least: 3)',
  ],
  ['a constant that is null', [close, node('f', 'mean', ['c'], { n: 5, least: null })], 'mean(close, 5)'],
  [
    'constants in another order',
    [close, node('f', 'clamp', ['c'], { high: 2, low: 1 })],
    'clamp(close, 1, 2)',
  ],
  ['a constant that is no number', [close, node('f', 'lag', ['c'], { n: 'x' })], 'lag(close, n: x)'],
  ['a parameter that it has not', [close, node('f', 'abs', ['c'], { m: 1 })], 'abs(close, m: 1)'],
  [
    'an operator’s parameters, which are not written',
    [close, node('f', '+', ['c', 'c'], { m: 1 })],
    'close + close',
  ],
  ['a rule without inputs', [rule('f', '5', [], { maxAge: 1 })], 'carry(maxAge: 1)'],
  [
    'a rule’s null, which is absent',
    [close, rule('f', '2', ['c'], { n: null, least: 5 })],
    'own_percentile(close, least: 5)',
  ],
  ['a function without inputs', [node('f', 'max', [])], 'max()'],
  [
    'a shared node, once for each use',
    [close, node('a', 'abs', ['c']), node('f', '*', ['a', 'a'])],
    'abs(close) * abs(close)',
  ],
])('%s: written as it is read', (_, nodes, text) => {
  expect(written({ output: nodes.at(-1)?.id ?? '', nodes })).toBe(text);
});

test.each<[string, GraphNode[], string[]]>([
  ['a cycle', [node('a', 'abs', ['a'])], ['cycle']],
  ['no output', [], ['missing-output']],
  ['an id twice', [close, close], ['repeated-node']],
  ['a constant of nothing', [{ ...twenty, params: {} }], ['wrong-kind']],
  ['a rule there is not', [close, rule('f', '0', ['c'])], ['unknown-rule']],
  ['a function there is not', [close, node('f', 'sum', ['c'])], ['unknown-function']],
  [
    'several misfits at once',
    [{ ...twenty, params: {} }, node('a', 'not', []), node('f', '+', ['k', 'a'])],
    ['wrong-kind', 'wrong-inputs'],
  ],
])('of %s there is no formula', (_, nodes, codes) => {
  const formula = formulaOf({ output: nodes.at(-1)?.id ?? '', nodes }, known);
  expect(formula.ok ? [] : formula.faults.map(({ code }) => code)).toEqual(codes);
});

test('a text of four thousand characters is written, a longer one refused by its length', () => {
  const long = (length: number): FactorGraph => ({
    output: 'f',
    // `max(` and `)` around names and what parts them.
    nodes: [{ ...close, id: 'n', ref: `${'x'.repeat(length - 7)}@1` }, node('f', 'max', ['n'])],
  });
  expect(String(written(long(4000)))).toHaveLength(4000);
  expect(written(long(4001))).toEqual([
    { code: 'too-long', values: { given: 4001, most: 4000 }, path: [], node: 'f' },
  ]);
});
