import type { FactorGraphData } from '@console/contract-invest';
import { aGraph, aNode } from '../testing/a-factor.ts';
import { factorKind } from './factor-kind.ts';

it.each<readonly [string, FactorGraphData, number | null]>([
  ['a rule over several', aGraph(), 2],
  ['a rule over one', { ...aGraph(), output: 'n2' }, 1],
  ['an indicator alone', { ...aGraph(), output: 'n1' }, 1],
  [
    'an expression',
    { output: 'e', nodes: [...aGraph().nodes, aNode('e', 'expression', '+', { inputs: ['n1', 'n3'] })] },
    3,
  ],
  ['without an output', { ...aGraph(), output: '' }, null],
])('%s is kind %#', (_, graph, kind) => {
  expect(factorKind(graph)).toBe(kind);
});
