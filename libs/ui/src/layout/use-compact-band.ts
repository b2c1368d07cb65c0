import { useEffect, useRef, type RefObject } from 'react';

interface CompactBand {
  /** The start of the band's place on the page, as high as what leaves the screen before the band is compact. */
  readonly mark: RefObject<HTMLDivElement | null>;
  readonly band: RefObject<HTMLDivElement | null>;
}

/**
 * Marks a band with `data-stuck` while the page below it is scrolled, for its style sheet to make it compact.
 * Its place on the page keeps its height, so that nothing below moves.
 */
export function useCompactBand(): CompactBand {
  const mark = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [start, element] = [mark.current, band.current];
    if (!start || !element || !('IntersectionObserver' in window)) return;
    const set = (stuck: boolean): void => {
      if (element.hasAttribute('data-stuck') === stuck) return;
      const before = element.offsetHeight;
      element.toggleAttribute('data-stuck', stuck);
      element.style.marginBottom = stuck ? `${before - element.offsetHeight}px` : '';
    };
    const observer = new IntersectionObserver(([entry]) => {
      // A page that is not shown has no height.
      if (entry) set(!entry.isIntersecting && entry.boundingClientRect.height > 0);
    });
    observer.observe(start);
    return () => {
      observer.disconnect();
      set(false);
    };
  }, []);
  return { mark, band };
}
