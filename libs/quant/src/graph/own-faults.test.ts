import type { GraphNode } from './factor-graph.ts';
import { ownFaults } from './own-faults.ts';
import { known } from './testing/known.ts';

type Told = [code: string, place: string, values?: object];

const told = (kind: GraphNode['kind'], ref: string, inputs: number, params: object): unknown =>
  ownFaults(
    {
      id: 'it',
      kind,
      ref,
      params: params as GraphNode['params'],
      inputs: Array.from({ length: inputs }, String),
    },
    known,
  ).map(({ code, path, values, node, span }) => {
    expect([node, span]).toEqual(['it', undefined]);
    return Object.keys(values).length === 0 ? [code, path.join('.')] : [code, path.join('.'), values];
  });

test.each<[GraphNode['kind'], string, number, object, Told[]]>([
  ['indicator', 'close@1', 0, {}, []],
  ['factor', '12@2', 0, {}, []],
  ['indicator', 'gone@1', 0, {}, [['unknown-name', '', { name: 'gone@1' }]]],
  ['indicator', '12@2', 0, {}, [['unknown-name', '', { name: '12@2' }]]],
  // Nothing else is said about a name that is not known.
  ['factor', '12@4', 3, { n: 1 }, [['unknown-name', '', { name: '12@4' }]]],
  [
    'factor',
    '12@2',
    1,
    { n: 1 },
    [
      ['unknown-parameter', 'n'],
      ['wrong-inputs', '', { given: 1, least: 0, most: 0 }],
    ],
  ],
  ['constant', '', 0, { value: 0 }, []],
  ['constant', '', 0, {}, [['wrong-kind', 'value', { kind: 'number' }]]],
  ['constant', '', 0, { value: null }, [['wrong-kind', 'value', { kind: 'number' }]]],
  [
    'constant',
    'close@1',
    1,
    { value: '1', unit: 'yuan' },
    [
      ['unexpected', '', { found: 'close@1' }],
      ['wrong-kind', 'value', { kind: 'number' }],
      ['unknown-parameter', 'unit'],
      ['wrong-inputs', '', { given: 1, least: 0, most: 0 }],
    ],
  ],
  ['rule', '1', 1, { full: 1, zero: 0 }, []],
  ['rule', '1', 1, { full: 1, zero: 1 }, [['equal-to-other', 'full', { other: 'zero' }]]],
  ['rule', '1', 0, { full: 1, zero: 0 }, [['wrong-inputs', '', { given: 0, least: 1, most: 1 }]]],
  [
    'rule',
    '1',
    1,
    { zero: 'x' },
    [
      ['missing-parameter', 'full'],
      ['wrong-kind', 'zero', { kind: 'number' }],
    ],
  ],
  ['rule', '0', 1, { full: 1 }, [['unknown-rule', '', { rule: '0' }]]],
  ['rule', '4', 1, { bands: [{ op: '<', value: 1 }] }, [['missing-parameter', 'bands.0.result']]],
  ['expression', '+', 2, {}, []],
  ['expression', '+', 1, {}, [['wrong-inputs', '', { given: 1, least: 2, most: 2 }]]],
  ['expression', 'not', 1, { n: null }, [['unknown-parameter', 'n']]],
  ['expression', 'if', 3, {}, []],
  ['expression', 'mean', 1, { n: 5 }, []],
  ['expression', 'mean', 1, { n: 5, m: 1 }, [['unknown-parameter', 'm']]],
  ['expression', 'std', 1, { n: 1 }, [['below-least', 'n', { bound: 2 }]]],
  ['expression', 'average', 1, { n: 5 }, [['unknown-function', '', { name: 'average' }]]],
  ['expression', '', 0, {}, [['unknown-function', '', { name: '' }]]],
])('%s “%s” with %i inputs and %j: %j', (kind, ref, inputs, params, faults) => {
  expect(told(kind, ref, inputs, params)).toEqual(faults);
});
