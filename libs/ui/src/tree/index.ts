/**
 * Choosing many places of a tree: a list that draws only what is in sight, a search that keeps matching
 * branches, 取消 and 确定. A tier of its own, so that only pages with a tree load it.
 */
export { carryOver, chosenPlaces, levelSummary, sameChoice, type ChosenPlace } from './choice-by-level.ts';
export { withBelow, type TreeChoice } from './tree-choice.ts';
export type { TreeNode } from './tree-node.ts';
export { TreeSelector, type TreeSelectorProps } from './tree-selector.tsx';
