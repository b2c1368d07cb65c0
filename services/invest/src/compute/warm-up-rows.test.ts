import { evaluateGraph, graphOf, KnownNames, type FactorGraph, type GraphInput } from '@console/quant';
import { warmUpRows } from './warm-up-rows.ts';

const KNOWN = new KnownNames(
  ['a', 'b'].map(
    (name) => ({ kind: 'indicator', id: name, name, version: 1, type: 'daily', unit: '1' }) as const,
  ),
);

function graph(formula: string): FactorGraph {
  const outcome = graphOf(formula, KNOWN);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.graph;
}

const rule = (
  ref: string,
  params: Record<string, unknown>,
  inputs: readonly string[] = ['x'],
): FactorGraph => ({
  output: 'r',
  nodes: [
    { id: 'x', kind: 'indicator', ref: 'a@1', params: {}, inputs: [] },
    { id: 'y', kind: 'indicator', ref: 'b@1', params: {}, inputs: [] },
    { id: 'r', kind: 'rule', ref, params, inputs },
  ],
});

test.each([
  ['a', 0],
  ['a / b + 1', 0],
  ['pct_change(a, 20)', 20],
  ['lag(a, 3)', 3],
  ['mean(a, 5, 1)', 4],
  ['mean(a, b)', 0],
  ['std(a, 20)', 19],
  ['corr(a, b, 10)', 9],
  ['ts_rank(a, 250, 10)', 249],
  ['ts_rank(a, 750, 60)', 749],
  ['cs_rank(zscore(a))', 0],
  ['mean(pct_change(a, 20), 5, 5)', 24],
  ['lag(a, 30) + mean(lag(b, 10), 5, 5)', 30],
])('%s looks back over %i rows', (formula, rows) => {
  expect(warmUpRows(graph(formula))).toBe(rows);
});

test.each([
  ['1', { full: 1, zero: 0 }, 0],
  ['2', {}, 749],
  ['2', { n: 60 }, 59],
  ['2', { n: 8, counts: 'reports' }, 0],
  ['3', { byIndustry: true }, 0],
  ['5', { maxAge: 10 }, 10],
  ['6', { n: 5, kind: 'ratio' }, 5],
  ['6', { n: 4, kind: 'ratio', counts: 'reports' }, 0],
  ['7', { n: 20, least: 1 }, 19],
])('rule %s with %j looks back over %i rows', (ref, params, rows) => {
  expect(warmUpRows(rule(ref, params))).toBe(rows);
});

test('a mean across inputs looks at one row', () => {
  expect(warmUpRows(rule('7', { across: true }, ['x', 'y']))).toBe(0);
});

test('a cycle is refused', () => {
  const cyclic: FactorGraph = {
    output: 'x',
    nodes: [{ id: 'x', kind: 'expression', ref: 'abs', params: {}, inputs: ['x'] }],
  };
  expect(() => warmUpRows(cyclic)).toThrow(RangeError);
});

/** Values of 3 stocks over `rows` rows: some missing, no two alike. */
function panel(rows: number, seed: number): Float64Array {
  return Float64Array.from({ length: rows * 3 }, (_, cell) => {
    const value = Math.sin(seed + cell * 12.9898) * 1000;
    return cell % 11 === seed ? NaN : value;
  });
}

test.each([
  'mean(pct_change(a, 3), 5, 2) - lag(b, 7)',
  'std(mean(a, 4, 2), 6, 3) / corr(a, b, 9, 4)',
  'ts_rank(lag(a, 2), 20, 5) + cs_rank(mean(b, 10, 1))',
])('with so many rows before, a range of %s is what it is of all rows', (formula) => {
  const [rows, from] = [80, 60];
  const [a, b] = [panel(rows, 1), panel(rows, 2)];
  const whole = graph(formula);
  const start = from - warmUpRows(whole);
  const compute = (first: number): Float64Array =>
    evaluateGraph(
      whole,
      new Map<string, GraphInput>([
        ['a@1', a.subarray(first * 3)],
        ['b@1', b.subarray(first * 3)],
      ]),
      { dates: rows - first, stocks: 3 },
    ).subarray((from - first) * 3);
  const expected = compute(0);
  expect(expected.some((value) => !Number.isNaN(value))).toBe(true);
  expect([...compute(start)].map(rounded)).toEqual([...expected].map(rounded));
  // One row fewer is not enough.
  expect([...compute(start + 1)].map(rounded)).not.toEqual([...expected].map(rounded));
});

const rounded = (value: number): string => value.toPrecision(9);
