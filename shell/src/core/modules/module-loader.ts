import type { ModuleName, Registry, RegistryModule } from '@console/contract-core';
import type { Lifecycles } from '@console/platform';
import { loadRegistry } from './load-registry.ts';
import { loadRemoteModule } from './load-remote-module.ts';
import { createModuleList, type ModuleList } from './module-list.ts';
import { moduleRefusal, type ModuleRefusal } from './module-refusal.ts';
import { failureOf, type ModuleFailure } from './module-state.ts';
import type { ModuleStateStore } from './module-states.ts';
import type { ReportFailure } from './report-failure.ts';
import { sharedVersions } from './shared-versions.ts';
import { TooSlow, within } from './within.ts';

export interface ModuleLoader {
  /** The release that is loaded for each module, or would be. */
  readonly modules: ModuleList;
  /** Fetches a module once, however many of its pages open; a failure is not remembered. */
  load(module: RegistryModule): Promise<Lifecycles>;
  /**
   * Fetches the present list of releases: another release may not have the fault of the one that failed.
   */
  renew(): Promise<void>;
}

interface LoaderOptions {
  readonly modules: readonly RegistryModule[];
  readonly states: ModuleStateStore;
  readonly report: ReportFailure;
  /** Called when a module that came too late for its time can be mounted after all. */
  readonly onArrived: () => void;
}

/** Milliseconds to wait: from the click to the page or the card in less than five seconds. */
const PATIENCE_MS = 4_500;
/** Milliseconds a retry waits for the registry: its reader waits for the module. */
const REGISTRY_MS = 2_000;

export function createModuleLoader({
  modules: first,
  states,
  report,
  onArrived,
}: LoaderOptions): ModuleLoader {
  const loads = new Map<ModuleName, Promise<Lifecycles>>();
  const modules = createModuleList(first, {
    isFree: (name) => !loads.has(name),
    fits: (module) => refusalOf(module) === null,
  });
  const fetch = async (module: RegistryModule): Promise<Lifecycles> => {
    const damaged = states.get()[module.name]?.failure?.kind === 'load';
    const attempt = states.loading(module.name);
    const fail = (failure: ModuleFailure): void => {
      loads.delete(module.name);
      states.failed(module.name, failure);
      report(module, failure);
    };
    const refusal = refusalOf(module);
    if (refusal !== null) {
      // After the caller has stored the promise as under way.
      await Promise.resolve();
      fail({ ...refusal, at: performance.now() });
      throw new Error(refusal.detail);
    }
    const work = loadRemoteModule(module, { attempt, damaged });
    try {
      return await within(PATIENCE_MS, work);
    } catch (error) {
      const isLate = error instanceof TooSlow;
      fail(failureOf(isLate ? 'timeout' : 'load', error, performance.now()));
      const late = (): void => arrive(module, work);
      // A late failure changes nothing: that the module did not come was reported.
      if (isLate) void work.then(late, () => undefined);
      throw error;
    }
  };
  /** Takes what came late, unless its reader is trying again or another release has taken its place. */
  const arrive = (module: RegistryModule, work: Promise<Lifecycles>): void => {
    if (states.get()[module.name]?.status !== 'failed' || modules.of(module) !== module) return;
    loads.set(module.name, work);
    states.retrying(module.name);
    onArrived();
  };
  return {
    modules,
    load(module) {
      const load = loads.get(module.name) ?? fetch(modules.of(module));
      loads.set(module.name, load);
      return load;
    },
    async renew() {
      const registry = await within(REGISTRY_MS, loadRegistry()).catch((): Registry => ({ modules: [] }));
      modules.offer(registry.modules);
    },
  };
}

const refusalOf = (module: RegistryModule): ModuleRefusal | null =>
  moduleRefusal(module, {
    origin: window.location.origin,
    shares: sharedVersions(),
    development: DEVELOPMENT,
  });
