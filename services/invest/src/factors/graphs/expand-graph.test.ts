import { evaluateGraph, type FactorGraph, type GraphNode } from '@console/quant';
import { expandGraph } from './expand-graph.ts';

const indicator = (id: string, ref: string): GraphNode => ({
  id,
  kind: 'indicator',
  ref,
  params: {},
  inputs: [],
});
const factor = (id: string, ref: string): GraphNode => ({ id, kind: 'factor', ref, params: {}, inputs: [] });
const apply = (id: string, ref: string, ...inputs: string[]): GraphNode => ({
  id,
  kind: 'expression',
  ref,
  params: {},
  inputs,
});
const graph = (output: string, ...nodes: GraphNode[]): FactorGraph => ({ output, nodes });

const CLOSE = graph('n', indicator('n', 'close@1'));
const DOUBLE = graph('s', indicator('a', 'close@1'), apply('s', '+', 'a', 'a'));

const expand = (of: FactorGraph, versions: Record<string, FactorGraph> = {}): FactorGraph =>
  expandGraph(of, (ref) => versions[ref]);

it('replaces each factor by the pinned version’s graph', () => {
  const expanded = expand(
    graph('m', factor('x', 'f1@2'), indicator('y', 'open@1'), apply('m', '*', 'x', 'y')),
    {
      'f1@1': CLOSE,
      'f1@2': DOUBLE,
    },
  );
  expect(expanded.output).toBe('m');
  expect(expanded.nodes.map(({ id, ref, inputs }) => [id, ref, inputs])).toEqual([
    ['f1@2/a', 'close@1', []],
    ['f1@2/s', '+', ['f1@2/a', 'f1@2/a']],
    ['y', 'open@1', []],
    ['m', '*', ['f1@2/s', 'y']],
  ]);
});

it('distinguishes two versions of one factor', () => {
  const both = graph('m', factor('x', 'f1@1'), factor('y', 'f1@2'), apply('m', '-', 'y', 'x'));
  const { nodes, output } = expand(both, { 'f1@1': CLOSE, 'f1@2': DOUBLE });
  const panel = { dates: 1, stocks: 2 };
  const inputs = new Map([['close@1', Float64Array.of(3, 5)]]);
  expect([...evaluateGraph({ nodes, output }, inputs, panel)]).toEqual([3, 5]);
});

it('computes a diamond once', () => {
  const versions = {
    'f1@1': DOUBLE,
    'f2@1': graph('n', factor('x', 'f1@1'), apply('n', 'neg', 'x')),
    'f3@1': graph('n', factor('z', 'f1@1'), apply('n', 'abs', 'z')),
  };
  const top = graph('t', factor('a', 'f2@1'), factor('b', 'f3@1'), apply('t', '+', 'a', 'b'));
  const { nodes } = expand(top, versions);
  expect(nodes.map(({ ref }) => ref)).toEqual(['close@1', '+', 'neg', 'abs', '+']);
});

it('shares equal steps though they were built twice, whatever the order of their parameters', () => {
  const mean = (id: string, params: object, input: string): GraphNode => ({
    ...apply(id, 'mean', input),
    params: { ...params },
  });
  const versions = {
    'f1@1': graph('m', indicator('c', 'close@1'), mean('m', { n: 20, least: 5 }, 'c')),
  };
  const top = graph(
    't',
    factor('f', 'f1@1'),
    indicator('k', 'close@1'),
    mean('o', { least: 5, n: 20 }, 'k'),
    apply('t', '-', 'f', 'o'),
  );
  const { nodes } = expand(top, versions);
  expect(nodes).toHaveLength(3);
  expect(nodes.at(-1)?.inputs).toEqual(['f1@1/m', 'f1@1/m']);
});

it('is the other’s graph where the output is a factor, and drops nodes that lead nowhere', () => {
  const top = graph('f', factor('f', 'f9@1'), indicator('idle', 'open@1'));
  expect(expand(top, { 'f9@1': graph('g', factor('g', 'f1@1')), 'f1@1': CLOSE })).toEqual({
    output: 'f1@1/n',
    nodes: [indicator('f1@1/n', 'close@1')],
  });
});

it('refuses a version that does not exist, a factor within itself and a cycle', () => {
  expect(() => expand(graph('f', factor('f', 'f1@7')))).toThrow('no factor: f1@7');
  const versions = { 'f1@1': graph('n', factor('n', 'f2@1')), 'f2@1': graph('n', factor('n', 'f1@1')) };
  expect(() => expand(graph('f', factor('f', 'f1@1')), versions)).toThrow('f1@1 is made of itself');
  expect(() => expand(graph('a', apply('a', 'abs', 'b'), apply('b', 'abs', 'a')))).toThrow('a cycle at a');
  expect(() => expand(graph('a', apply('a', 'abs', '')))).toThrow('no node: ');
});
