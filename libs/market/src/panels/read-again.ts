import { FrameGone } from './frame-gone.ts';

/** How often a read begins. */
const TRIES = 3;

/**
 * The result of a read that begins with the newest frame, again where a load replaced its data meanwhile. Throws as
 * `read` does, `FrameGone` among it when each try met another load.
 */
export async function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1)
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof FrameGone) || tried === TRIES) throw error;
    }
}
