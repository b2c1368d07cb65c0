import { UNLOCK_TRIES } from '@console/contract-access/limits';
import { createClient, createStore, LOCKED_EVENT, type Store } from '@console/platform';
import type { QueryClient } from '@tanstack/react-query';
import { loadSession, type SessionInfo } from '../session/load-session.ts';
import { restQueries } from './rest-queries.ts';

export const LOCK_CALL = {
  id: 'access.lock',
  method: 'POST',
  path: '/api/blade-auth/lock',
  services: ['access'],
} as const;

export interface LockState {
  readonly locked: boolean;
  /** Wrong unlock passwords that may still follow before the session ends. */
  readonly triesLeft: number;
}

/** Whether the session is locked, as the server and every tab of this browser have it. */
export interface Lock extends Store<LockState> {
  /** Locks the session on the server, then all tabs. Throws CallError: nothing is locked then. */
  lock(): Promise<void>;
  /** To be told when the server took the password. */
  unlocked(): void;
}

interface LockOptions {
  readonly session: Pick<SessionInfo, 'userId' | 'locked' | 'unlockTriesLeft'>;
  readonly queryClient: QueryClient;
}

/** Follows the lock: a reload finds it in the session, other tabs hear of it, and any 423 tells who did not. */
export function createLock({ session, queryClient }: LockOptions): Lock {
  const store = createStore<LockState>({ locked: session.locked, triesLeft: session.unlockTriesLeft });
  const tabs = new BroadcastChannel(`console:lock:${session.userId}`);
  const take = (locked: boolean, triesLeft = UNLOCK_TRIES): void => {
    if (store.get().locked === locked) return;
    store.set({ locked, triesLeft });
    restQueries(queryClient, locked);
  };
  let asking = false;
  /** A 423 may be older than the unlocking: other services learn of it up to two seconds late. */
  const ask = async (): Promise<void> => {
    if (asking || store.get().locked) return;
    asking = true;
    // Without an answer the 423 stands.
    const info = await loadSession().catch(() => null);
    asking = false;
    if (info === null || info.locked) take(true, info?.unlockTriesLeft);
  };

  if (session.locked) restQueries(queryClient, true);
  window.addEventListener(LOCKED_EVENT, () => void ask());
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'locked' || data === 'unlocked') take(data === 'locked');
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    async lock() {
      if (store.get().locked) return;
      await createClient('access').send(LOCK_CALL, {});
      take(true);
      tabs.postMessage('locked');
    },
    unlocked() {
      take(false);
      tabs.postMessage('unlocked');
    },
  };
}
