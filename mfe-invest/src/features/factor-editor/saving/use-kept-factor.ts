import { factorGraph, graphLayout } from '@console/contract-invest';
import { storeText, useSession } from '@console/platform';
import { useCallback, useMemo, useState } from 'react';
import type { Content } from './factor-beginning.ts';

/** A factor as it was left without being saved. */
export interface KeptFactor extends Content {
  /** The revision that the edit began with; null for a new one. */
  readonly revision: number | null;
  readonly formula: string;
  /** A formula that could not be parsed yet. */
  readonly typed: string | null;
}

export interface FactorKeeping {
  /** The stored draft when the page was opened. */
  readonly found: KeptFactor | null;
  /** Stores a draft; false when the browser has no room for it. */
  keep(factor: KeptFactor): boolean;
  drop(): void;
}

/**
 * This user's unsaved draft, stored in this browser. `place` is the factor's id, or marks a new factor or
 * copy. Users who may only look get no draft, but one they stored when they could edit stays.
 */
export function useKeptFactor(place: string, readOnly: boolean): FactorKeeping {
  const { tenantId, userId } = useSession();
  const key = `factor-draft:${tenantId}:${userId}:${place}`;
  const [found] = useState(() => (readOnly ? null : read(key)));
  const keep = useCallback((factor: KeptFactor) => storeText(key, JSON.stringify(factor)), [key]);
  const drop = useCallback(() => void storeText(key, null), [key]);
  return useMemo(() => ({ found, keep, drop }), [found, keep, drop]);
}

/** The stored draft; null also for data of an older version of the page. */
function read(key: string): KeptFactor | null {
  try {
    const given = JSON.parse(window.localStorage.getItem(key) ?? 'null') as Partial<KeptFactor> | null;
    const graph = factorGraph.safeParse(given?.graph);
    const layout = graphLayout.safeParse(given?.layout);
    if (!given || !graph.success || !layout.success) return null;
    const { name = '', treeFormId = null, remark = '' } = given.basics ?? {};
    return {
      basics: { name, treeFormId, remark },
      graph: graph.data,
      layout: layout.data,
      revision: given.revision ?? null,
      formula: given.formula ?? '',
      typed: given.typed ?? null,
    };
  } catch {
    return null;
  }
}
