import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The pause after the last change, because writing a large text takes a while. */
const QUIET_MS = 400;

/** Where a draft is kept. */
export interface DraftStore<Draft> {
  /**
   * The draft that was kept before and is in the form now: dropped when the form is back to the saved text.
   */
  readonly found?: Draft | null;
  /** False when the browser has no room for it. */
  keep(draft: Draft): boolean;
  drop(): void;
}

/** The state of keeping a change in this browser; `full` until a later change fits. */
export type Keeping = 'nothing' | 'pending' | 'kept' | 'full';

/**
 * Keeps an unsaved draft, shortly after the last change and at the latest when the form or the page closes.
 * `changed` is null while nothing is changed, and another object after each change. Returns the state of
 * keeping, and a function that ends it: the kept draft is dropped, and nothing is kept from then on.
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
    // Back to the saved text: nothing is left to be kept.
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
