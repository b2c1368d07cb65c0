import type { Engine } from '../engine.ts';

/** What a fake drawing library was told. */
interface Drawn {
  options: Record<string, unknown>[];
  disposed: number;
  resized: number;
  /** How often one was started. */
  started: number;
  /** Whether it cannot start. */
  broken: boolean;
  /** Reports something that happened to the drawing: click, with what was pressed. */
  report: (event: string, what?: object) => void;
}

type Listener = (what?: object) => void;

/** Pixels of the frame that a label takes. */
export const LABEL_WIDTH = 10;

/** A fake drawing library: everything up to it is real. */
export function fakeEngine(): Drawn & {
  readonly startEngine: (frame: HTMLElement) => Engine;
  readonly reset: () => void;
} {
  const listeners = new Map<string, Set<Listener>>();
  const report = (event: string, what?: object): void => listeners.get(event)?.forEach((each) => each(what));
  const fresh = (): Drawn => ({ options: [], disposed: 0, resized: 0, started: 0, broken: false, report });
  const drawn = fresh();
  let width = 0;
  let frame: HTMLElement | null = null;
  const engine = {
    setOption: (option: Record<string, unknown>) => drawn.options.push(option),
    resize: () => {
      drawn.resized += 1;
      width = frame?.clientWidth ?? 0;
    },
    getWidth: () => width,
    getHeight: () => frame?.clientHeight ?? 0,
    dispose: () => (drawn.disposed += 1),
    renderToCanvas: () => Object.assign(document.createElement('canvas'), { width: 200, height: 100 }),
    getZr: () => ({ flush: () => undefined, trigger: (event: string) => report(event) }),
    convertFromPixel: (_finder: unknown, pixel: number) => Math.floor(pixel / LABEL_WIDTH),
    on: (event: string, listener: Listener) =>
      listeners.set(event, new Set(listeners.get(event)).add(listener)),
    off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
  } as unknown as Engine;
  return Object.assign(drawn, {
    startEngine: (place: HTMLElement) => {
      if (drawn.broken) throw new Error('no canvas');
      frame = place;
      width = place.clientWidth;
      drawn.started += 1;
      return engine;
    },
    reset: () => {
      listeners.clear();
      Object.assign(drawn, fresh());
    },
  });
}
