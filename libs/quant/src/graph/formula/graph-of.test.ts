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

test('what occurs twice is one node, whatever the order of its parameters', () => {
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

/** Nodes as `kind ref inputs params`, in their order. */
const linesOf = (text: string): string[] =>
  graphFrom(text).nodes.map(({ id, kind, ref, inputs, params }) =>
    [`${id}:`, kind, ref, ...inputs, Object.keys(params).length === 0 ? '' : JSON.stringify(params)]
      .filter((each) => each !== '')
      .join(' '),
  );

const CLOSE = 'n1: indicator close@1';

test.each([
  ['close', [CLOSE]],
  ['`close`', [CLOSE]],
  ['close@1', [CLOSE]],
  ['((close))', [CLOSE]],
  ['`成交额`', ['n1: indicator amount@1']],
  ['amount', ['n1: indicator amount@1']],
  ['低波动率', ['n1: factor 12@3']],
  ['低波动率@2', ['n1: factor 12@2']],
  ['`12`@2', ['n1: factor 12@2']],
  ['7', ['n1: constant {"value":7}']],
  ['-7', ['n1: constant {"value":-7}']],
  ['-(7)', ['n1: constant {"value":7}', 'n2: expression neg n1']],
  ['-close', [CLOSE, 'n2: expression neg n1']],
  ['close + close', [CLOSE, 'n2: expression + n1 n1']],
  ['mean(close, 20, 5)', [CLOSE, 'n2: expression mean n1 {"n":20,"least":5}']],
  ['mean(close, n: 20)', [CLOSE, 'n2: expression mean n1 {"n":20}']],
  ['mean(close, 20, least: 5)', [CLOSE, 'n2: expression mean n1 {"n":20,"least":5}']],
  ['mean(close, (20))', [CLOSE, 'n2: constant {"value":20}', 'n3: expression mean n1 n2']],
  // One number too many for its constants is a value.
  ['lag(close, 1, 2)', [CLOSE, 'n2: constant {"value":1}', 'n3: expression lag n1 n2 {"n":2}']],
  ['max(close, 0)', [CLOSE, 'n2: constant {"value":0}', 'n3: expression max n1 n2']],
  // The first is never a constant.
  ['mean(20, 5)', ['n1: constant {"value":20}', 'n2: expression mean n1 {"n":5}']],
  ['mean(20)', ['n1: constant {"value":20}', 'n2: expression mean n1']],
  ['clamp(close, -1, 1)', [CLOSE, 'n2: expression clamp n1 {"low":-1,"high":1}']],
  [
    'if(cheap, 1, 2)',
    ['n1: factor 13@1', 'n2: constant {"value":1}', 'n3: constant {"value":2}', 'n4: expression if n1 n2 n3'],
  ],
  [
    'weighted(close, 5, weights: [1, 2])',
    [CLOSE, 'n2: constant {"value":5}', 'n3: rule 8 n1 n2 {"weights":[1,2]}'],
  ],
  ['carry(close, maxAge: 0)', [CLOSE, 'n2: rule 5 n1 {"maxAge":0}']],
  ['abs()', ['n1: expression abs']],
])('%s is the nodes %j', (text, nodes) => {
  expect(linesOf(text)).toEqual(nodes);
});

test.each([
  ['cs_rank(close) + cs_rank(close)', 3],
  ['close * 2 + close * 2', 4],
  ['mean(close, 5) + mean(close, n: 5)', 3],
  ['mean(close, 5) + mean(close, 5, 2)', 4],
  ['(close + open) - (open + close)', 5],
  ['2 + 2.0 + 2e0', 3],
  ['close + close@1 + `close`', 3],
])('equal parts of %s are one node: %i nodes', (text, count) => {
  expect(graphFrom(text).nodes).toHaveLength(count);
});

test.each<[string, unknown[]]>([
  ['gone', [['unknown-name', 'gone', { name: 'gone' }]]],
  ['close@2', [['unknown-name', 'close@2', { name: 'close@2' }]]],
  [
    'close + gone * `gone too`',
    [
      ['unknown-name', 'gone', { name: 'gone' }],
      ['unknown-name', '`gone too`', { name: 'gone too' }],
    ],
  ],
  [
    'sum(gone)',
    [
      ['unknown-function', 'sum', { name: 'sum' }],
      ['unknown-name', 'gone', { name: 'gone' }],
    ],
  ],
  ['Mean(close, 5)', [['unknown-function', 'Mean', { name: 'Mean' }]]],
  ['close(5)', [['unknown-function', 'close', { name: 'close' }]]],
  ['toString(close)', [['unknown-function', 'toString', { name: 'toString' }]]],
  ['mean(close, 5, n: 6)', [['repeated-parameter', 'mean(close, 5, n: 6)', { name: 'n' }]]],
  [
    'clamp(close, 1, 2, low: 1, high: 2)',
    ['low', 'high'].map((each) => [
      'repeated-parameter',
      'clamp(close, 1, 2, low: 1, high: 2)',
      { name: each },
    ]),
  ],
  [
    '1 + lag(lag(gone, 1, n: 2), 3)',
    [
      ['repeated-parameter', 'lag(gone, 1, n: 2)', { name: 'n' }],
      ['unknown-name', 'gone', { name: 'gone' }],
    ],
  ],
])('of %s is told what is not known, with its place', (text, faults) => {
  const read = graphOf(text, known);
  expect(
    read.ok
      ? []
      : read.faults.map(({ code, span, values }) => [code, text.slice(span?.from, span?.to), values]),
  ).toEqual(faults);
});

test('a node’s place is where it is first', () => {
  const text = 'close + mean(open, 5) - mean(open, 5) * close';
  const read = graphOf(text, known);
  if (!read.ok) throw new Error(text);
  const { graph, spans } = read.value;
  expect(spans.size).toBe(graph.nodes.length);
  expect(
    graph.nodes.map(({ id, ref }) => {
      const span = spans.get(id);
      return [ref, span?.from, text.slice(span?.from, span?.to)];
    }),
  ).toEqual([
    ['close@1', 0, 'close'],
    ['open@1', 13, 'open'],
    ['mean', 8, 'mean(open, 5)'],
    ['+', 0, 'close + mean(open, 5)'],
    ['*', 24, 'mean(open, 5) * close'],
    ['-', 0, text],
  ]);
});

test('places go by the names that nodes are given', () => {
  const before = graphFrom('abs(close)');
  const read = graphOf('open + abs(close)', known, before);
  if (!read.ok) throw new Error('it is read');
  expect([...read.value.spans.keys()].sort()).toEqual(read.value.graph.nodes.map(({ id }) => id).sort());
  expect(read.value.spans.get('n2')).toEqual({ from: 7, to: 17 });
});
