import type { ModuleName } from '@console/contract-core';
import { createStore, type Store } from '@console/platform';
import { IDLE, type ModuleFailure, type ModuleState, type ModuleStates } from './module-state.ts';

/** The state of each module, and its transitions. `elapsed` counts as performance.now does. */
export interface ModuleStateStore extends Store<ModuleStates> {
  /** Begins a load; returns the number of earlier tries since the page was loaded. */
  loading(name: ModuleName): number;
  retrying(name: ModuleName): void;
  ready(name: ModuleName): void;
  /** The module could not be loaded; a page that threw is not recorded here. */
  failed(name: ModuleName, failure: ModuleFailure): void;
}

export function createModuleStates(elapsed: () => number): ModuleStateStore {
  const store = createStore<ModuleStates>({});
  const attempts = new Map<ModuleName, number>();
  const of = (name: ModuleName): ModuleState => store.get()[name] ?? IDLE;
  const update = (name: ModuleName, change: Partial<ModuleState>): void =>
    store.set({ ...store.get(), [name]: { ...of(name), ...change } });
  return {
    get: store.get,
    subscribe: store.subscribe,
    loading(name) {
      const before = attempts.get(name) ?? 0;
      attempts.set(name, before + 1);
      update(name, { status: 'loading', tries: of(name).tries + 1 });
      return before;
    },
    retrying: (name) => update(name, { status: 'loading' }),
    ready(name) {
      update(name, { status: 'ready', failure: null, tries: 0, readyAt: elapsed() });
    },
    failed(name, failure) {
      update(name, { status: 'failed', failure });
    },
  };
}
