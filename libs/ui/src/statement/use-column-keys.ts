import { useEffect, type RefObject } from 'react';

/**
 * Makes a box that scrolls sideways a stop of the Tab key: arrow keys move it by a column of `width` pixels,
 * Home and End to its ends. Keys that press an element within it are left to that element.
 */
export function useColumnKeys(place: RefObject<HTMLElement | null>, width: number): void {
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const to = event.target === box ? placeOf(event.key, box, width) : undefined;
      if (to === undefined) return;
      event.preventDefault();
      box.scrollLeft = Math.max(0, to);
    };
    box.setAttribute('tabindex', '0');
    box.addEventListener('keydown', onKeyDown);
    return () => box.removeEventListener('keydown', onKeyDown);
  }, [place, width]);
}

function placeOf(key: string, box: HTMLElement, width: number): number | undefined {
  if (key === 'ArrowLeft') return box.scrollLeft - width;
  if (key === 'ArrowRight') return box.scrollLeft + width;
  if (key === 'Home') return 0;
  return key === 'End' ? box.scrollWidth : undefined;
}
