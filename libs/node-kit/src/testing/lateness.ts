const TICK_MS = 50;

/**
 * Measures how late the machine is: a test that compares with the clock must subtract that on a busy one. The returned
 * function stops it and returns the milliseconds lost since.
 */
export function lateness(): () => number {
  let lost = 0;
  let last = performance.now();
  const look = (): void => {
    const now = performance.now();
    lost += Math.max(0, now - last - TICK_MS);
    last = now;
  };
  const timer = setInterval(look, TICK_MS);
  return () => {
    look();
    clearInterval(timer);
    return lost;
  };
}
