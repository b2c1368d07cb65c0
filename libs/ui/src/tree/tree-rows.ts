import type { TreeNode } from './tree-node.ts';

/** A node as a line of the list, with what a screen reader says of its place. */
export interface TreeRow {
  readonly node: TreeNode;
  /** From 1, the top. */
  readonly level: number;
  /** Among those under the same node, from 1. */
  readonly place: number;
  readonly among: number;
  /** Null for a leaf. */
  readonly open: boolean | null;
  /** The key of its parent; null at the top. */
  readonly under: string | null;
}

/** The visible lines of a tree with some branches open. */
export function treeRows(nodes: readonly TreeNode[], isOpen: (key: string) => boolean): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (level: readonly TreeNode[], depth: number, under: string | null): void => {
    level.forEach((node, index) => {
      const open = node.children.length === 0 ? null : isOpen(node.key);
      rows.push({ node, level: depth, place: index + 1, among: level.length, open, under });
      if (open) add(node.children, depth + 1, node.key);
    });
  };
  add(nodes, 1, null);
  return rows;
}
