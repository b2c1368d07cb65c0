import { setTimeout as pause } from 'node:timers/promises';
import { DataSettling, FrameGone, type PanelFrame, type PanelStore } from '@console/market/panels';

export interface NewestFrameParts {
  readonly store: Pick<PanelStore, 'frame'>;
  /**
   * How long to pause between checks of whether an import has derived what it loaded, and the most checks; by default 2
   * s, 10 min in all.
   */
  readonly settling?: { readonly pauseMs: number; readonly most: number };
  /** Called before each pause. */
  readonly onPause: () => void;
}

/** How often the work begins again because data was loaded while it read. */
const TRIES = 3;
const SETTLING = { pauseMs: 2000, most: 300 };

/**
 * Works on the newest data, after an import in progress has derived the adjustment of its prices; again where data was
 * loaded meanwhile.
 */
export async function onNewestFrame<T>(
  { store, settling, onPause }: NewestFrameParts,
  work: (frame: PanelFrame) => Promise<T>,
): Promise<T> {
  const { pauseMs, most } = settling ?? SETTLING;
  let [gone, waited] = [0, 0];
  for (;;)
    try {
      return await work(await store.frame());
    } catch (error) {
      if (error instanceof DataSettling && waited < most) {
        waited += 1;
        onPause();
        await pause(pauseMs);
        continue;
      }
      if (!(error instanceof FrameGone) || (gone += 1) === TRIES) throw error;
    }
}
