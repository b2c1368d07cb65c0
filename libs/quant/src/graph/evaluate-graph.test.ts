import { applyRule } from '../rules/apply-rule.ts';
import { seededPanel } from '../rules/testing/seeded-panel.ts';
import { evaluateGraph, type GraphInput, type GraphPanel } from './evaluate-graph.ts';
import type { FactorGraph, GraphNode } from './factor-graph.ts';
import { graphOf } from './formula/graph-of.ts';
import { known } from './testing/known.ts';

const size = Object.freeze({ dates: 3, stocks: 2 });
const close = Float64Array.of(10, 20, 11, NaN, 12, 22);
const open = Float64Array.of(9, 20, 12, 21, NaN, 0);
const cheap = Float64Array.of(1, 0, 0, 1, NaN, 1);
const given = new Map<string, GraphInput>([
  ['close@1', close],
  ['open@1', open],
  ['13@1', cheap],
]);

function graphFrom(text: string): FactorGraph {
  const read = graphOf(text, known);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value.graph;
}

const valuesOf = (
  text: string,
  inputs: ReadonlyMap<string, GraphInput> = given,
  panel: GraphPanel = size,
): number[] => [...evaluateGraph(graphFrom(text), inputs, panel)];

test.each([
  ['close', [10, 20, 11, NaN, 12, 22]],
  ['close - open', [1, 0, -1, NaN, NaN, 22]],
  ['-close * 2 + 1', [-19, -39, -21, NaN, -23, -43]],
  ['1 / open * 180', [20, 9, 15, 180 / 21, NaN, NaN]],
  ['close >= open', [1, 1, 0, NaN, NaN, 1]],
  ['close = open or cheap', [1, 1, 0, NaN, NaN, 1]],
  ['close > open and not cheap', [0, 0, 0, NaN, NaN, 0]],
  ['if(cheap, close, open)', [10, 20, 12, NaN, NaN, 22]],
  ['if(cheap, 1, 0)', [1, 0, 0, 1, NaN, 1]],
  ['if(1 < 2, close, open)', [10, 20, 11, NaN, 12, 22]],
  ['(1 + 2) * 3 + close * 0', [9, 9, 9, NaN, 9, 9]],
  ['max(close, 15)', [15, 20, 15, NaN, 15, 22]],
  ['lag(close, 1)', [NaN, NaN, 10, 20, 11, NaN]],
  ['change(close, n: 1, kind: difference)', [NaN, NaN, 1, NaN, 1, NaN]],
  ['cs_rank(close) + close - close', [25, 75, 50, NaN, 25, 75]],
])('%s', (text, expected) => {
  expect(valuesOf(text)).toEqual(expected);
});

test('inputs are not written on, and the result is no input', () => {
  const before = [close, open, cheap].map((panel) => [...panel]);
  for (const text of ['-close', '(close + open) * (close - open) + abs(close)', 'close'])
    evaluateGraph(graphFrom(text), given, size).fill(7);
  expect([close, open, cheap].map((panel) => [...panel])).toEqual(before);
});

test('what is not finite is missing', () => {
  const inputs = new Map([['close@1', Float64Array.of(1e308, 1, Infinity, 0, 1, 2)]]);
  expect(valuesOf('close * 10', inputs)).toEqual([NaN, 10, NaN, 0, 10, 20]);
});

test('a value that is used again later is not written over meanwhile', () => {
  const panel = { dates: 40, stocks: 5 };
  const [x, y] = [seededPanel(1, { ...panel, gaps: 0.1 }), seededPanel(2, panel)];
  const inputs = new Map([
    ['close@1', x],
    ['open@1', y],
  ]);
  const text =
    '((close + open) * (close + open) - (close + open)) / ((close - open) * 2) + mean(close + open, 3) - (close - open)';
  const means = applyRule(7, { n: 3 }, [x.map((value, cell) => value + (y[cell] ?? NaN))], panel);
  const expected = x.map((a, cell) => {
    const b = y[cell] ?? NaN;
    return ((a + b) * (a + b) - (a + b)) / ((a - b) * 2) + (means[cell] ?? NaN) - (a - b);
  });
  expect(evaluateGraph(graphFrom(text), inputs, panel)).toEqual(expected);
});

test('a node twice the input of one, and the output used inside, come out right', () => {
  expect(valuesOf('(close + 1) * (close + 1)')).toEqual([121, 441, 144, NaN, 169, 529]);
  expect(valuesOf('max(close + 1, close + 1, 12)')).toEqual([12, 21, 12, NaN, 13, 23]);
});

/** Three reports of stock 0, known on days 1, 2 and 5; one of stock 1, known on day 2. */
const profit = {
  starts: Int32Array.of(0, 3, 4),
  known: Int32Array.of(1, 2, 5, 2),
  reports: Int32Array.of(8, 9, 10, 9),
  values: Float64Array.of(100, 110, 99, 7),
};

