import type { FactorGraphData } from '@console/contract-invest';
import { nodeOf, withChanged, type GraphNode, type NodeParams, type ParamValue } from './draft-graph.ts';
import { arityOf, isGiven, type RuleOption } from './node-parameters.ts';

type Rules = readonly RuleOption[];

/**
 * Connects a node to an input of another; one slot after the last adds an input, if the node may have more.
 */
export function connected(
  graph: FactorGraphData,
  { from, to, slot }: { readonly from: string; readonly to: string; readonly slot: number },
): FactorGraphData {
  return withChanged(graph, to, (node) => {
    const inputs = [...node.inputs];
    inputs[slot] = from;
    return severalMeant({ ...node, inputs, params: weightsOfLength(node, inputs.length) });
  });
}

/** Empties an input; where the node can do with fewer, the input is removed. */
export function disconnected(
  graph: FactorGraphData,
  { to, slot }: { readonly to: string; readonly slot: number },
  rules: Rules,
): FactorGraphData {
  return withChanged(graph, to, (node) => withoutInput(node, slot, rules));
}

/** Moves an input to another position; its weight moves with it. */
export function movedInput(
  graph: FactorGraphData,
  id: string,
  { from, to }: { readonly from: number; readonly to: number },
): FactorGraphData {
  return withChanged(graph, id, (node) => ({
    ...node,
    inputs: movedItem(node.inputs, from, to),
    params: isWeighted(node)
      ? { ...node.params, weights: movedItem(weightsOf(node), from, to) }
      : node.params,
  }));
}

/**
 * Sets a parameter, or removes it with undefined; inputs that it needs are added, those it excludes are
 * removed.
 */
export function withParam(
  graph: FactorGraphData,
  id: string,
  {
    key,
    value,
    rules,
  }: { readonly key: string; readonly value: ParamValue | undefined; readonly rules: Rules },
): FactorGraphData {
  return withChanged(graph, id, (node) => {
    const rest = without(node.params, [key]);
    const params = isGiven(value) ? { ...node.params, [key]: value as ParamValue } : rest;
    const next = { ...node, params: key === 'across' ? windowOrSeveral(node, params) : params };
    return fitted({ ...next, inputs: inputsOfCondition(node, next) }, rules);
  });
}

/** Removes nodes with their connections. A node that alone fed the output replaces it. */
export function withoutNodes(graph: FactorGraphData, ids: readonly string[], rules: Rules): FactorGraphData {
  const gone = new Set(ids);
  const nodes = graph.nodes.filter(({ id }) => !gone.has(id)).map((node) => withoutInputs(node, gone, rules));
  return { output: gone.has(graph.output) ? heirOf(graph, gone) : graph.output, nodes };
}

/** The node with at least the inputs it needs, and no needless empty ones. */
export function fitted(node: GraphNode, rules: Rules): GraphNode {
  const [least, most] = arityOf(node, rules);
  const inputs = [...node.inputs];
  while (inputs.length > most && inputs.at(-1) === '') inputs.pop();
  while (inputs.length < least) inputs.push('');
  return { ...node, inputs, params: weightsOfLength(node, inputs.length) };
}

/** Whether a node accepts another input. */
export function takesMore(node: GraphNode, rules: Rules): boolean {
  return node.inputs.length < arityOf(node, rules)[1];
}

function withoutInputs(node: GraphNode, gone: ReadonlySet<string>, rules: Rules): GraphNode {
  const at = node.inputs.findLastIndex((input) => gone.has(input));
  return at < 0 ? node : withoutInputs(withoutInput(node, at, rules), gone, rules);
}

function withoutInput(node: GraphNode, slot: number, rules: Rules): GraphNode {
  if (node.inputs.length <= arityOf(node, rules)[0])
    return { ...node, inputs: node.inputs.map((input, at) => (at === slot ? '' : input)) };
  const rest = <T>(items: readonly T[]): T[] => items.filter((_, at) => at !== slot);
  return {
    ...node,
    inputs: rest(node.inputs),
    params: isWeighted(node) ? { ...node.params, weights: rest(weightsOf(node)) } : node.params,
  };
}

function heirOf(graph: FactorGraphData, gone: ReadonlySet<string>): string {
  const fed = [...new Set(nodeOf(graph, graph.output)?.inputs)].filter((id) => id !== '' && !gone.has(id));
  return fed.length === 1 ? (fed[0] ?? '') : '';
}

/** A mean without its window when it has several inputs. */
function severalMeant(node: GraphNode): GraphNode {
  if (node.kind !== 'expression' || node.ref !== 'mean' || node.inputs.length < 2) return node;
  return { ...node, params: without(node.params, ['n']) };
}

/** The parameters of rule 7, which has either a window or several inputs. */
function windowOrSeveral({ kind, ref }: GraphNode, params: NodeParams): NodeParams {
  if (kind !== 'rule' || ref !== '7') return params;
  return params['across'] === true ? without(params, ['n', 'counts']) : { n: WINDOW, ...params };
}

function without(params: NodeParams, keys: readonly string[]): NodeParams {
  return Object.fromEntries(Object.entries(params).filter(([key]) => !keys.includes(key)));
}

/** The default window: a month of trading days. */
const WINDOW = 20;

/** The inputs of rule 9, which compares with its second input, or with a constant in its place. */
function inputsOfCondition(before: GraphNode, now: GraphNode): GraphNode['inputs'] {
  if (now.kind !== 'rule' || now.ref !== '9') return now.inputs;
  const [had, has] = [isGiven(before.params['constant']), isGiven(now.params['constant'])];
  if (had === has) return now.inputs;
  return has && now.inputs.length === 4
    ? now.inputs.filter((_, at) => at !== 1)
    : has
      ? now.inputs
      : [...now.inputs.slice(0, 1), '', ...now.inputs.slice(1)];
}

const isWeighted = ({ kind, ref }: GraphNode): boolean => kind === 'rule' && ref === '8';

function weightsOf({ params }: GraphNode): ParamValue[] {
  return Array.isArray(params['weights']) ? params['weights'] : [];
}

/** The node with a weight for each input; an added one weighs as much as the last. */
function weightsOfLength(node: GraphNode, length: number): NodeParams {
  if (!isWeighted(node)) return node.params;
  const weights = weightsOf(node);
  const more = weights.at(-1) ?? 1;
  return {
    ...node.params,
    weights: Array.from({ length }, (_, at) => (at < weights.length ? (weights[at] ?? null) : more)),
  };
}

function movedItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
