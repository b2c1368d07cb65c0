import { lazyComponent } from '@console/platform';
import { useCallback, useLayoutEffect, useState, type ReactElement } from 'react';
import type { PaletteSources } from './use-sections.ts';

const Palette = lazyComponent(() => import('./palette.tsx').then((file) => file.default));

interface PaletteHandle {
  open(): void;
  readonly element: ReactElement | null;
}

/** The command palette behind Ctrl-K; fetched when it is first asked for. */
export function usePalette(props: PaletteSources): PaletteHandle {
  const [shown, setShown] = useState(false);
  // Before the first paint: the keys must work as soon as the console is visible.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      setShown((before) => !before);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    open: useCallback(() => setShown(true), []),
    element: shown ? <Palette {...props} onClose={() => setShown(false)} /> : null,
  };
}
