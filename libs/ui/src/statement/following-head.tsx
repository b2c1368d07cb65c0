import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';

interface FollowingHeadProps {
  /** The box that scrolls sideways. */
  readonly place: RefObject<HTMLElement | null>;
  /** The width of its table. */
  readonly width: number;
  /** The lines of the head. */
  readonly lines: number;
  /** The widths of the columns, and the head. */
  readonly children: ReactNode;
}

/** The height of a line of the head. */
const LINE = 32;

/**
 * A copy of a grid's head over the head itself, which stays at the top while the page scrolls: the head cannot,
 * because a box that scrolls sideways keeps it. Readers of the page's text find the head alone.
 */
export function FollowingHead({ place, width, lines, children }: FollowingHeadProps): ReactElement {
  const copy = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const follow = (): void => {
      if (copy.current) copy.current.scrollLeft = box.scrollLeft;
    };
    follow();
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  });
  // It takes no room, so that the head below is where it would be without it.
  const room = { height: lines * LINE, marginBottom: -lines * LINE };
  return (
    <div ref={copy} className="c-grid-copy" aria-hidden="true" style={room}>
      <table style={{ width }}>{children}</table>
    </div>
  );
}
