import type { GraphNode } from './factor-graph.ts';
import type { ValueType } from './known-names.ts';
import { keepsReports, nodeValue, type NodeValue } from './node-value.ts';
import { known } from './testing/known.ts';

const node = (kind: GraphNode['kind'], ref: string, params: object = {}): GraphNode => ({
  id: 'it',
  kind,
  ref,
  params: params as GraphNode['params'],
  inputs: [],
});
const value = (type: ValueType, unit?: string): NodeValue => ({ type, unit });
const [price, count, money] = [
  value('daily', 'yuan/shares'),
  value('daily', 'shares'),
  value('daily', 'yuan'),
];
const [ratio, profit, yes, two] = [
  value('daily', '1'),
  value('reports', 'yuan'),
  value('boolean'),
  value('number'),
];

/** What a node's value is, or where its inputs do not fit. */
function judged(of: GraphNode, ...inputs: (NodeValue | undefined)[]): unknown {
  const { value: result, faults } = nodeValue(of, inputs, known);
  if (faults.length === 0) return [result?.type, result?.unit];
  return faults.map(({ code, node: at, values }) => {
    expect(at).toBe('it');
    return [code, values['input'], values['given'], values['needed']];
  });
}

test.each<[string, GraphNode, ValueType, string | undefined]>([
  ['an indicator', node('indicator', 'close@1'), 'daily', 'yuan/shares'],
  ['an indicator of reports', node('indicator', 'profit@1'), 'reports', 'yuan'],
  ['a factor', node('factor', '12@3'), 'daily', '1'],
  ['a factor of yes and no, which have no unit', node('factor', '13@1'), 'boolean', undefined],
  ['a bare number, which has none yet', node('constant', '', { value: 2 }), 'number', undefined],
])('%s is what it is known as', (_, of, type, unit) => {
  expect(judged(of)).toEqual([type, unit]);
});

const op = (ref: string): GraphNode => node('expression', ref);

test.each<[string, string, NodeValue[], ValueType, string | undefined]>([
  ['a sum of equal units', '+', [price, price], 'daily', 'yuan/shares'],
  ['a sum with a number', '+', [two, price], 'daily', 'yuan/shares'],
  ['a sum of numbers', '+', [two, two], 'number', undefined],
  ['a difference of reports, which are carried', '-', [profit, money], 'daily', 'yuan'],
  ['a product', '*', [price, count], 'daily', 'yuan'],
  ['a product with a number', '*', [two, count], 'daily', 'shares'],
  ['a square', '*', [count, count], 'daily', 'shares^2'],
  ['a product of numbers', '*', [two, two], 'number', undefined],
  ['a quotient', '/', [money, count], 'daily', 'yuan/shares'],
  ['a quotient of equal units', '/', [money, profit], 'daily', '1'],
  ['a number over a series', '/', [two, price], 'daily', 'shares/yuan'],
  ['a sign', 'neg', [price], 'daily', 'yuan/shares'],
  ['a sign of a number', 'neg', [two], 'number', undefined],
  ['a comparison', '<', [price, price], 'boolean', undefined],
  ['a comparison of numbers', '=', [two, two], 'boolean', undefined],
  ['an and', 'and', [yes, yes], 'boolean', undefined],
  ['a not', 'not', [yes], 'boolean', undefined],
  ['an if over series', 'if', [yes, price, price], 'daily', 'yuan/shares'],
  ['an if over a number and a series', 'if', [yes, two, price], 'daily', 'yuan/shares'],
  ['an if over numbers, which differ from day to day', 'if', [yes, two, two], 'daily', undefined],
  ['an if over yes and no', 'if', [yes, yes, yes], 'boolean', undefined],
  ['a mean of days', 'mean', [price], 'daily', 'yuan/shares'],
  ['a mean of several, one a number', 'mean', [price, two], 'daily', 'yuan/shares'],
  ['a mean of numbers, which is a series', 'mean', [two, two], 'daily', undefined],
  ['a greatest of reports', 'max', [profit, money], 'daily', 'yuan'],
  ['a clamp', 'clamp', [price], 'daily', 'yuan/shares'],
  ['a size', 'abs', [count], 'daily', 'shares'],
  ['a lag', 'lag', [profit], 'daily', 'yuan'],
  ['a deviation', 'std', [money], 'daily', 'yuan'],
  ['a correlation, of any units', 'corr', [money, count], 'daily', '1'],
  ['a change', 'pct_change', [price], 'daily', '1'],
  ['a rank over days', 'ts_rank', [price], 'daily', '1'],
  ['a rank over stocks', 'cs_rank', [price], 'daily', '1'],
  ['a score', 'zscore', [money], 'daily', '1'],
  ['a logarithm', 'log', [money], 'daily', '1'],
])('%s: %s gives its type and unit', (_, ref, inputs, type, unit) => {
  expect(judged(op(ref), ...inputs)).toEqual([type, unit]);
});

