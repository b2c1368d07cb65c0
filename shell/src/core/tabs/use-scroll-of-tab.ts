import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Animation frames within which a live page that is shown again has its full height. */
const MOST_FRAMES = 10;

/**
 * Keeps the scroll position of each open tab: all share one scrolling element. `open` are the keys of the
 * open tabs.
 */
export function useScrollOfTab(
  place: RefObject<HTMLElement | null>,
  { active, open }: { readonly active: string | null; readonly open: readonly string[] },
): void {
  const offsets = useRef(new Map<string | null, number>());
  useEffect(() => {
    for (const key of offsets.current.keys())
      if (key !== null && key !== active && !open.includes(key)) offsets.current.delete(key);
  }, [active, open]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const keep = (): void => void offsets.current.set(active, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [place, active]);
  useLayoutEffect(() => {
    const wanted = offsets.current.get(active) ?? 0;
    let frames = 0;
    let frame = 0;
    const restore = (): void => {
      const element = place.current;
      if (!element) return;
      element.scrollTop = wanted;
      frames += 1;
      if (element.scrollTop < wanted && frames < MOST_FRAMES) frame = requestAnimationFrame(restore);
    };
    restore();
    return () => cancelAnimationFrame(frame);
  }, [place, active]);
}
