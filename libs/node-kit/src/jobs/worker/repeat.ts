/**
 * Calls `act` again and again, `pauseMs` after its end, until stopped. A failure is reported and does not end
 * it. Returns a function that stops it and waits for a call under way.
 */
export function repeat(
  pauseMs: number,
  act: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let wake = (): void => undefined;
  const loop = async (): Promise<void> => {
    while (!stopped) {
      await act().catch(failed);
      if (stopped) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = loop();
  return () => {
    stopped = true;
    wake();
    return running;
  };
}
