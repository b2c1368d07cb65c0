import { useEffect, useLayoutEffect } from 'react';
import { coverTitle } from '../../core/tabs/document-title.ts';

/** What the screen itself does not cover while the session is locked: the browser's tab and the keys. */
export function useCovered(covered: boolean): void {
  useLayoutEffect(() => {
    coverTitle(covered);
    return () => coverTitle(false);
  }, [covered]);
  useEffect(() => {
    if (!covered) return;
    // Shortcuts of the console below would open its dialogs over the screen. What keys do in a field remains.
    const keep = (event: KeyboardEvent): void => {
      event.stopImmediatePropagation();
      if (event.key === 'Escape' && !asksInside()) event.preventDefault();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [covered]);
}

/**
 * Whether a question stands over the screen, drawn inside it: Esc answers that one. The screen itself must not
 * close even for a moment, in which what lies below would show.
 */
function asksInside(): boolean {
  const uppermost = [...document.querySelectorAll('dialog[open]')].at(-1);
  const around = uppermost?.parentElement?.closest('dialog') ?? null;
  return around !== null;
}
