import type { Clock } from '@console/contract-core';

/** How often the clock is looked at. */
const LOOK_MS = 100;

/** A stream from which nothing came for too long. */
export class Silence extends Error {
  override readonly name = 'Silence';
}

export interface UntilSilentOptions {
  readonly clock: Clock;
  readonly silenceMs: number;
  /** Called when nothing came for that long, before Silence is thrown. */
  readonly give: () => void;
}

/** The pieces of a stream, until nothing came for `silenceMs` by the clock: then throws Silence, whatever the stream does. */
export async function* untilSilent<T>(
  pieces: AsyncIterable<T>,
  { clock, silenceMs, give }: UntilSilentOptions,
): AsyncGenerator<T> {
  const source = pieces[Symbol.asyncIterator]();
  for (;;) {
    const last = clock.now();
    const next = source.next();
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setInterval(() => {
        if (clock.now() - last < silenceMs) return;
        give();
        reject(new Silence());
      }, LOOK_MS);
    });
    try {
      const { done, value } = await Promise.race([next, silence]);
      if (done) return;
      yield value;
    } catch (error) {
      next.catch(() => undefined);
      throw error;
    } finally {
      clearInterval(timer);
    }
  }
}
