import { useServerNow, useWindow } from '@console/platform';
import { waitText } from './wait-text.ts';

const STEP_MS = 10_000;

/** Why nothing can be maintained now: `维护时间 07:00–17:30，距开放 2 小时`. Null while it can. */
export function useClosed(): string | null {
  const window = useWindow();
  const now = useServerNow(STEP_MS);
  if (window === null || now === null || window.open) return null;
  const hours = `维护时间 ${window.start}–${window.end}`;
  return window.turnsAt === null
    ? `${hours}，当前已关闭`
    : `${hours}，距开放 ${waitText(window.turnsAt - now)}`;
}