test.each<[string, GraphNode, NodeValue[], ValueType, string | undefined]>([
  ['a mark of days', node('rule', '1'), [price], 'daily', '1'],
  ['a mark of reports', node('rule', '1'), [profit], 'reports', '1'],
  ['bands of reports', node('rule', '4'), [profit], 'reports', '1'],
  ['an own percentile of reports over days', node('rule', '2'), [profit], 'daily', '1'],
  ['an own percentile over reports', node('rule', '2', { counts: 'reports' }), [profit], 'reports', '1'],
  ['a percentile across stocks', node('rule', '3'), [profit], 'daily', '1'],
  ['what is carried', node('rule', '5'), [price], 'daily', 'yuan/shares'],
  ['a difference over days', node('rule', '6', { kind: 'difference' }), [price], 'daily', 'yuan/shares'],
  ['a ratio over days', node('rule', '6', { kind: 'ratio' }), [price], 'daily', '1'],
  [
    'a difference over reports',
    node('rule', '6', { kind: 'difference', counts: 'reports' }),
    [profit],
    'reports',
    'yuan',
  ],
  ['a mean over reports', node('rule', '7', { counts: 'reports' }), [profit], 'reports', 'yuan'],
  ['a mean across', node('rule', '7', { across: true }), [money, profit, two], 'daily', 'yuan'],
  ['a weighting', node('rule', '8'), [price, price], 'daily', 'yuan/shares'],
  ['a weighting of numbers', node('rule', '8'), [two, two], 'daily', undefined],
  ['a condition', node('rule', '9'), [count, count, price, price], 'daily', 'yuan/shares'],
  ['a condition against a constant', node('rule', '9'), [count, money, money], 'daily', 'yuan'],
  ['a condition to a number, else a series', node('rule', '9'), [count, two, money], 'daily', 'yuan'],
])('%s has the type and unit of its rule', (_, of, inputs, type, unit) => {
  expect(judged(of, ...inputs)).toEqual([type, unit]);
});

