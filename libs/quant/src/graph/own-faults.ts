import { checkRule } from '../rules/rule-parameters.ts';
import { countFaults, faultAt, type ParameterFault } from '../rules/parameter-fault.ts';
import type { GraphNode } from './factor-graph.ts';
import { functionFaults } from './function-calls.ts';
import { nodeFault, type GraphFault } from './graph-fault.ts';
import type { KnownNames } from './known-names.ts';
import { operatorInputs } from './operators.ts';
import { ruleOfRef } from './rule-of-ref.ts';

/**
 * The faults of a node by itself: its reference, its parameters, the number of its inputs. Anything beyond
 * what it needs is a fault too, because it would be ignored and no formula can contain it.
 */
export function ownFaults(node: GraphNode, known: KnownNames): GraphFault[] {
  const { id, kind, ref } = node;
  const isNamed = kind === 'indicator' || kind === 'factor';
  if (isNamed && known.pinned(kind, ref) === undefined) return [nodeFault(id, 'unknown-name', { name: ref })];
  const superfluous = kind === 'constant' && ref !== '' ? [nodeFault(id, 'unexpected', { found: ref })] : [];
  return [...superfluous, ...paramsFaults(node).map((fault) => ({ ...fault, node: id }))];
}

function paramsFaults({ kind, ref, params, inputs: { length: inputs } }: GraphNode): ParameterFault[] {
  if (kind === 'rule') {
    const rule = ruleOfRef(ref);
    return rule === undefined
      ? [faultAt([], 'unknown-rule', { rule: ref })]
      : checkRule(rule, params, inputs);
  }
  if (kind === 'constant') return [...valueFaults(params), ...plainFaults(['value'], { params, inputs })];
  const needed = kind === 'expression' ? operatorInputs(ref) : 0;
  return needed === undefined
    ? functionFaults(ref, params, inputs)
    : plainFaults([], { params, inputs, needed });
}

function valueFaults({ value }: GraphNode['params']): ParameterFault[] {
  return Number.isFinite(value) ? [] : [faultAt(['value'], 'wrong-kind', { kind: 'number' })];
}

/** The faults of a node whose parameters and inputs do not depend on their values. */
function plainFaults(
  names: readonly string[],
  {
    params,
    inputs,
    needed = 0,
  }: { readonly params: GraphNode['params']; readonly inputs: number; readonly needed?: number },
): ParameterFault[] {
  const unknown = Object.keys(params).filter((name) => !names.includes(name));
  return [
    ...unknown.map((name) => faultAt([name], 'unknown-parameter')),
    ...countFaults(inputs, [needed, needed]),
  ];
}
