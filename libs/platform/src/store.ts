import { useSyncExternalStore } from 'react';

/** A value that changes outside React, to be read or subscribed to. */
export interface Store<T> {
  get(): T;
  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<T> extends Store<T> {
  set(value: T): void;
}

export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get);
}
