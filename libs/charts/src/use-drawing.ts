import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Engine } from './engine.ts';
import { leaveEngine, takeEngine } from './hidden-engines.ts';
import { REDRAW } from './redraw-charts.ts';

export interface Drawing {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly state: 'loading' | 'drawn' | 'failed';
  /** The width of the frame; a usual one before it is known. */
  readonly width: number;
  readonly engine: Engine | null;
  readonly retry: () => void;
  /** The drawing as a canvas with so many pixels to one of the page; null before there is one. */
  readonly picture: (ratio: number) => HTMLCanvasElement | null;
  /** The place of a pixel of the frame among the labels; null before there is a drawing. */
  readonly labelAt: (pixel: number) => number | null;
}

/** The width until the frame has one, and the step by which a layout follows it. */
const USUAL_WIDTH = 960;
const WIDTH_STEP = 20;

/**
 * A frame to draw in: loads the engine once, and follows the frame's size. While the chart's page or tab is hidden
 * the drawing is kept.
 */
export function useDrawing(): Drawing {
  const frame = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [width, setWidth] = useState(USUAL_WIDTH);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    const gone = new AbortController();
    let used = takeEngine(box);
    const start = async (): Promise<void> => {
      await whenSized(box, gone.signal);
      const [{ startEngine }] = await Promise.all([import('./engine.ts'), fontOfFigures()]);
      if (gone.signal.aborted) return;
      used = startEngine(box);
      setWidth(inSteps(box.clientWidth));
      setEngine(used);
    };
    if (!used) start().catch(() => gone.signal.aborted || setFailed(true));
    return () => {
      gone.abort();
      if (used && !leaveEngine(box, used)) setEngine(null);
    };
  }, [attempt]);
  useEffect(() => {
    if (engine === null || frame.current === null) return;
    const box = frame.current;
    return onSize(box, (size) => {
      if (onPaper() || isAsLarge(engine, box)) return;
      engine.resize();
      setWidth(inSteps(size));
    });
  }, [engine]);
  useEffect(() => {
    if (engine === null) return;
    const redraw = (): void => {
      engine.resize();
      engine.getZr().flush();
    };
    window.addEventListener(REDRAW, redraw);
    return () => window.removeEventListener(REDRAW, redraw);
  }, [engine]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  const picture = useCallback(
    (ratio: number) => engine?.renderToCanvas({ pixelRatio: ratio }) ?? null,
    [engine],
  );
  const labelAt = useCallback(
    (pixel: number): number | null => {
      const place: unknown = engine?.convertFromPixel({ xAxisIndex: 0 }, pixel);
      return typeof place === 'number' && Number.isFinite(place) ? Math.round(place) : null;
    },
    [engine],
  );
  const state = failed ? 'failed' : engine === null ? 'loading' : 'drawn';
  return { frame, state, width, engine, retry, picture, labelAt };
}

const inSteps = (width: number): number => Math.round(width / WIDTH_STEP) * WIDTH_STEP || USUAL_WIDTH;

/** Whether the drawing has the frame's size: a frame that is shown again reports it once more. */
const isAsLarge = (engine: Engine, { clientWidth, clientHeight }: HTMLElement): boolean =>
  engine.getWidth() === clientWidth && engine.getHeight() === clientHeight;

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

/** Calls back with every width of the frame except zero. Returns a function that ends this. */
function onSize(frame: HTMLElement, report: (width: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry && entry.contentRect.width > 0) report(entry.contentRect.width);
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
