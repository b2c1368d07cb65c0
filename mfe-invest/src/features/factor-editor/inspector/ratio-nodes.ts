import type { UnitId } from '@console/contract-core';
import type { FactorGraphData } from '@console/contract-invest';
import type { GraphNode } from '../draft/draft-graph.ts';

/** Rules and words whose result has the unit of their inputs. */
const KEEPING: readonly string[] = [
  ...['rule 5', 'rule 6', 'rule 7', 'rule 8'],
  ...['mean', 'min', 'max', 'lag', 'std', 'neg', 'abs', 'clamp', '+', '-'].map((ref) => `expression ${ref}`),
];
const COMPARING: readonly string[] = ['<', '<=', '=', '!=', '>=', '>'];

/** By rule or word: the parameters that have the unit of its first input. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  'rule 1': ['full', 'zero'],
  'rule 4': ['bands'],
  'rule 9': ['constant'],
  'expression clamp': ['low', 'high'],
};

/** The nodes whose values are fractions: 毛利率 is 0.15 in a factor where tables show 15%. */
export function ratioNodes(
  { nodes }: FactorGraphData,
  units: ReadonlyMap<string, UnitId>,
): ReadonlySet<string> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = new Map<string, boolean>();
  const isRatio = (id: string): boolean => {
    const found = known.get(id);
    const node = byId.get(id);
    if (found !== undefined || node === undefined) return found ?? false;
    // A node of a cycle is no ratio; this also ends the recursion.
    known.set(id, false);
    const inputs = node.inputs.filter((input) => byId.get(input)?.kind !== 'constant');
    const is =
      units.get(node.ref) === 'percent' ||
      isChangeRate(node) ||
      (KEEPING.includes(wordOf(node)) && inputs.length > 0 && inputs.every(isRatio));
    known.set(id, is);
    return is;
  };
  return new Set(nodes.map(({ id }) => id).filter(isRatio));
}

/** Whether a parameter is a ratio; also the number of a constant that a ratio is compared with. */
export function isRatioParameter(
  { nodes }: FactorGraphData,
  { node, key }: { readonly node: GraphNode; readonly key: string },
  ratios: ReadonlySet<string>,
): boolean {
  if (node.kind === 'constant')
    return nodes.some(
      ({ kind, ref, inputs }) =>
        inputs.includes(node.id) &&
        ((kind === 'expression' && COMPARING.includes(ref) && inputs.some((input) => ratios.has(input))) ||
          (kind === 'rule' && ref === '9' && inputs[1] === node.id && ratios.has(inputs[0] ?? ''))),
    );
  return (COUNTED[wordOf(node)] ?? []).includes(key) && ratios.has(node.inputs[0] ?? '');
}

function isChangeRate({ kind, ref, params }: GraphNode): boolean {
  if (kind === 'expression') return ref === 'pct_change';
  return kind === 'rule' && ref === '6' && params['kind'] === 'ratio';
}

const wordOf = ({ kind, ref }: GraphNode): string => `${kind} ${ref}`;
