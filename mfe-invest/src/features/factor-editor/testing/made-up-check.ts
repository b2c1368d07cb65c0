import type { FactorGraphData, GraphFaultData } from '@console/contract-invest';
import type { Input } from '@console/ui/testing';
import type { CheckAnswer } from '../draft/editor-state.ts';
import { reached } from '../draft/draft-graph.ts';
import { A_FORMULA, aGraph, aNode } from './a-factor.ts';

const NAMES: Readonly<Record<string, string>> = { 'income.roe@1': 'ROE', 'daily_bar.close@1': '收盘价' };
const WORDS: Readonly<Record<string, string>> = { 3: 'cross_percentile', 6: 'change', 8: 'weighted' };

/** Formulas the fake service can parse, beside the sample's own. */
const READABLE: Readonly<Record<string, FactorGraphData>> = {
  [A_FORMULA]: aGraph(),
  'cross_percentile(ROE)': {
    output: 'n2',
    nodes: [aNode('n1', 'indicator', 'income.roe@1'), aNode('n2', 'rule', '3', { inputs: ['n1'] })],
  },
};

/**
 * A fake service that parses the formulas above, and writes any graph; open inputs and unconnected nodes
 * are faults.
 */
export function madeUpCheck({ formula, relationMap }: Input): CheckAnswer {
  const graph = typeof formula === 'string' ? READABLE[formula] : (relationMap as FactorGraphData);
  if (graph === undefined) {
    const text = String(formula);
    const fault = {
      code: 'unexpected-end',
      values: {},
      path: [],
      span: { from: text.length, to: text.length },
    };
    return { relationMap: null, formula: null, faults: [fault], values: {}, names: {} };
  }
  const faults = faultsOf(graph);
  const whole = faults.every(({ code }) => code === 'unused-node');
  return {
    relationMap: graph,
    formula: whole ? written(graph, graph.output) : null,
    faults,
    values: Object.fromEntries(graph.nodes.map(({ id }) => [id, { type: 'daily' as const, unit: '1' }])),
    names: NAMES,
  };
}

function faultsOf(graph: FactorGraphData): GraphFaultData[] {
  const used = reached(graph);
  const at = (node: string, code: string, values = {}): GraphFaultData => ({ code, values, path: [], node });
  if (!graph.nodes.some(({ id }) => id === graph.output))
    return [{ code: 'missing-output', values: {}, path: [] }];
  return graph.nodes.flatMap(({ id, inputs }) => [
    ...inputs.flatMap((input, slot) => (input === '' ? [at(id, 'missing-input', { input: slot })] : [])),
    ...(used.has(id) ? [] : [at(id, 'unused-node')]),
  ]);
}

function written(graph: FactorGraphData, id: string): string {
  const node = graph.nodes.find((each) => each.id === id);
  if (node === undefined) return '';
  if (node.kind !== 'rule') return NAMES[node.ref] ?? node.ref;
  const inputs = node.inputs.map((input) => written(graph, input));
  const params = Object.entries(node.params).map(
    ([key, value]) => `${key}: ${Array.isArray(value) ? `[${value.join(', ')}]` : String(value)}`,
  );
  return `${WORDS[node.ref] ?? node.ref}(${[...inputs, ...params].join(', ')})`;
}
