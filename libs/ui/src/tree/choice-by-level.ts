import type { TreeChoice } from './tree-choice.ts';
import type { TreeNode } from './tree-node.ts';

export interface ChosenPlace {
  readonly key: string;
  /** From 1, the top. */
  readonly level: number;
}

/** The chosen nodes in the tree's order. A key that is no longer in the tree is left out. */
export const chosenPlaces = (
  nodes: readonly TreeNode[],
  chosen: TreeChoice,
  level = 1,
): readonly ChosenPlace[] =>
  nodes.flatMap(({ key, children }) => [
    ...(chosen.has(key) ? [{ key, level }] : []),
    ...chosenPlaces(children, chosen, level + 1),
  ]);

/** `已选 一级 2、二级 5、三级 12`, of a tree of three levels. */
export function levelSummary(nodes: readonly TreeNode[], chosen: TreeChoice): string {
  const places = chosenPlaces(nodes, chosen);
  const count = (level: number): number => places.filter((place) => place.level === level).length;
  return `已选 一级 ${count(1)}、二级 ${count(2)}、三级 ${count(3)}`;
}

/**
 * The choice `latest`, which another user saved meanwhile, with the reader's changes between `read` and
 * `chosen`.
 */
export function carryOver(read: TreeChoice, chosen: TreeChoice, latest: TreeChoice): TreeChoice {
  const next = new Set(latest);
  for (const key of chosen) if (!read.has(key)) next.add(key);
  for (const key of read) if (!chosen.has(key)) next.delete(key);
  return next;
}

/** Whether two choices are the same. */
export const sameChoice = (one: TreeChoice, other: TreeChoice): boolean =>
  one.size === other.size && [...one].every((key) => other.has(key));
