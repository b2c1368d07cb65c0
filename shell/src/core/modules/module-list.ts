import type { ModuleName, RegistryModule } from '@console/contract-core';
import { createStore, type Store } from '@console/platform';

/** The release of each module that this page uses, or would use. */
export interface ModuleList extends Store<readonly RegistryModule[]> {
  /** The release of a module to use. A module not in this page comes in the release it was last seen in. */
  of(module: RegistryModule): RegistryModule;
  /**
   * Replaces the releases of modules that have not been loaded into this page, where the reader cannot
   * notice: menu and tabs know the pages of the release they were drawn from, so the new one must have all
   * of them.
   */
  offer(released: readonly RegistryModule[]): void;
}

interface ListOptions {
  /** Whether nothing of the module runs in this page. */
  readonly isFree: (name: ModuleName) => boolean;
  /** Whether a release can run beside this shell. */
  readonly fits: (module: RegistryModule) => boolean;
}

export function createModuleList(
  first: readonly RegistryModule[],
  { isFree, fits }: ListOptions,
): ModuleList {
  const store = createStore(first);
  return {
    get: store.get,
    subscribe: store.subscribe,
    of: (module) => store.get().find(({ name }) => name === module.name) ?? module,
    offer(released) {
      const taken = store.get().map((own) => {
        const other = released.find(({ name }) => name === own.name);
        if (!other || same(own, other) || !isFree(own.name)) return own;
        return fits(other) && keepsPages(own, other) ? other : own;
      });
      if (taken.some((module, index) => module !== store.get()[index])) store.set(taken);
    },
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const keepsPages = (own: RegistryModule, other: RegistryModule): boolean =>
  own.routes.every((route) => other.routes.some((each) => same(route, each)));
