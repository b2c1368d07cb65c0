import { AUTHORITY_TREE, parentOf, type AuthorityGroup, type AuthorityNode } from '@console/contract-access';
import type { Authority } from '@console/contract-core';

/** The chosen authorities, ROLE_admin, and strings of former versions, which are left alone. */
export type Choice = ReadonlySet<string>;
/** Whether the editor may grant and revoke it: users grant only what they have. */
export type May = (authority: string) => boolean;

export interface Ticking {
  readonly keys: readonly Authority[];
  readonly on: boolean;
  readonly may: May;
}

/**
 * The choice after ticking or clearing. A child opens nothing without its parents: ticking one ticks its
 * parents, clearing a parent clears its children. What may not be granted stays as it is.
 */
export function tick(choice: Choice, { keys, on, may }: Ticking): Choice {
  const touched = keys.filter(may).flatMap((key) => [key, ...(on ? parentsOf(key) : childrenOf(key))]);
  const next = new Set(choice);
  for (const key of touched.filter(may)) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** Every authority of a group, in the tree's order. */
export const authoritiesOf = ({ nodes }: Pick<AuthorityGroup, 'nodes'>): readonly Authority[] =>
  nodes.flatMap(withChildren);

const withChildren = (node: AuthorityNode): readonly Authority[] => [
  node.key,
  ...node.children.flatMap(withChildren),
];

/** The parents of an authority, from the nearest to the root. */
export function parentsOf(key: Authority): readonly Authority[] {
  const parent = parentOf(key);
  return parent === null ? [] : [parent, ...parentsOf(parent)];
}

/** The children of an authority at every depth. */
export const childrenOf = (key: Authority): readonly Authority[] =>
  AUTHORITY_TREE.flatMap(authoritiesOf).filter((other) => parentsOf(other).includes(key));

/** The groups with the nodes that match and their parents; a blank text matches all. */
export function matchingGroups(text: string): readonly AuthorityGroup[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return AUTHORITY_TREE;
  return AUTHORITY_TREE.map((group) =>
    group.title.toLowerCase().includes(wanted)
      ? group
      : { ...group, nodes: group.nodes.flatMap((node) => matching(node, wanted)) },
  ).filter(({ nodes }) => nodes.length > 0);
}

function matching(node: AuthorityNode, wanted: string): readonly AuthorityNode[] {
  const children = node.children.flatMap((child) => matching(child, wanted));
  const itself = `${node.title} ${node.key}`.toLowerCase().includes(wanted);
  return itself || children.length > 0 ? [{ ...node, children }] : [];
}
