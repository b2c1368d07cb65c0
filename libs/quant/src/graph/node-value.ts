import { RULES } from '../rules/rule-parameters.ts';
import type { GraphNode } from './factor-graph.ts';
import { nodeFault, type GraphFault } from './graph-fault.ts';
import type { KnownNames, ValueType } from './known-names.ts';
import { operatorInputs } from './operators.ts';
import { ruleOfRef } from './rule-of-ref.ts';
import { canonicalUnit, NO_UNIT, unitProduct, unitQuotient } from './units.ts';

/** The type and unit of a node's value. */
export interface NodeValue {
  readonly type: ValueType;
  /** Undefined for a bare number, which takes the unit of the other operand, and for a boolean. */
  readonly unit: string | undefined;
}

/** Inputs by position; undefined where one is not known, which is not reported again. */
type Inputs = readonly (NodeValue | undefined)[];

/** The value of a node without own faults, and the faults of its inputs' types and units. */
export function nodeValue(
  node: GraphNode,
  inputs: Inputs,
  known: KnownNames,
): { readonly value: NodeValue | undefined; readonly faults: readonly GraphFault[] } {
  const named = known.pinned(node.kind, node.ref);
  if (named !== undefined) {
    const unit = named.type === 'boolean' ? undefined : canonicalUnit(named.unit);
    return { value: { type: named.type, unit }, faults: [] };
  }
  if (node.kind === 'constant') return { value: { type: 'number', unit: undefined }, faults: [] };
  const faults = [...typeFaults(node, inputs), ...unitFaults(node, inputs)];
  return { value: { type: typeOf(node, inputs), unit: unitOf(node, inputs) }, faults };
}

/** Whether a rule with these parameters works on reports when its input has reports. */
export function keepsReports({ kind, ref, params }: GraphNode): boolean {
  const rule = kind === 'rule' ? ruleOfRef(ref) : undefined;
  if (rule === undefined) return false;
  const { onReports } = RULES[rule];
  return onReports === 'each' || (onReports !== undefined && params.counts === 'reports');
}

const isLogic = (ref: string): boolean => ref === 'and' || ref === 'or' || ref === 'not';
const isComparison = (ref: string): boolean => ['<', '<=', '=', '!=', '>=', '>'].includes(ref);

function typeFaults(node: GraphNode, inputs: Inputs): GraphFault[] {
  const branch = inputs[1]?.type === 'boolean' ? 'boolean' : 'number';
  return inputs.flatMap((value, input) => {
    if (value === undefined) return [];
    const given = value.type;
    const fault = (needed: string): GraphFault[] => [
      nodeFault(node.id, 'wrong-type', { input, given, needed }),
    ];
    if (node.kind === 'rule' && node.params.counts === 'reports')
      return given === 'reports' ? [] : fault('reports');
    const boolean = node.kind === 'expression' && (isLogic(node.ref) || (node.ref === 'if' && input === 0));
    const needed = boolean ? 'boolean' : node.ref === 'if' ? branch : 'number';
    return (given === 'boolean') === (needed === 'boolean') ? [] : fault(needed);
  });
}

/** The faults of inputs whose unit differs from the first one that must have the same unit. */
function unitFaults(node: GraphNode, inputs: Inputs): GraphFault[] {
  return alikeGroups(node, inputs.length).flatMap((group) => {
    const needed = group.map((input) => inputs[input]?.unit).find((unit) => unit !== undefined);
    return group.flatMap((input) => {
      const given = inputs[input]?.unit;
      if (needed === undefined || given === undefined || given === needed) return [];
      return [nodeFault(node.id, 'wrong-unit', { input, given, needed })];
    });
  });
}

/** Positions of the inputs that must have one unit. */
function alikeGroups({ kind, ref }: GraphNode, count: number): number[][] {
  const all = Array.from({ length: count }, (_, at) => at);
  if (kind === 'rule') {
    if (ref === '9')
      return count === 4
        ? [
            [0, 1],
            [2, 3],
          ]
        : [[1, 2]];
    return ref === '7' || ref === '8' ? [all] : [];
  }
  if (ref === 'if') return [[1, 2]];
  return ['+', '-', 'mean', 'min', 'max'].includes(ref) || isComparison(ref) ? [all] : [];
}

function typeOf(node: GraphNode, inputs: Inputs): ValueType {
  const { kind, ref } = node;
  if (kind === 'rule') return inputs[0]?.type === 'reports' && keepsReports(node) ? 'reports' : 'daily';
  if (isLogic(ref) || isComparison(ref)) return 'boolean';
  if (ref === 'if') return inputs[1]?.type === 'boolean' ? 'boolean' : 'daily';
  const alone = operatorInputs(ref) !== undefined && inputs.every((input) => input?.type === 'number');
  return alone ? 'number' : 'daily';
}

/** Functions that give scores, ratios and the like, whatever they are given. */
const PURE = new Set(['pct_change', 'ts_rank', 'cs_rank', 'zscore', 'log', 'corr']);

function unitOf({ kind, ref, params }: GraphNode, inputs: Inputs): string | undefined {
  const units = inputs.map((input) => input?.unit);
  const shared = units.find((unit) => unit !== undefined);
  if (kind === 'rule') {
    if (ref === '9') return units.slice(-2).find((unit) => unit !== undefined);
    return ['5', '7', '8'].includes(ref) || (ref === '6' && params.kind === 'difference') ? shared : NO_UNIT;
  }
  if (PURE.has(ref)) return NO_UNIT;
  if (isLogic(ref) || isComparison(ref)) return undefined;
  if (ref === 'if') return units[1] ?? units[2];
  if (shared === undefined || (ref !== '*' && ref !== '/')) return shared;
  const [left = NO_UNIT, right = NO_UNIT] = units;
  return ref === '*' ? unitProduct(left, right) : unitQuotient(left, right);
}
