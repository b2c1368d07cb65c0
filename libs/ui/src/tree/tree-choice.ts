import type { TreeNode } from './tree-node.ts';

/** Keys of the chosen nodes. The ancestors of a chosen node are chosen too. */
export type TreeChoice = ReadonlySet<string>;

/** `some`: the node itself, or something below it, but not everything. */
export type Ticked = 'all' | 'some' | 'none';

/** How each node is ticked, by key. */
export function tickedByKey(nodes: readonly TreeNode[], chosen: TreeChoice): ReadonlyMap<string, Ticked> {
  const found = new Map<string, Ticked>();
  const look = (node: TreeNode): Ticked => {
    const below = node.children.map(look);
    const own = chosen.has(node.key) ? 'all' : 'none';
    const ticked = below.every((each) => each === own) ? own : 'some';
    found.set(node.key, ticked);
    return ticked;
  };
  nodes.forEach(look);
  return found;
}

export interface Tick {
  /** As it is shown: a search leaves out what it did not find, and that is neither ticked nor cleared. */
  readonly node: TreeNode;
  readonly on: boolean;
}

/**
 * The choice with a node and all that is shown below it ticked, its upper levels with them; or cleared, with
 * those upper levels under which nothing is left.
 */
export function tick(nodes: readonly TreeNode[], chosen: TreeChoice, { node, on }: Tick): TreeChoice {
  const above = pathsByKey(nodes);
  const next = new Set(chosen);
  if (on) {
    for (const { key } of [...(above.get(node.key) ?? []), ...withBelow(node)]) next.add(key);
    return next;
  }
  for (const { key } of withBelow(node)) next.delete(key);
  // Nodes the search hides stay chosen, with their ancestors.
  for (const left of [...next]) for (const { key } of above.get(left) ?? []) next.add(key);
  for (const upper of [...(above.get(node.key) ?? [])].reverse()) {
    if (upper.children.some(({ key }) => next.has(key))) break;
    next.delete(upper.key);
  }
  return next;
}

/** A node and everything below it, from the top. */
export function withBelow(node: TreeNode): readonly TreeNode[] {
  return [node, ...node.children.flatMap(withBelow)];
}

/** The ancestors of each node, from the top. */
function pathsByKey(nodes: readonly TreeNode[]): ReadonlyMap<string, readonly TreeNode[]> {
  const paths = new Map<string, readonly TreeNode[]>();
  const walk = (level: readonly TreeNode[], path: readonly TreeNode[]): void => {
    for (const node of level) {
      paths.set(node.key, path);
      walk(node.children, [...path, node]);
    }
  };
  walk(nodes, []);
  return paths;
}
