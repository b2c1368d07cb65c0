import type { TreeNode } from './tree-node.ts';

/** The part of a tree that a search finds. */
export interface FoundTree {
  /** The matching branches: a match with everything below it, under its ancestors. */
  readonly nodes: readonly TreeNode[];
  /** The keys of branches that must be open for every match to be visible. */
  readonly open: ReadonlySet<string>;
}

/** Finds by part of the title or of the note, whatever the case. `text` is not blank. */
export function searchTree(nodes: readonly TreeNode[], text: string): FoundTree {
  const open = new Set<string>();
  const wanted = text.trim().toLowerCase();
  const find = (node: TreeNode): TreeNode[] => {
    const below = node.children.flatMap(find);
    if (below.length > 0) open.add(node.key);
    if (matches(node, wanted)) return [node];
    return below.length > 0 ? [{ ...node, children: below }] : [];
  };
  return { nodes: nodes.flatMap(find), open };
}

const matches = ({ title, note = '' }: TreeNode, wanted: string): boolean =>
  title.toLowerCase().includes(wanted) || note.toLowerCase().includes(wanted);

/** A text split into matching and other parts, in order. */
export function cutByMatch(text: string, search: string): readonly { text: string; match: boolean }[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return [{ text, match: false }];
  const parts: { text: string; match: boolean }[] = [];
  const add = (from: number, to: number, match: boolean): void => {
    if (to > from) parts.push({ text: text.slice(from, to), match });
  };
  let from = 0;
  for (;;) {
    const at = text.toLowerCase().indexOf(wanted, from);
    if (at === -1) break;
    add(from, at, false);
    add(at, at + wanted.length, true);
    from = at + wanted.length;
  }
  add(from, text.length, false);
  return parts;
}
