import type { GraphNode } from './factor-graph.ts';
import { paramsFit } from './params-fit.ts';

const faultsOf = (kind: GraphNode['kind'], ref: string, inputs: number, params: object = {}): unknown =>
  paramsFit({
    id: 'it',
    kind,
    ref,
    params: params as GraphNode['params'],
    inputs: Array.from({ length: inputs }, (_, at) => `i${at}`),
  });

/** All of these can be written, though some of them are wrong. */
test.each<[string, GraphNode['kind'], string, number, object]>([
  ['an indicator', 'indicator', 'close@1', 0, {}],
  ['a factor that no one knows', 'factor', '99@1', 0, {}],
  ['an indicator with inputs, which are not written', 'indicator', 'close@1', 2, {}],
  ['a constant', 'constant', '', 0, { value: -2.5 }],
  ['a rule', 'rule', '7', 1, { n: 5 }],
  ['a rule with the wrong parameters and inputs', 'rule', '9', 1, { n: 5 }],
  ['a function', 'expression', 'mean', 1, { n: 5 }],
  ['a function with the wrong constants and inputs', 'expression', 'corr', 0, { n: 0 }],
  ['a sign', 'expression', 'neg', 1, {}],
  ['an operator', 'expression', '<=', 2, {}],
  ['an if', 'expression', 'if', 3, {}],
])('%s fits into a formula', (_, kind, ref, inputs, params) => {
  expect(faultsOf(kind, ref, inputs, params)).toEqual([]);
});

const misfit = (code: string, values: object, path: string[] = []): unknown => [
  { code, values, path, node: 'it' },
];

test.each<[string, GraphNode['kind'], string, number, object, unknown]>([
  ['a constant without a value', 'constant', '', 0, {}, misfit('wrong-kind', { kind: 'number' }, ['value'])],
  [
    'a constant of a word',
    'constant',
    '',
    0,
    { value: '1' },
    misfit('wrong-kind', { kind: 'number' }, ['value']),
  ],
  [
    'a constant of no number',
    'constant',
    '',
    0,
    { value: NaN },
    misfit('wrong-kind', { kind: 'number' }, ['value']),
  ],
  [
    'an endless constant',
    'constant',
    '',
    0,
    { value: Infinity },
    misfit('wrong-kind', { kind: 'number' }, ['value']),
  ],
  ['a rule there is not', 'rule', '10', 1, {}, misfit('unknown-rule', { rule: '10' })],
  ['a rule by its word', 'rule', 'average', 1, {}, misfit('unknown-rule', { rule: 'average' })],
  ['a function there is not', 'expression', 'sum', 1, {}, misfit('unknown-function', { name: 'sum' })],
  ['a rule as a function', 'expression', 'average', 1, {}, misfit('unknown-function', { name: 'average' })],
  ['a sign of two', 'expression', 'neg', 2, {}, misfit('wrong-inputs', { given: 2, least: 1, most: 1 })],
  ['an operator of one', 'expression', '+', 1, {}, misfit('wrong-inputs', { given: 1, least: 2, most: 2 })],
  [
    'an operator of three',
    'expression',
    'and',
    3,
    {},
    misfit('wrong-inputs', { given: 3, least: 2, most: 2 }),
  ],
  [
    'an if without an else',
    'expression',
    'if',
    2,
    {},
    misfit('wrong-inputs', { given: 2, least: 3, most: 3 }),
  ],
])('%s does not', (_, kind, ref, inputs, params, faults) => {
  expect(faultsOf(kind, ref, inputs, params)).toEqual(faults);
});
