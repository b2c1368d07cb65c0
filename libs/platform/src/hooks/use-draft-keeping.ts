import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** After the last change: a text of some size takes a while to write. */
const QUIET_MS = 400;

/** Where a draft is kept. */
export interface DraftStore<Draft> {
  /** What was kept there before, and stands in the form now: back to what is saved, it is dropped. */
  readonly found?: Draft | null;
  /** False when the browser has no room for it. */
  keep(draft: Draft): boolean;
  drop(): void;
}

/** How what is changed stands in this browser; full until a later change fits. */
export type Keeping = 'nothing' | 'pending' | 'kept' | 'full';

/**
 * Keeps what is changed, shortly after the last change and at the latest when the form or the page goes. `changed` is
 * null while nothing is, and another object after each change. Returns how that stands, and a way to end it: what was
 * kept is dropped, and nothing is kept from then on.
 */
export function useDraftKeeping<Draft extends object>(
  changed: Draft | null,
  { found = null, keep, drop }: DraftStore<Draft>,
): readonly [keeping: Keeping, end: () => void] {
  const [written, setWritten] = useState<{ readonly draft: Draft; readonly fits: boolean } | null>(null);
  const ended = useRef(false);
  const write = useEffectEvent(() => {
    if (ended.current || written?.draft === changed) return;
    if (changed !== null) {
      setWritten({ draft: changed, fits: keep(changed) });
      return;
    }
    // Back to what is saved: nothing is left to be kept.
    if (written !== null || found !== null) drop();
    setWritten(null);
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [changed]);
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
    drop();
  }, [drop]);
  if (changed === null) return ['nothing', end];
  if (written?.fits === false) return ['full', end];
  return [written?.draft === changed ? 'kept' : 'pending', end];
}
