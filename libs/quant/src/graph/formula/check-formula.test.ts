import { checkFormula } from './check-formula.ts';
import { known } from '../testing/known.ts';

function told(text: string): unknown {
  return checkFormula(text, known).faults.map(({ code, span, path, values }) => [
    code,
    text.slice(span?.from, span?.to),
    path.join('.'),
    values,
  ]);
}

function valueOf(text: string): unknown {
  const { placed, values, faults } = checkFormula(text, known);
  return faults.length > 0 ? faults : values.get(placed?.graph.output ?? '');
}

test.each([
  ['close', 'daily', 'yuan/shares'],
  ['close * shares', 'daily', 'yuan'],
  ['成交额 / close', 'daily', 'shares'],
  ['close * shares + 成交额', 'daily', 'yuan'],
  ['close / open - 1', 'daily', '1'],
  ['2 * close', 'daily', 'yuan/shares'],
  ['1 / close', 'daily', 'shares/yuan'],
  ['close + 1', 'daily', 'yuan/shares'],
  ['close > 10', 'boolean', undefined],
  ['cheap', 'boolean', undefined],
  ['cheap and close > open', 'boolean', undefined],
  ['if(close > open, close, 0)', 'daily', 'yuan/shares'],
  ['if(cheap, cheap, close > open)', 'boolean', undefined],
  ['mean(close, 20)', 'daily', 'yuan/shares'],
  ['max(close, open, 0)', 'daily', 'yuan/shares'],
  ['log(成交额)', 'daily', '1'],
  ['pct_change(close, 5)', 'daily', '1'],
  ['full_mark(close, full: 1, zero: 0) + cs_rank(成交额)', 'daily', '1'],
  ['profit', 'reports', 'yuan'],
  ['change(profit, n: 4, kind: difference, counts: reports)', 'reports', 'yuan'],
  ['change(profit, n: 4, kind: ratio, counts: reports)', 'reports', '1'],
  ['change(profit, n: 4, kind: difference)', 'daily', 'yuan'],
  ['full_mark(profit, full: 1, zero: 0)', 'reports', '1'],
  ['profit + profit', 'daily', 'yuan'],
  ['condition(close, open, profit, 成交额, op: <)', 'daily', 'yuan'],
])('%s is %s of %s', (text, type, unit) => {
  expect(valueOf(text)).toEqual({ type, unit });
});

test.each([
  [
    'close + 成交额',
    [['wrong-unit', 'close + 成交额', '', { input: 1, given: 'yuan', needed: 'yuan/shares' }]],
  ],
  [
    'close > shares',
    [['wrong-unit', 'close > shares', '', { input: 1, given: 'shares', needed: 'yuan/shares' }]],
  ],
  [
    '1 + if(cheap, close, shares)',
    [['wrong-unit', 'if(cheap, close, shares)', '', { input: 2, given: 'shares', needed: 'yuan/shares' }]],
  ],
  ['cheap + 1', [['wrong-type', 'cheap + 1', '', { input: 0, given: 'boolean', needed: 'number' }]]],
  ['not close', [['wrong-type', 'not close', '', { input: 0, given: 'daily', needed: 'boolean' }]]],
  [
    'if(close, 1, 2)',
    [['wrong-type', 'if(close, 1, 2)', '', { input: 0, given: 'daily', needed: 'boolean' }]],
  ],
  [
    'if(cheap, cheap, 2)',
    [['wrong-type', 'if(cheap, cheap, 2)', '', { input: 2, given: 'number', needed: 'boolean' }]],
  ],
  [
    'mean(cheap, 5)',
    [['wrong-type', 'mean(cheap, 5)', '', { input: 0, given: 'boolean', needed: 'number' }]],
  ],
  ['1 + 2', [['wrong-type', '1 + 2', '', { given: 'number', needed: 'daily' }]]],
  [
    'change(close, n: 4, kind: ratio, counts: reports)',
    [
      [
        'wrong-type',
        'change(close, n: 4, kind: ratio, counts: reports)',
        '',
        { input: 0, given: 'daily', needed: 'reports' },
      ],
    ],
  ],
  ['1 + lag(close, 0)', [['below-least', 'lag(close, 0)', 'n', { bound: 1 }]]],
  ['if(cheap, 1)', [['wrong-inputs', 'if(cheap, 1)', '', { given: 2, least: 3, most: 3 }]]],
  ['zscore(close, n: 5)', [['unknown-parameter', 'zscore(close, n: 5)', 'n', {}]]],
  [
    'full_mark(close, full: 1, zero: 1)',
    [['equal-to-other', 'full_mark(close, full: 1, zero: 1)', 'full', { other: 'zero' }]],
  ],
  [
    'weighted(close, open, weights: [1, 0])',
    [['not-above', 'weighted(close, open, weights: [1, 0])', 'weights.1', { bound: 0 }]],
  ],
  [
    'condition(close, 成交额, close, 成交额, op: <)',
    [1, 3].map((input) => [
      'wrong-unit',
      'condition(close, 成交额, close, 成交额, op: <)',
      '',
      { input, given: 'yuan', needed: 'yuan/shares' },
    ]),
  ],
  ['close +', [['unexpected-end', '', '', {}]]],
])('%s is refused where it is wrong', (text, faults) => {
  expect(told(text)).toEqual(faults);
});

