import { useEffect, type RefObject } from 'react';

/**
 * Scrolls the parts of a table sideways together: its head, its rows, and the bar below them. `data-before` and
 * `data-beyond` on the frame say on which side something is hidden. While it is, the rows are a stop of the Tab key:
 * where they have nothing to press, the keyboard could not reach the columns beyond the edge otherwise.
 */
export function useSideScroll(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = frame.current;
    const body = table?.querySelector<HTMLElement>('.c-rows-body');
    const bar = table?.querySelector<HTMLElement>('.c-rows-bar');
    if (!table || !body || !bar) return;
    const parts = [...table.querySelectorAll<HTMLElement>('[data-scrolls]')];
    const showEdges = (): void => {
      const hidden = body.scrollWidth - body.clientWidth;
      table.toggleAttribute('data-before', body.scrollLeft > 0);
      table.toggleAttribute('data-beyond', body.scrollLeft < hidden - 1);
    };
    const follow = ({ currentTarget }: Event): void => {
      const { scrollLeft } = currentTarget as HTMLElement;
      for (const part of parts) if (part.scrollLeft !== scrollLeft) part.scrollLeft = scrollLeft;
      showEdges();
    };
    const observer = new ResizeObserver(() => {
      const isCut = body.scrollWidth > body.clientWidth;
      if (isCut) body.tabIndex = 0;
      else body.removeAttribute('tabindex');
      bar.hidden = !isCut;
      bar.scrollLeft = body.scrollLeft;
      showEdges();
    });
    observer.observe(body);
    if (body.firstElementChild) observer.observe(body.firstElementChild);
    for (const part of parts) part.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      for (const part of parts) part.removeEventListener('scroll', follow);
    };
  }, [frame]);
}
