import { FACTOR_MESSAGES, faultText, nodeTitle, type FactorGraphData } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import type { FactorGraph, KnownNames } from '@console/quant';
import type { Judgement } from './judge-graph.ts';

/**
 * The judgement of a graph without faults.
 * @throws Refusal cycle or tooLarge for what is wrong with the factors below it, else faulty: how many, and the first
 */
export function refuseFaults(
  { faults, ...rest }: Judgement,
  graph: FactorGraph,
  known: KnownNames,
): Judgement & { readonly expanded: FactorGraph } {
  const [first] = faults;
  if (first === undefined && rest.expanded !== null) return { faults, ...rest, expanded: rest.expanded };
  if (first === undefined) throw new Error('a graph without faults has an expansion');
  if (first.code === 'self-reference')
    throw new Refusal(FACTOR_MESSAGES.cycle, { path: said(first.values.path) });
  if (first.code === 'too-large')
    throw new Refusal(FACTOR_MESSAGES.tooLarge, {
      nodes: said(first.values.nodes),
      most: said(first.values.most),
    });
  const names = graphNames(graph, known);
  const titleOf = (id: string): string => {
    const node = graph.nodes.find((each) => each.id === id);
    return node === undefined ? id : nodeTitle(node as FactorGraphData['nodes'][number], names);
  };
  const place = first.node === undefined ? '' : `“${titleOf(first.node)}”：`;
  throw new Refusal(FACTOR_MESSAGES.faulty, {
    count: faults.length,
    first: place + faultText(first, titleOf),
  });
}

/** The names of the sources that a graph's nodes are pinned to, by ref; unknown ones are left out. */
export function graphNames({ nodes }: FactorGraph, known: KnownNames): Record<string, string> {
  return Object.fromEntries(
    nodes.flatMap(({ kind, ref }) => {
      const pinned = known.pinned(kind, ref);
      return pinned === undefined ? [] : [[ref, pinned.name]];
    }),
  );
}

const said = (value: string | number | undefined): string | number => value ?? '';
