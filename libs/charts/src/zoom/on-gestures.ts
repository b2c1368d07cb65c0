/** Pixels that a press moves before it marks a range. */
const STEADY = 4;

export interface Gestures {
  /** Answers whether the turn was used: otherwise the page scrolls. */
  readonly wheel: (event: WheelEvent, pixel: number) => boolean;
  readonly mark: (from: number, to: number) => void;
  readonly marked: (from: number, to: number) => void;
  readonly cancel: () => void;
  readonly twice: () => void;
}

/** Reports what a pointer does in a box. Returns a function that ends this. */
export function onGestures(box: HTMLElement, report: Gestures): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const pixel = (event: MouseEvent): number => event.clientX - box.getBoundingClientRect().left;
  let from: number | null = null;
  let moved = false;
  const end = (): void => {
    from = null;
    moved = false;
  };
  box.addEventListener(
    'wheel',
    (event) => {
      if (report.wheel(event, pixel(event))) event.preventDefault();
    },
    { signal, passive: false },
  );
  box.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button === 0 && event.pointerType !== 'touch') from = pixel(event);
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    (event) => {
      if (from === null) return;
      moved ||= Math.abs(pixel(event) - from) > STEADY;
      if (moved) report.mark(from, pixel(event));
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    (event) => {
      if (from !== null && moved) report.marked(from, pixel(event));
      end();
    },
    { signal },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || from === null) return;
      end();
      report.cancel();
    },
    { signal },
  );
  box.addEventListener('dblclick', report.twice, { signal });
  return () => gone.abort();
}
