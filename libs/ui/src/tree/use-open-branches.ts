import { useMemo, useState } from 'react';
import type { TreeNode } from './tree-node.ts';
import { searchTree } from './tree-search.ts';

export interface OpenBranches {
  /** What the search leaves; everything without one. */
  readonly nodes: readonly TreeNode[];
  isOpen(key: string): boolean;
  turn(key: string): void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Which branches stand open: the first level to begin with, during a search those that lead to a match; and
 * what the reader turned since. A search that ends leaves the tree as it was before.
 */
export function useOpenBranches(nodes: readonly TreeNode[], search: string): OpenBranches {
  const text = search.trim();
  const [turned, setTurned] = useState(NOTHING);
  const [inSearch, setInSearch] = useState({ text: '', keys: NOTHING });
  const whole = useMemo(() => ({ nodes, open: new Set(nodes.map(({ key }) => key)) }), [nodes]);
  const found = useMemo(() => (text === '' ? whole : searchTree(nodes, text)), [nodes, whole, text]);
  const keys = text === '' ? turned : inSearch.text === text ? inSearch.keys : NOTHING;
  return {
    nodes: found.nodes,
    isOpen: (key) => found.open.has(key) !== keys.has(key),
    turn(key) {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      if (text === '') setTurned(next);
      else setInSearch({ text, keys: next });
    },
  };
}