test.each<[string, GraphNode, (NodeValue | undefined)[], unknown]>([
  ['a sum of different units', op('+'), [price, count], [['wrong-unit', 1, 'shares', 'yuan/shares']]],
  ['a comparison of different units', op('>='), [money, ratio], [['wrong-unit', 1, '1', 'yuan']]],
  [
    'each of several against the first',
    op('max'),
    [two, money, count, ratio],
    [
      ['wrong-unit', 2, 'shares', 'yuan'],
      ['wrong-unit', 3, '1', 'yuan'],
    ],
  ],
  ['branches of different units', op('if'), [yes, money, count], [['wrong-unit', 2, 'shares', 'yuan']]],
  ['a mean across different units', node('rule', '7'), [money, count], [['wrong-unit', 1, 'shares', 'yuan']]],
  ['weights on different units', node('rule', '8'), [ratio, count], [['wrong-unit', 1, 'shares', '1']]],
  [
    'both halves of a condition',
    node('rule', '9'),
    [money, count, price, ratio],
    [
      ['wrong-unit', 1, 'shares', 'yuan'],
      ['wrong-unit', 3, '1', 'yuan/shares'],
    ],
  ],
  [
    'a condition’s branches alone, where a constant is B',
    node('rule', '9'),
    [money, count, price],
    [['wrong-unit', 2, 'yuan/shares', 'shares']],
  ],
  ['yes and no in a sum', op('+'), [yes, two], [['wrong-type', 0, 'boolean', 'number']]],
  [
    'yes and no in a comparison',
    op('='),
    [yes, yes],
    [
      ['wrong-type', 0, 'boolean', 'number'],
      ['wrong-type', 1, 'boolean', 'number'],
    ],
  ],
  ['yes and no under a rule', node('rule', '5'), [yes], [['wrong-type', 0, 'boolean', 'number']]],
  ['yes and no in a function', op('abs'), [yes], [['wrong-type', 0, 'boolean', 'number']]],
  ['a series in an and', op('and'), [yes, price], [['wrong-type', 1, 'daily', 'boolean']]],
  ['reports in a not', op('not'), [profit], [['wrong-type', 0, 'reports', 'boolean']]],
  ['a number as a condition', op('if'), [two, price, price], [['wrong-type', 0, 'number', 'boolean']]],
  [
    'a number beside a branch of yes and no',
    op('if'),
    [yes, yes, two],
    [['wrong-type', 2, 'number', 'boolean']],
  ],
  ['yes and no beside a number', op('if'), [yes, two, yes], [['wrong-type', 2, 'boolean', 'number']]],
  [
    'days where reports are counted',
    node('rule', '7', { counts: 'reports' }),
    [price],
    [['wrong-type', 0, 'daily', 'reports']],
  ],
  [
    'a number where reports are counted',
    node('rule', '2', { counts: 'reports' }),
    [two],
    [['wrong-type', 0, 'number', 'reports']],
  ],
  [
    'yes and no where reports are counted',
    node('rule', '6', { counts: 'reports' }),
    [yes],
    [['wrong-type', 0, 'boolean', 'reports']],
  ],
  [
    'a type and a unit at once',
    op('max'),
    [yes, money, count],
    [
      ['wrong-type', 0, 'boolean', 'number'],
      ['wrong-unit', 2, 'shares', 'yuan'],
    ],
  ],
])('%s: refused at its input', (_, of, inputs, faults) => {
  expect(judged(of, ...inputs)).toEqual(faults);
});

test.each<[string, GraphNode, (NodeValue | undefined)[], unknown]>([
  ['a sum of it and a series', op('+'), [undefined, money], ['daily', 'yuan']],
  ['a sum of a number and it', op('+'), [two, undefined], ['daily', undefined]],
  ['an if on it', op('if'), [undefined, money, money], ['daily', 'yuan']],
  ['a rule of it', node('rule', '1'), [undefined], ['daily', '1']],
  [
    'a rule of it over reports',
    node('rule', '6', { counts: 'reports', kind: 'ratio' }),
    [undefined],
    ['daily', '1'],
  ],
])('what is not known is not told again: %s', (_, of, inputs, expected) => {
  expect(judged(of, ...inputs)).toEqual(expected);
});

test.each<[string, GraphNode, boolean]>([
  ['a mark', node('rule', '1'), true],
  ['bands', node('rule', '4'), true],
  ['a window of reports', node('rule', '2', { counts: 'reports' }), true],
  ['a change over reports', node('rule', '6', { counts: 'reports' }), true],
  ['a mean over reports', node('rule', '7', { counts: 'reports' }), true],
  ['a window of days', node('rule', '2', { counts: 'days' }), false],
  ['a window that does not say', node('rule', '7'), false],
  ['a percentile across stocks', node('rule', '3', { counts: 'reports' }), false],
  ['what is carried', node('rule', '5'), false],
  ['a weighting', node('rule', '8'), false],
  ['a condition', node('rule', '9'), false],
  ['no rule', node('rule', '0'), false],
  ['a function named as a rule’s number', node('expression', '1'), false],
  ['an indicator', node('indicator', 'profit@1'), false],
])('%s keeps reports as reports: %j', (_, of, keeps) => {
  expect(keepsReports(of)).toBe(keeps);
});
