import { useEffect, useLayoutEffect } from 'react';
import { coverTitle } from '../../core/tabs/document-title.ts';

/** Covers what the lock screen itself does not: the title of the browser's tab, and the keys. */
export function useCovered(covered: boolean): void {
  useLayoutEffect(() => {
    coverTitle(covered);
    return () => coverTitle(false);
  }, [covered]);
  useEffect(() => {
    if (!covered) return;
    // Shortcuts of the console below would open its dialogs over the screen. Keys still work in a field.
    const keep = (event: KeyboardEvent): void => {
      event.stopImmediatePropagation();
      if (event.key === 'Escape' && !asksInside()) event.preventDefault();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [covered]);
}

/**
 * Whether a question is open over the screen, drawn inside it: Esc answers that one. The screen itself must
 * not close even for a moment, which would show the page below.
 */
function asksInside(): boolean {
  const uppermost = [...document.querySelectorAll('dialog[open]')].at(-1);
  const around = uppermost?.parentElement?.closest('dialog') ?? null;
  return around !== null;
}
