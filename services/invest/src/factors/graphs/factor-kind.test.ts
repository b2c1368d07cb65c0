import { graphOf, KnownNames, type FactorGraph, type KnownName } from '@console/quant';
import { factorKind, factorSources } from './factor-kind.ts';

const name = (kind: KnownName['kind'], id: string): KnownName => ({
  kind,
  id,
  name: id,
  version: 1,
  type: 'daily',
  unit: '1',
});
const KNOWN = new KnownNames([name('indicator', 'pe'), name('indicator', 'roe'), name('factor', 'f3')]);
const read = (formula: string): FactorGraph => {
  const outcome = graphOf(formula, KNOWN);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.faults));
  return outcome.value.graph;
};

it.each([
  ['pe', 1, 1, null],
  ['f3', 1, 2, null],
  ['cross_percentile(pe)', 1, 1, 3],
  ['own_percentile(f3)', 1, 2, 2],
  ['cross_percentile(carry(pe, maxAge: 5))', 1, 1, 3],
  ['full_mark(pe / pe, full: 1, zero: 0)', 1, 1, 1],
  ['weighted(pe, f3, weights: [1, 2])', 2, null, 8],
  ['cross_percentile(pe - roe)', 2, null, 3],
  ['pe + roe', 3, null, null],
  ['cs_rank(pe)', 3, null, null],
  ['full_mark(5, full: 1, zero: 0)', 3, null, 1],
])('%s is of kind %s, source %s, rule %s', (formula, factorIsSingle, factorSource, calcRule) => {
  expect(factorKind(read(formula))).toEqual({ factorIsSingle, factorSource, calcRule });
});

it('names each source once, as the formula does', () => {
  expect(factorSources(read('roe + pe * f3 - roe')).map(({ ref }) => ref)).toEqual(['roe@1', 'pe@1', 'f3@1']);
});

it('ignores sources of nodes that lead nowhere', () => {
  const graph = read('pe');
  const idle = { id: 'idle', kind: 'indicator', ref: 'roe@1', params: {}, inputs: [] } as const;
  expect(factorSources({ ...graph, nodes: [...graph.nodes, idle] }).map(({ ref }) => ref)).toEqual(['pe@1']);
});
