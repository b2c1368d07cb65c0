import { countFaults, faultAt } from '../rules/parameter-fault.ts';
import { constantNames } from './function-calls.ts';
import type { GraphNode } from './factor-graph.ts';
import type { GraphFault } from './graph-fault.ts';
import { operatorInputs } from './operators.ts';
import { ruleWord } from './formula/rule-words.ts';

/**
 * The faults for which a node cannot be in any formula: an operator with too few inputs, an invalid constant
 * or rule.
 */
export function paramsFit({ id, kind, ref, params, inputs }: GraphNode): GraphFault[] {
  const at = (faults: ReturnType<typeof countFaults>): GraphFault[] =>
    faults.map((fault) => ({ ...fault, node: id }));
  if (kind === 'constant')
    return Number.isFinite(params.value) ? [] : at([faultAt(['value'], 'wrong-kind', { kind: 'number' })]);
  if (kind === 'rule')
    return ruleWord(ref) === undefined ? at([faultAt([], 'unknown-rule', { rule: ref })]) : [];
  if (kind !== 'expression') return [];
  const needed = operatorInputs(ref);
  if (needed !== undefined) return at(countFaults(inputs.length, [needed, needed]));
  return constantNames(ref) === undefined ? at([faultAt([], 'unknown-function', { name: ref })]) : [];
}
