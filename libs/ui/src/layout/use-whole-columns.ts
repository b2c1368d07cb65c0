import { useEffect, type RefObject } from 'react';
import { columnWidth } from '../statement/visible-columns.ts';

export interface WholeColumns {
  /** The columns that scroll, and those before them that stay. */
  readonly count: number;
  readonly fixed: number;
  /** Pixels. */
  readonly least: number;
}

/**
 * Keeps `--c-column` of a box that scrolls sideways at the width by which its edge cuts none of its table's columns.
 * They take it as their least width, so that all of them share the room where they have more.
 */
export function useWholeColumns(place: RefObject<HTMLElement | null>, columns: WholeColumns): void {
  const { count, fixed, least } = columns;
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const fit = (): void => {
      const before = [...box.querySelectorAll('thead th')].slice(0, fixed);
      const frozen = before.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
      const width = columnWidth(count, box.clientWidth - frozen, { least, most: Infinity });
      box.style.setProperty('--c-column', `${width}px`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, [place, count, fixed, least]);
}
