import type { ModuleName, RegistryModule } from '@console/contract-core';
import { createStore, type Lifecycles, type Platform, type Store } from '@console/platform';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  triggerAppChange,
  unloadApplication,
} from 'single-spa';
import { integrityPlugin } from './integrity-plugin.ts';
import { loadRemoteModule } from './load-remote-module.ts';
import { IDLE, type ModuleFailure, type ModuleState, type ModuleStates } from './module-state.ts';
import { routeView } from './route-view.ts';
import { TooSlow } from './within.ts';

/** Single-spa leaves a module alone for 200 ms after its load failed. */
const LOAD_RETRY_MS = 250;

export interface ModuleStage {
  /** Holds a section for each module. Lives outside React's tree, which would take mounted modules down. */
  readonly element: HTMLElement;
  readonly states: Store<ModuleStates>;
  retry(name: ModuleName): Promise<void>;
  /** A mounted module threw while rendering. */
  crashed(name: ModuleName, error: unknown): void;
}

interface StageOptions {
  readonly modules: readonly RegistryModule[];
  /** Read when a module mounts: the platform and the stage need each other. */
  readonly platform: () => Platform;
}

/** Registers each module with single-spa at the pages it owns and this user may open. */
export function createModuleStage({ modules, platform }: StageOptions): ModuleStage {
  const element = document.createElement('div');
  const states = createStore<ModuleStates>({});
  const attempts = new Map<ModuleName, number>();

  const update = (name: ModuleName, change: Partial<ModuleState>): void => {
    const current = states.get();
    states.set({ ...current, [name]: { ...(current[name] ?? IDLE), ...change } });
  };
  const fail = (name: ModuleName, kind: ModuleFailure['kind'], error: unknown): void => {
    const detail = error instanceof Error ? error.message : String(error);
    update(name, {
      status: 'failed',
      failure: { kind, detail: detail.slice(0, 400), at: performance.now() },
    });
  };
  // A first render that threw has been reported before mounting is announced: it stays failed.
  const ready = (name: ModuleName): void => {
    if (states.get()[name]?.status === 'failed') return;
    update(name, { status: 'ready', failure: null, tries: 0, readyAt: performance.now() });
  };
  const load = async (module: RegistryModule): Promise<Lifecycles> => {
    const attempt = attempts.get(module.name) ?? 0;
    attempts.set(module.name, attempt + 1);
    update(module.name, { status: 'loading', tries: (states.get()[module.name]?.tries ?? 0) + 1 });
    try {
      return await loadRemoteModule(module, attempt);
    } catch (error) {
      fail(module.name, error instanceof TooSlow ? 'timeout' : 'load', error);
      throw error;
    }
  };

  for (const module of modules) {
    const section = document.createElement('section');
    section.dataset['module'] = module.name;
    section.hidden = true;
    element.append(section);
    registerApplication({
      name: module.name,
      app: async () => {
        const lifecycles = await load(module);
        return {
          bootstrap: (props) => lifecycles.bootstrap({ ...props, platform: platform(), domElement: section }),
          mount: async (props) => {
            section.hidden = false;
            await lifecycles.mount({ ...props, platform: platform(), domElement: section });
            ready(module.name);
          },
          unmount: async (props) => {
            await lifecycles.unmount({ ...props, platform: platform(), domElement: section });
            section.hidden = true;
          },
        };
      },
      activeWhen: ({ pathname }) => {
        const view = routeView(modules, platform().can, pathname);
        return view.kind === 'remote' && view.module.name === module.name;
      },
    });
  }

  // Loading reports itself above; what else single-spa catches is a lifecycle that threw.
  addErrorHandler((error) => {
    const name = modules.find((module) => module.name === error.appOrParcelName)?.name;
    if (name !== undefined && getAppStatus(name) !== LOAD_ERROR) fail(name, 'crash', error);
  });
  registerPlugins([integrityPlugin(modules)]);
  start({ urlRerouteOnly: true });

  return {
    element,
    states,
    crashed: (name, error) => fail(name, 'crash', error),
    async retry(name) {
      update(name, { status: 'loading' });
      // A page that fell over an answer would fall over its cached copy again.
      platform().queryClient.removeQueries({ queryKey: [name] });
      // A failed load is tried again by single-spa itself, though not at once; anything else must be
      // forgotten first.
      if (getAppStatus(name) === LOAD_ERROR)
        await new Promise((resolve) => setTimeout(resolve, LOAD_RETRY_MS));
      else await unloadApplication(name, { waitForUnmount: false });
      await triggerAppChange();
    },
  };
}