test('reports are carried from the day they are known, and windows of reports count reports', () => {
  const inputs = new Map<string, GraphInput>([['profit@1', profit]]);
  const panel = { ...size, days: [1, 3, 5] };
  expect(valuesOf('profit', inputs, panel)).toEqual([100, NaN, 110, 7, 99, 7]);
  expect(valuesOf('change(profit, n: 1, kind: difference)', inputs, panel)).toEqual([
    NaN,
    NaN,
    10,
    NaN,
    -11,
    0,
  ]);
  const growth = 'change(profit, n: 2, kind: difference, counts: reports)';
  expect(valuesOf(growth, inputs, panel)).toEqual([NaN, NaN, NaN, NaN, -1, NaN]);
  expect(valuesOf(`full_mark(${growth}, full: 0, zero: -4) + profit * 0`, inputs, panel)).toEqual([
    NaN,
    NaN,
    NaN,
    NaN,
    75,
    NaN,
  ]);
});

test('reports are carried for as long as the panel says', () => {
  const inputs = new Map<string, GraphInput>([['profit@1', profit]]);
  const days = [2, 3, 5];
  expect(valuesOf('profit', inputs, { ...size, days, mostAge: 1 })).toEqual([110, 7, 110, 7, 99, NaN]);
  expect(valuesOf('profit', inputs, { ...size, days: [2, 402, 403] })).toEqual([110, 7, 99, 7, 99, NaN]);
});

test('nothing later than a date is seen on it', () => {
  const panel = { dates: 60, stocks: 6 };
  const x = seededPanel(3, { ...panel, gaps: 0.1 });
  const text =
    'zscore(mean(close, 5)) + ts_rank(close, 20, 3) / std(close, 9, 2) - lag(close, 2) * corr(close, lag(close, 1), 8, 3)';
  const whole = evaluateGraph(graphFrom(text), new Map([['close@1', x]]), panel);
  for (const dates of [1, 17, 41]) {
    const cells = dates * panel.stocks;
    const first = evaluateGraph(graphFrom(text), new Map([['close@1', x.slice(0, cells)]]), {
      dates,
      stocks: 6,
    });
    expect(first).toEqual(whole.slice(0, cells));
  }
});

test('within industries', () => {
  const panel = { ...size, industries: Uint16Array.of(0, 1) };
  expect(valuesOf('cross_percentile(close, byIndustry: true)', given, panel)).toEqual([
    50,
    50,
    50,
    NaN,
    50,
    50,
  ]);
});

test('an empty panel has no values', () => {
  const inputs = new Map([['close@1', new Float64Array(0)]]);
  expect(valuesOf('mean(close, 5) + 1', inputs, { dates: 0, stocks: 2 })).toEqual([]);
});

test('what does not fit is refused', () => {
  expect(() => valuesOf('profit')).toThrow(new RangeError('no input: profit@1'));
  expect(() => valuesOf('close', new Map([['close@1', close.subarray(1)]]))).toThrow(
    new RangeError('close@1: 5 cells for 3 × 2'),
  );
  expect(() => valuesOf('profit + 1', new Map([['profit@1', profit]]))).toThrow(
    new RangeError('reports are carried over the days of 3 rows, not 0'),
  );
  expect(() =>
    valuesOf('profit', new Map([['profit@1', profit]]), { dates: 3, stocks: 3, days: [1, 2, 3] }),
  ).toThrow(new RangeError('profit@1: reports of 2 stocks for 3'));
  expect(() => valuesOf('lag(close, 0)')).toThrow(RangeError);
  expect(() => valuesOf('if(close, open)')).toThrow(new RangeError('if: 2 inputs, not 3'));
  const { nodes } = graphFrom('close');
  expect(() => evaluateGraph({ output: 'gone', nodes }, given, size)).toThrow(
    new RangeError('graph: missing-output'),
  );
});

const node = (
  id: string,
  kind: GraphNode['kind'],
  ref: string,
  inputs: string[] = [],
  params = {},
): GraphNode => ({
  id,
  kind,
  ref,
  params,
  inputs,
});
const CLOSE = node('c', 'indicator', 'close@1');
const evaluated = (nodes: GraphNode[], inputs: ReadonlyMap<string, GraphInput> = given): number[] => [
  ...evaluateGraph({ output: nodes.at(-1)?.id ?? '', nodes }, inputs, size),
];

