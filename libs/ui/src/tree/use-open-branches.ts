import { useMemo, useState } from 'react';
import type { TreeNode } from './tree-node.ts';
import { searchTree } from './tree-search.ts';

export interface OpenBranches {
  /** The nodes the search finds; all without a search. */
  readonly nodes: readonly TreeNode[];
  isOpen(key: string): boolean;
  turn(key: string): void;
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * The open branches: at first the first level, during a search those that lead to a match, and the ones the
 * reader opened or closed since. A search that ends leaves the tree as it was before.
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
