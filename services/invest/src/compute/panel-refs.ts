import type { FactorGraph } from '@console/quant';

/** The indicators that a graph without factors names: their ids by the refs that its nodes are pinned to. */
export function panelRefs({ nodes }: FactorGraph): ReadonlyMap<string, string> {
  const refs = nodes.filter(({ kind }) => kind === 'indicator').map(({ ref }) => ref);
  return new Map(refs.map((ref) => [ref, ref.slice(0, ref.lastIndexOf('@'))]));
}

/** Whether a graph needs the industries of stocks. */
export function needsIndustries({ nodes }: FactorGraph): boolean {
  return nodes.some(({ kind, ref, params }) => kind === 'rule' && ref === '3' && params.byIndustry === true);
}
