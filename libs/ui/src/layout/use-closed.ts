import { useWindow, type ServerWindow } from '@console/platform';
import { useCallback, useSyncExternalStore } from 'react';
import { waitText } from './wait-text.ts';

const STEP_MS = 10_000;

/**
 * Why nothing can be maintained now: `维护时间 07:00–17:30，距开放 2 小时`. Null while it can. Renders again for
 * another text only: every row of a list has buttons that use it.
 */
export function useClosed(): string | null {
  const window = useWindow();
  return useSyncExternalStore(
    onStep,
    useCallback(() => closedText(window), [window]),
  );
}

function closedText(window: ServerWindow | null): string | null {
  if (window === null || window.open) return null;
  const hours = `维护时间 ${window.start}–${window.end}`;
  const now = Math.floor(window.now() / STEP_MS) * STEP_MS;
  return window.turnsAt === null
    ? `${hours}，当前已关闭`
    : `${hours}，距开放 ${waitText(window.turnsAt - now)}`;
}

function onStep(listener: () => void): () => void {
  const timer = setInterval(listener, STEP_MS);
  return () => clearInterval(timer);
}