test('a bare number is a panel of it', () => {
  expect(evaluated([node('k', 'constant', '', [], { value: -2 })])).toEqual([-2, -2, -2, -2, -2, -2]);
  expect(valuesOf('1 + 2 * 3')).toEqual([7, 7, 7, 7, 7, 7]);
  expect(valuesOf('1 / 0')).toEqual(new Array(6).fill(NaN));
  expect(valuesOf('mean(2, (4))')).toEqual([3, 3, 3, 3, 3, 3]);
});

test.each([
  ['close + 1', [11], [10]],
  ['1 + 2', [3], [10]],
  ['if(close > 5, close, 0)', [10], [10]],
  ['max(close, 12) - close', [2], [10]],
  ['cs_rank(close)', [50], [10]],
  ['lag(close, 1)', [NaN], [10]],
])('on a panel of one cell %s is %j', (text, expected, cells) => {
  const inputs = new Map([['close@1', Float64Array.from(cells)]]);
  expect(valuesOf(text, inputs, { dates: 1, stocks: 1 })).toEqual(expected);
  expect(inputs.get('close@1')).toEqual(Float64Array.from(cells));
});

test('nodes that lead nowhere are not computed, nor are their inputs asked for', () => {
  const stray = node('s', 'expression', 'sum', ['g']);
  const gone = node('g', 'indicator', 'gone@1');
  expect([...evaluateGraph({ output: 'c', nodes: [CLOSE, gone, stray] }, given, size)]).toEqual([...close]);
});

test('an indicator and a factor of one ref are one input', () => {
  const both = [
    node('a', 'indicator', 'x@1'),
    node('b', 'factor', 'x@1'),
    node('s', 'expression', '-', ['a', 'b']),
  ];
  expect(evaluated(both, new Map([['x@1', open]]))).toEqual([0, 0, 0, 0, NaN, 0]);
});

test.each<[string, GraphNode[], string]>([
  ['no node', [], 'graph: missing-output'],
  ['an input that is not connected', [CLOSE, node('s', 'expression', '+', ['c', ''])], 's: missing-input'],
  ['an id twice', [CLOSE, CLOSE], 'c: repeated-node'],
  ['a cycle', [node('a', 'expression', 'neg', ['a'])], 'a: cycle'],
  ['an input that is not given', [node('g', 'indicator', 'gone@1')], 'no input: gone@1'],
  ['a rule there is not', [CLOSE, node('r', 'rule', '10', ['c'])], 'no rule: 10'],
  ['a function there is not', [CLOSE, node('f', 'expression', 'sum', ['c'])], 'no function: sum'],
  ['an operator of one', [CLOSE, node('s', 'expression', '+', ['c'])], '+: 1 inputs, not 2'],
  ['a sign of two', [CLOSE, node('s', 'expression', 'neg', ['c', 'c'])], 'neg: 2 inputs, not 1'],
  [
    'parameters that do not fit',
    [CLOSE, node('r', 'rule', '5', ['c'], { maxAge: -1 })],
    'maxAge: below-least (bound 0)',
  ],
  [
    'a rule short of inputs',
    [CLOSE, node('r', 'rule', '9', ['c'], { op: '<' })],
    'all: wrong-inputs (given 1, least 4, most 4)',
  ],
  [
    'reports counted where there are days',
    [CLOSE, node('r', 'rule', '7', ['c'], { n: 2, counts: 'reports' })],
    'windows that count reports are applied to report histories',
  ],
  [
    'industries that are not there',
    [CLOSE, node('r', 'rule', '3', ['c'], { byIndustry: true })],
    'percentiles within industries need the industries',
  ],
])('%s is refused', (_, nodes, message) => {
  expect(() => evaluated(nodes)).toThrow(new RangeError(message));
});

test.each([
  ['a graph beyond fifty levels', 51, 'x51: too-deep'],
  ['a graph of fifty levels', 50, null],
])('%s', (_, levels, message) => {
  const nodes = Array.from({ length: levels }, (__, at) =>
    at === 0 ? node('x1', 'indicator', 'close@1') : node(`x${at + 1}`, 'expression', 'neg', [`x${at}`]),
  );
  if (message === null) expect(evaluated(nodes)).toEqual([...close].map((value) => -value));
  else expect(() => evaluated(nodes)).toThrow(new RangeError(message));
});

test('a history is carried once and given to all that ask for days', () => {
  const inputs = new Map<string, GraphInput>([['profit@1', profit]]);
  const panel = { ...size, days: [1, 3, 5] };
  const carried = valuesOf('profit', inputs, panel);
  expect(valuesOf('profit + profit', inputs, panel)).toEqual(carried.map((value) => value * 2));
  expect(valuesOf('max(profit, profit * 2) - profit', inputs, panel)).toEqual(carried);
  expect(valuesOf('full_mark(profit, full: 200, zero: 0) * 0 + profit', inputs, panel)).toEqual(carried);
  expect([...profit.values]).toEqual([100, 110, 99, 7]);
});
