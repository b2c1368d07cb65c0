import type { OutputOf } from '@console/contract-core';
import { factorCalls } from '@console/contract-invest';
import { useCall } from '@console/platform';
import { useState } from 'react';
import { client } from '../../../client.ts';
import { EMPTY_GRAPH } from '../draft/draft-graph.ts';
import { isChecked, isSound, type EditorState } from '../draft/editor-state.ts';
import { useSettled } from '../use-settled.ts';

export type FactorPreview = OutputOf<typeof factorCalls.previewFactor>;

/** Milliseconds after the last valid change. */
const QUIET_MS = 400;

export interface PreviewState {
  /** The preview of the last valid graph; undefined until there is one. */
  readonly preview: FactorPreview | undefined;
  /** The unit of the preview, as formulas have units; null where it has none or is unknown. */
  readonly unit: string | null;
  /** Whether the shown preview is not that of the present graph. */
  readonly old: boolean;
  /** Whether the present graph is invalid, and the preview an earlier one. */
  readonly outdated: boolean;
  readonly loading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** The factor computed on a sample of the newest day, each time its graph is valid again. */
export function useFactorPreview(state: EditorState, factorId: number | null): PreviewState {
  const sound = isSound(state) ? state.draft.graph : null;
  const settled = useSettled(sound, QUIET_MS);
  const input = { relationMap: settled ?? EMPTY_GRAPH, ...(factorId === null ? {} : { id: factorId }) };
  const query = useCall(client, factorCalls.previewFactor, input, {
    enabled: settled !== null && settled === sound,
    keepPrevious: true,
    staleTime: FRESH_MS,
  });
  // The answer does not contain its unit: it is that of the requested graph, and is stored with the shown
  // preview.
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

/** Milliseconds for which an answer is reused: the same graph on the same day has the same preview. */
const FRESH_MS = 300_000;
