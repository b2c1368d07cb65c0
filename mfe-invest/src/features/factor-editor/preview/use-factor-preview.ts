import type { OutputOf } from '@console/contract-core';
import { factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { useState } from 'react';
import { client } from '../../../client.ts';
import { EMPTY_GRAPH } from '../draft/draft-graph.ts';
import { isChecked, isSound, type EditorState } from '../draft/editor-state.ts';
import { useSettled } from '../use-settled.ts';

export type FactorPreview = OutputOf<typeof factorCalls.previewFactor>;

/** After the last change that is sound. */
const QUIET_MS = 400;

export interface PreviewState {
  /** The preview of the last graph that was sound; undefined until there is one. */
  readonly preview: FactorPreview | undefined;
  /** The unit of what is shown, as formulas have units; null where it has none or is not known. */
  readonly unit: string | null;
  /** What stands now is not what is shown. */
  readonly old: boolean;
  /** What stands now is wrong: what is shown is from before. */
  readonly outdated: boolean;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The factor computed on a sample of the newest day, each time its graph is right again. */
export function useFactorPreview(state: EditorState, factorId: number | null): PreviewState {
  const sound = isSound(state) ? state.draft.graph : null;
  const settled = useSettled(sound, QUIET_MS);
  const input = { relationMap: settled ?? EMPTY_GRAPH, ...(factorId === null ? {} : { id: factorId }) };
  const query = useCall(client, factorCalls.previewFactor, input, {
    enabled: settled !== null && settled === sound,
    keepPrevious: true,
    staleTime: FRESH_MS,
  });
  // The answer does not say its unit: it is that of the graph it was asked of, and stays with what is shown of it.
  const [unit, setUnit] = useState<string | null>(null);
  const answered =
    settled !== null && settled === sound && !query.isPlaceholderData && query.data !== undefined;
  const current = answered ? (state.checked.values[settled.output]?.unit ?? null) : unit;
  if (current !== unit) setUnit(current);
  return {
    preview: query.data,
    unit: current,
    old: settled !== sound || sound === null || query.isFetching,
    outdated: sound === null && isChecked(state),
    loading: query.isFetching,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** The same graph on the same day is the same. */
const FRESH_MS = 300_000;
