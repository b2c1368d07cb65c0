import type { ModuleName, RegistryModule } from '@console/contract-core';
import type { Lifecycles, Platform, Store } from '@console/platform';
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
import type { ModuleStates } from './module-state.ts';
import { createModuleStates, type ModuleStateStore } from './module-states.ts';
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
  const states = createModuleStates(() => performance.now());
  for (const module of modules) {
    const section = document.createElement('section');
    section.dataset['module'] = module.name;
    section.hidden = true;
    element.append(section);
    registerApplication({
      name: module.name,
      app: async () => onStage(await load(module, states), { module, section, states, platform }),
      activeWhen: ({ pathname }) => {
        const view = routeView(modules, platform().can, pathname);
        return view.kind === 'remote' && view.module.name === module.name;
      },
    });
  }
  reportLifecycleErrors(modules, states);
  registerPlugins([integrityPlugin(modules)]);
  start({ urlRerouteOnly: true });
  return {
    element,
    states,
    crashed: (name, error) => states.failed(name, 'crash', error),
    async retry(name) {
      states.retrying(name);
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

async function load(module: RegistryModule, states: ModuleStateStore): Promise<Lifecycles> {
  const attempt = states.loading(module.name);
  try {
    return await loadRemoteModule(module, attempt);
  } catch (error) {
    states.failed(module.name, error instanceof TooSlow ? 'timeout' : 'load', error);
    throw error;
  }
}

interface Placed extends Pick<StageOptions, 'platform'> {
  readonly module: RegistryModule;
  readonly section: HTMLElement;
  readonly states: ModuleStateStore;
}

/** A module's lifecycles in its own section, shown only while it is mounted. */
function onStage(remote: Lifecycles, { module, section, states, platform }: Placed): Lifecycles {
  const props = (): Parameters<Lifecycles['mount']>[0] => ({ platform: platform(), domElement: section });
  return {
    bootstrap: () => remote.bootstrap(props()),
    async mount() {
      section.hidden = false;
      await remote.mount(props());
      states.ready(module.name);
    },
    async unmount() {
      await remote.unmount(props());
      section.hidden = true;
    },
  };
}

/** Loading reports itself; what else single-spa catches is a lifecycle that threw. */
function reportLifecycleErrors(modules: readonly RegistryModule[], states: ModuleStateStore): void {
  addErrorHandler((error) => {
    const name = modules.find((module) => module.name === error.appOrParcelName)?.name;
    if (name !== undefined && getAppStatus(name) !== LOAD_ERROR) states.failed(name, 'crash', error);
  });
}
