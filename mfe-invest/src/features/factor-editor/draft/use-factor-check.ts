import { factorCalls } from '@console/contract-invest';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from '../../../client.ts';
import { isChecked, NOTHING, type CheckAnswer, type EditorAction, type EditorState } from './editor-state.ts';

/** Milliseconds after the last letter or click. */
const QUIET_MS = 200;

/** Why the last check failed. */
export interface CheckFailure {
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * Has the service check each edit shortly after it was made, and derive the formula from the graph or the
 * graph from the formula. An answer to an edit that is no longer the last is dropped.
 */
export function useFactorCheck(
  state: EditorState,
  dispatch: (action: EditorAction) => void,
  factorId: number | null,
): CheckFailure {
  const [failed, setFailed] = useState<{ readonly edit: number; readonly error: Error } | null>(null);
  const [tries, setTries] = useState(0);
  const { edit } = state;
  const check = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    if (isChecked(state)) return;
    try {
      const answer = await answerOf(state, factorId, signal);
      if (!signal.aborted) dispatch({ type: 'checked', edit, answer });
    } catch (error) {
      if (!signal.aborted && error instanceof Error) setFailed({ edit, error });
    }
  });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => void check(abort.signal), edit === 0 || tries > 0 ? 0 : QUIET_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [edit, tries]);
  return {
    error: failed?.edit === edit && !isChecked(state) ? failed.error : null,
    retry: () => {
      setFailed(null);
      setTries(tries + 1);
    },
  };
}

/** The service's answer to the last edit. */
export async function answerOf(
  state: EditorState,
  factorId: number | null,
  signal: AbortSignal,
): Promise<CheckAnswer> {
  const { draft, edited, text } = state;
  if (edited === 'formula' ? text.trim() === '' : draft.graph.nodes.length === 0) return NOTHING;
  const drawn =
    edited === 'formula' ? { formula: text, previous: draft.graph } : { relationMap: draft.graph };
  return client.call(
    factorCalls.checkFactor,
    { ...drawn, ...(factorId === null ? {} : { id: factorId }) },
    { signal },
  );
}
