import { useSyncExternalStore } from 'react';

/** Above and below the map: the console's and the page's heads, the choices, the panel's head and caption. */
const AROUND = 396;
const LEAST = 440;

/** The height in pixels at which the map ends with the screen. */
export const useChartHeight = (): number =>
  useSyncExternalStore(followSize, () => Math.max(LEAST, window.innerHeight - AROUND));

function followSize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
