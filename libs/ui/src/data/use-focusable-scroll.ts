import { useEffect, type RefObject } from 'react';

/**
 * Once the table is drawn, gives the part of a table that scrolls sideways a stop of the Tab key while some of it is cut off: where
 * its rows have nothing to press, the keyboard could not reach the columns beyond the edge otherwise.
 */
export function useFocusableScroll(place: RefObject<HTMLElement | null>, isDrawn: boolean): void {
  useEffect(() => {
    const body = isDrawn ? place.current?.querySelector<HTMLElement>('.ant-table-body') : null;
    if (!body) return;
    const observer = new ResizeObserver(() => {
      if (body.scrollWidth > body.clientWidth) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
    });
    observer.observe(body);
    if (body.firstElementChild) observer.observe(body.firstElementChild);
    return () => observer.disconnect();
  }, [place, isDrawn]);
}
