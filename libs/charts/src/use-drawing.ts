import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Engine } from './engine.ts';

export interface Drawing {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'drawn' | 'failed';
  readonly retry: () => void;
  /** The drawing as a canvas with so many pixels to one of the page; null before there is one. */
  readonly picture: (ratio: number) => HTMLCanvasElement | null;
}

/** Keeps an option drawn in a frame: loads the engine once, follows the frame's size and every new option. */
export function useDrawing(option: Record<string, unknown>): Drawing {
  const frame = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let started: Engine | null = null;
    const gone = new AbortController();
    const start = async (): Promise<void> => {
      if (frame.current === null) return;
      await whenSized(frame.current, gone.signal);
      const [{ startEngine }] = await Promise.all([import('./engine.ts'), fontOfFigures()]);
      if (gone.signal.aborted) return;
      started = startEngine(frame.current);
      setEngine(started);
    };
    start().catch(() => gone.signal.aborted || setFailed(true));
    return () => {
      gone.abort();
      setEngine(null);
      started?.dispose();
    };
  }, [attempt]);
  useEffect(() => {
    engine?.setOption(option, { notMerge: true });
  }, [engine, option]);
  useEffect(() => {
    if (engine === null || frame.current === null) return;
    return onSize(frame.current, () => {
      if (!onPaper()) engine.resize();
    });
  }, [engine]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  const picture = useCallback(
    (ratio: number) => engine?.renderToCanvas({ pixelRatio: ratio }) ?? null,
    [engine],
  );
  return { frame, state: failed ? 'failed' : engine === null ? 'loading' : 'drawn', retry, picture };
}

/**
 * Waits until the frame has a size: one without, such as behind its table, is invisible and cannot be drawn
 * in.
 */
function whenSized(frame: HTMLElement, gone: AbortSignal): Promise<void> {
  if (frame.clientWidth > 0) return Promise.resolve();
  return new Promise((done) => {
    const stop = onSize(frame, () => {
      stop();
      done();
    });
    gone.addEventListener('abort', stop);
  });
}

/** Calls back with every size of the frame except zero. Returns a function that ends this. */
function onSize(frame: HTMLElement, told: () => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) told();
  });
  observer.observe(frame);
  return () => observer.disconnect();
}

/** While a page is printed its frames pass through sizes that no paper has: the drawing keeps that of the screen. */
const onPaper = (): boolean => 'matchMedia' in window && window.matchMedia('print').matches;

/**
 * Waits for the font, because a canvas does not redraw when a font arrives; a font that does not load is
 * ignored.
 */
const fontOfFigures = async (): Promise<unknown> =>
  'fonts' in document ? document.fonts.load('12px Num').catch(() => undefined) : undefined;
