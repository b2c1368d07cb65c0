const TICK_MS = 50;

/**
 * Watches how late the machine is: what a test holds against the clock on a busy one is not its own. The answer stops
 * it and says how many milliseconds were lost since.
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
    clearInterval(timer);
    return lost;
  };
}
