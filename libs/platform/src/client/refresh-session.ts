import { sessionAddresses } from '@console/contract-access/addresses';

const { refresh } = sessionAddresses;
const LOCK = 'console-session-refresh';
const REFRESH_MS = 10_000;
const COUNTER = 'console:refreshes';

/**
 * A counter of refreshes by all tabs of this browser; a change shows a waiting tab that another has
 * refreshed.
 */
export function refreshCount(): string {
  return localStorage.getItem(COUNTER) ?? '0';
}

/**
 * Exchanges the refresh cookie for a new session, once for all tabs: those that wait for the lock see
 * by the counter that another tab has done it since `seen`. False when the session is over.
 */
export function refreshSession(seen: string): Promise<boolean> {
  return alone(async () => {
    if (refreshCount() !== seen) return true;
    const response = await fetch(refresh.path, {
      method: refresh.method,
      // Within the lock of all tabs: a request that hangs would block every one of them.
      signal: AbortSignal.timeout(REFRESH_MS),
    });
    if (response.status === 401 || response.status === 403) return false;
    // A refresh that failed for another reason (503) says nothing about the session.
    if (!response.ok) throw new TypeError(`refresh answered ${response.status}`);
    localStorage.setItem(COUNTER, String(Number(seen) + 1));
    return true;
  });
}

let inThisTab: Promise<boolean> | null = null;

/** Web Locks need a secure context; on plain http a single flight per tab is what remains. */
function alone(work: () => Promise<boolean>): Promise<boolean> {
  if ('locks' in navigator) return navigator.locks.request(LOCK, work);
  inThisTab ??= work().finally(() => {
    inThisTab = null;
  });
  return inThisTab;
}
