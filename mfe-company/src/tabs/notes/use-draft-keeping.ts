import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeptDraft, NoteDraft } from './use-kept-draft.ts';

/** After the last letter: a text of some size takes a while to write. */
const QUIET_MS = 400;

export type Keeping = 'nothing' | 'pending' | 'kept' | 'full';

/**
 * Keeps what is typed in this browser, shortly after each change and at the latest when the form goes.
 * Returns how that stands, and a way to end it: nothing is kept from then on.
 */
export function useDraftKeeping(
  typed: NoteDraft | null,
  { keep }: KeptDraft,
): readonly [keeping: Keeping, end: () => void] {
  const [written, setWritten] = useState<{ readonly typed: NoteDraft; readonly fits: boolean } | null>(null);
  const ended = useRef(false);
  const write = useEffectEvent(() => {
    if (typed === null || ended.current || written?.typed === typed) return;
    setWritten({ typed, fits: keep(typed) });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const flush = (): void => write();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  const end = useCallback(() => {
    ended.current = true;
  }, []);
  if (typed === null) return ['nothing', end];
  return [written?.typed !== typed ? 'pending' : written.fits ? 'kept' : 'full', end];
}
