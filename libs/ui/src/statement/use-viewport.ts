import { useEffect, useState, type RefObject } from 'react';
import type { Viewport } from './visible-columns.ts';

/** Until it was measured: a wide screen, so that nothing is missing from the first drawing. */
const UNMEASURED = 1600;

/** The part of a horizontally scrolling box that is in view beside its frozen column of `frozen` pixels. */
export function useViewport(place: RefObject<HTMLElement | null>, frozen: number): Viewport {
  const [viewport, setViewport] = useState<Viewport>({ scroll: 0, room: UNMEASURED - frozen });
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const measure = (): void => {
      const scroll = box.scrollLeft;
      const room = (box.clientWidth || UNMEASURED) - frozen;
      setViewport((last) => (last.scroll === scroll && last.room === room ? last : { scroll, room }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [place, frozen]);
  return viewport;
}
