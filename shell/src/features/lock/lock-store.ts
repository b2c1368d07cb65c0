import { sessionAddresses } from '@console/contract-access/addresses';
import { UNLOCK_TRIES } from '@console/contract-access/limits';
import { createClient, createStore, LOCKED_EVENT, type Store } from '@console/platform';
import type { QueryClient } from '@tanstack/react-query';
import { forgetHands } from '../../core/session/forget-hands.ts';
import { loadSession, type SessionInfo } from '../../core/session/load-session.ts';
import { restQueries } from './rest-queries.ts';

export interface LockState {
  readonly locked: boolean;
  /** Wrong unlock passwords that may still follow before the session ends. */
  readonly triesLeft: number;
}

/** Whether the session is locked, as the server and every tab of this browser have it. */
export interface Lock extends Store<LockState> {
  /** Locks the session on the server, then all tabs. Throws CallError: nothing is locked then. */
  lock(): Promise<void>;
  /**
   * Covers this tab at once and locks the session on the server, repeating until that succeeds: no one is
   * there to see a failure. Resolves when it is locked, or was unlocked on another tab meanwhile.
   */
  cover(): Promise<void>;
  /**
   * Makes sure, before a password is tried, that the session is locked on the server, which accepts any
   * password for one that is not. Throws CallError when a covered session cannot be locked now.
   */
  hold(): Promise<void>;
  /** Call it when the server took the password. */
  unlocked(): void;
}

/** Milliseconds between two tries to lock on the server what is covered already. */
const RETRY_MS = 5_000;

interface LockOptions {
  readonly session: Pick<SessionInfo, 'userId' | 'locked' | 'unlockTriesLeft'>;
  readonly queryClient: QueryClient;
}

/**
 * The lock's state: a reload finds it in the session, other tabs receive a message, and any 423 locks a tab
 * that had none.
 */
export function createLock({ session, queryClient }: LockOptions): Lock {
  const store = createStore<LockState>({ locked: session.locked, triesLeft: session.unlockTriesLeft });
  const tabs = new BroadcastChannel(`console:lock:${session.userId}`);
  const take = (locked: boolean, triesLeft = UNLOCK_TRIES): void => {
    if (store.get().locked === locked) return;
    store.set({ locked, triesLeft });
    restQueries(queryClient, locked);
  };
  /** The screen is shown, but the server has not locked the session yet. */
  let owed = false;
  let lockingOnServer: Promise<void> | null = null;
  const lockOnServer = async (): Promise<void> => {
    await createClient('access').call(sessionAddresses.lock, {});
    owed = false;
    tabs.postMessage('locked');
  };
  const hold = async (): Promise<void> => {
    if (!owed) return;
    // One request for all callers: a second one could lock the session again after its unlocking.
    lockingOnServer ??= lockOnServer().finally(() => (lockingOnServer = null));
    await lockingOnServer;
  };
  let asking = false;
  /** A 423 may be older than the unlocking: other services learn of it up to two seconds late. */
  const ask = async (): Promise<void> => {
    if (asking || store.get().locked) return;
    asking = true;
    // Without an answer the 423 counts.
    const info = await loadSession().catch(() => null);
    asking = false;
    if (info === null || info.locked) take(true, info?.unlockTriesLeft);
  };

  if (session.locked) restQueries(queryClient, true);
  window.addEventListener(LOCKED_EVENT, () => void ask());
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data !== 'locked' && data !== 'unlocked') return;
    owed = false;
    take(data === 'locked');
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    async lock() {
      if (store.get().locked) return;
      await createClient('access').call(sessionAddresses.lock, {});
      take(true);
      tabs.postMessage('locked');
    },
    async cover() {
      if (store.get().locked) return;
      owed = true;
      take(true);
      while (owed) await hold().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY_MS)));
    },
    hold,
    unlocked() {
      owed = false;
      // Unlocking is activity: the console that opens now must not count the idle time before it.
      forgetHands();
      take(false);
      tabs.postMessage('unlocked');
    },
  };
}
