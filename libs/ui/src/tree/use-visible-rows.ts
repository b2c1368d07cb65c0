import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export const ROW_HEIGHT = 28;
/** Drawn beyond the edges, so that a fast scroll shows no gap. */
const BEYOND = 8;
/** Until it is measured. */
const HEIGHT = 480;

export interface VisibleRows {
  /** For the element that scrolls. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly first: number;
  /** One past the last. */
  readonly end: number;
  onScroll(): void;
  /** Scrolls as little as needed for a row to be seen. */
  reveal(row: number): void;
}

/** The rows of a long list that are in view in the scrolling element: only these are rendered. */
export function useVisibleRows(count: number): VisibleRows {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(HEIGHT);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => setHeight(element.clientHeight || HEIGHT);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  const seen = Math.ceil(height / ROW_HEIGHT) + BEYOND;
  // A shorter list may end above the scroll position of the last one.
  const from = Math.min(top, Math.max(0, count - seen + BEYOND));
  return {
    place,
    first: Math.max(0, from - BEYOND),
    end: Math.min(count, from + seen),
    onScroll: () => setTop(Math.floor((place.current?.scrollTop ?? 0) / ROW_HEIGHT)),
    reveal(row) {
      const element = place.current;
      if (!element) return;
      const above = row * ROW_HEIGHT;
      const low = above + ROW_HEIGHT - (element.clientHeight || HEIGHT);
      if (element.scrollTop > above) element.scrollTop = above;
      else if (element.scrollTop < low) element.scrollTop = low;
      setTop(Math.floor(element.scrollTop / ROW_HEIGHT));
    },
  };
}
