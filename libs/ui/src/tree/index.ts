/**
 * Choosing many places of a tree, or many lines of a list: a list that renders only the lines in view, a search that keeps matching
 * branches, 取消 and 确定. A tier of its own, so that only pages with a tree load it.
 */
export { chosenPlaces, levelSummary, type ChosenPlace } from './choice-by-level.ts';
// For modules that were released before `TreeEdit`; they are removed with the next minor version.
export { carryOver, sameChoice } from './choice-by-level.ts';
export type { PickItem } from './pick-line.tsx';
export { PickList, type PickListProps } from './pick-list.tsx';
export { TreeEdit, type TreeDraft, type TreeEditProps } from './tree-edit.tsx';
export { withBelow, type TreeChoice } from './tree-choice.ts';
export type { TreeNode } from './tree-node.ts';
export { TreeSelector, type TreeSelectorProps } from './tree-selector.tsx';