test('a fault is told once, not again by all that follows it', () => {
  expect(checkFormula('abs(close + shares) * 2 + cs_rank(close + shares)', known).faults).toHaveLength(1);
});

test('a chain of fifty operators is too deep', () => {
  const chain = (terms: number): string => Array.from({ length: terms }, () => 'close').join(' + ');
  expect(told(chain(50))).toEqual([]);
  expect(told(chain(51))).toMatchObject([['too-deep', chain(51), '', { most: 50 }]]);
});

test.each<[string, unknown[]]>([
  ['', [['unexpected-end', '', '', {}]]],
  ['gone', [['unknown-name', 'gone', '', { name: 'gone' }]]],
  ['sum(close)', [['unknown-function', 'sum', '', { name: 'sum' }]]],
  ['close $', [['unexpected', '$', '', { found: '$' }]]],
  ['close + 1e999', [['number-too-large', '1e999', '', { found: '1e999' }]]],
  ['lag(close, 1, n: 1)', [['repeated-parameter', 'lag(close, 1, n: 1)', '', { name: 'n' }]]],
  ['carry(close, maxAge: 1, maxAge: 2)', [['repeated-parameter', 'maxAge', '', { name: 'maxAge' }]]],
  ['bands(close, bands: [])', [['missing-parameter', 'bands(close, bands: [])', 'bands', {}]]],
  ['bands(close, bands: [{op: ~}])', [['unexpected', '~', '', { found: '~' }]]],
  [
    'bands(close, bands: [{op: between, value: 2, upper: 1, result: 0}])',
    [
      [
        'below-other',
        'bands(close, bands: [{op: between, value: 2, upper: 1, result: 0}])',
        'bands.0.upper',
        { other: 'value' },
      ],
    ],
  ],
  ['change(close, n: 5)', [['missing-parameter', 'change(close, n: 5)', 'kind', {}]]],
  [
    'change(close, n: 5, kind: percent)',
    [['not-one-of', 'change(close, n: 5, kind: percent)', 'kind', { allowed: 'difference ratio' }]],
  ],
  [
    'average(close, n: 5, least: 6)',
    [['above-other', 'average(close, n: 5, least: 6)', 'least', { other: 'n' }]],
  ],
  [
    'average(close, open, n: 5, across: true)',
    [['excluded-by-other', 'average(close, open, n: 5, across: true)', 'n', { other: 'across' }]],
  ],
  [
    'average(close, open, across: true, least: 3)',
    [['above-most', 'average(close, open, across: true, least: 3)', 'least', { bound: 2 }]],
  ],
  [
    'weighted(close, weights: [1, 2])',
    [['wrong-count', 'weighted(close, weights: [1, 2])', 'weights', { given: 2, least: 1, most: 1 }]],
  ],
  [
    'cross_percentile(close, byIndustry: yes)',
    [['wrong-kind', 'cross_percentile(close, byIndustry: yes)', 'byIndustry', { kind: 'boolean' }]],
  ],
  ['std(close, 1)', [['below-least', 'std(close, 1)', 'n', { bound: 2 }]]],
  ['corr(close, 20)', [['wrong-inputs', 'corr(close, 20)', '', { given: 1, least: 2, most: 2 }]]],
  ['abs(close, open)', [['wrong-inputs', 'abs(close, open)', '', { given: 2, least: 1, most: 1 }]]],
  ['min(close)', [['wrong-inputs', 'min(close)', '', { given: 1, least: 2 }]]],
  ['clamp(close, 2, 1)', [['above-other', 'clamp(close, 2, 1)', 'low', { other: 'high' }]]],
  ['cheap or close', [['wrong-type', 'cheap or close', '', { input: 1, given: 'daily', needed: 'boolean' }]]],
  ['-cheap', [['wrong-type', '-cheap', '', { input: 0, given: 'boolean', needed: 'number' }]]],
  ['(20)', [['wrong-type', '(20)', '', { given: 'number', needed: 'daily' }]]],
])('the fault of %s and its place', (text, faults) => {
  expect(told(text)).toEqual(faults);
});

test('faults of several parts are told together, inputs first', () => {
  const text = 'lag(close, 0) + std(shares, 1) * if(close, 1, 2)';
  expect(told(text)).toEqual([
    ['below-least', 'lag(close, 0)', 'n', { bound: 1 }],
    ['below-least', 'std(shares, 1)', 'n', { bound: 2 }],
    ['wrong-type', 'if(close, 1, 2)', '', { input: 0, given: 'daily', needed: 'boolean' }],
    ['wrong-unit', text, '', { input: 1, given: 'shares', needed: 'yuan/shares' }],
  ]);
});

test('what can be read is placed though it is wrong, and keeps the names of before', () => {
  const before = checkFormula('close + open', known).placed?.graph;
  const now = checkFormula('close + shares', known, before);
  expect(now.faults).toMatchObject([{ code: 'wrong-unit', node: before?.output }]);
  expect(now.placed?.graph.output).toBe(before?.output);
  expect([...now.values.keys()]).toHaveLength(2);
  const unread = checkFormula('close +', known, before);
  expect([unread.placed, unread.values.size]).toEqual([undefined, 0]);
});
