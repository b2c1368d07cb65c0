import { wallNow } from '@console/platform';
import { ACTIVE_KEY } from '../../core/session/forget-hands.ts';

const LOOK_MS = 10_000;
/** Milliseconds between two records of continuous activity. */
const NOTE_MS = 5_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'touchstart'] as const;

interface IdleOptions {
  readonly userId: number;
  /** Minutes without activity on any tab until the session locks; 0 means never. */
  minutes(): number;
  /** Resolves once the session is locked; not called again before. A failed call is repeated. */
  lock(): Promise<void>;
  /** Milliseconds since the epoch, running on while the machine sleeps. */
  readonly now?: () => number;
}

/** Whether the user was inactive for so long. Moments in milliseconds since the epoch. */
export function isIdle({
  minutes,
  last,
  now,
}: Readonly<Record<'minutes' | 'last' | 'now', number>>): boolean {
  return minutes > 0 && now - last >= minutes * 60_000;
}

/**
 * Locks the session when no tab of this user has seen activity for the chosen time. A laptop that slept is
 * checked when it wakes, before the activity that woke it counts; so is a browser that is opened again.
 * Returns a function that stops it.
 */
export function watchIdle({ userId, minutes, lock, now = wallNow }: IdleOptions): () => void {
  const key = `${ACTIVE_KEY}${userId}`;
  let locking = false;
  const last = (): number => Number(localStorage.getItem(key) ?? 0);
  const note = (): void => localStorage.setItem(key, String(now()));
  const look = (): boolean => {
    // A new session, or one just unlocked, counts from here. A clock that was set back would delay the lock
    // until it has caught up.
    if (last() === 0 || last() > now()) note();
    const idle = isIdle({ minutes: minutes(), last: last(), now: now() });
    // Once locked the time starts again, or the session would lock again as soon as it is unlocked.
    if (idle && !locking) {
      locking = true;
      void lock()
        .then(note, () => undefined)
        .finally(() => (locking = false));
    }
    return idle;
  };
  const onSign = (): void => {
    if (now() - last() < NOTE_MS && last() <= now()) return;
    if (!look()) note();
  };
  const onShown = (): void => {
    if (document.visibilityState === 'visible') look();
  };

  // Opening a page is activity, unless too long after the last one: then the browser was left and opened
  // again.
  if (!look()) note();
  const timer = setInterval(look, LOOK_MS);
  for (const sign of SIGNS) window.addEventListener(sign, onSign, { capture: true, passive: true });
  document.addEventListener('visibilitychange', onShown);
  return () => {
    clearInterval(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, onSign, { capture: true });
    document.removeEventListener('visibilitychange', onShown);
  };
}
