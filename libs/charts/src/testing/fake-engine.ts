import type { Engine } from '../engine.ts';

/** What a fake drawing library was told. */
interface Drawn {
  options: Record<string, unknown>[];
  disposed: number;
  resized: number;
  /** Whether it cannot start. */
  broken: boolean;
  /** Presses something that is drawn. */
  press: ((pressed: object) => void) | undefined;
}

/** Pixels of the frame that a label takes. */
export const LABEL_WIDTH = 10;

/** A fake drawing library: everything up to it is real. */
export function fakeEngine(): Drawn & { readonly startEngine: () => Engine; readonly reset: () => void } {
  const fresh = (): Drawn => ({ options: [], disposed: 0, resized: 0, broken: false, press: undefined });
  const drawn = fresh();
  const engine = {
    setOption: (option: Record<string, unknown>) => drawn.options.push(option),
    resize: () => (drawn.resized += 1),
    dispose: () => (drawn.disposed += 1),
    renderToCanvas: () => Object.assign(document.createElement('canvas'), { width: 200, height: 100 }),
    getZr: () => ({ flush: () => undefined }),
    convertFromPixel: (_finder: unknown, pixel: number) => Math.floor(pixel / LABEL_WIDTH),
    on: (_event: string, listener: Drawn['press']) => (drawn.press = listener),
    off: () => (drawn.press = undefined),
  } as unknown as Engine;
  return Object.assign(drawn, {
    startEngine: () => {
      if (drawn.broken) throw new Error('no canvas');
      return engine;
    },
    reset: () => Object.assign(drawn, fresh()),
  });
}
