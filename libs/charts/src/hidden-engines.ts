import type { Engine } from './engine.ts';

/** The drawings of charts whose page or tab is hidden, by their frames. */
const hidden = new Map<HTMLElement, Engine>();

/**
 * Ends the use of a drawing. That of a frame which is only hidden is kept for when it is shown again; React reports
 * both in the same way. Returns whether it is kept.
 */
export function leaveEngine(frame: HTMLElement, engine: Engine): boolean {
  disposeRemoved();
  if (!frame.isConnected) {
    engine.dispose();
    return false;
  }
  // As if the pointer had left: no tooltip is kept.
  engine.getZr().trigger('globalout', {});
  hidden.set(frame, engine);
  return true;
}

/** The kept drawing of a frame that is shown again. */
export function takeEngine(frame: HTMLElement): Engine | undefined {
  disposeRemoved();
  const engine = hidden.get(frame);
  hidden.delete(frame);
  return engine;
}

/** A hidden page that is closed does not report it. */
function disposeRemoved(): void {
  for (const [frame, engine] of hidden) {
    if (frame.isConnected) continue;
    hidden.delete(frame);
    engine.dispose();
  }
}
