import type { ModuleName, RegistryModule } from '@console/contract-core';
import type { Lifecycles, Platform, Store } from '@console/platform';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import {
  addErrorHandler,
  getAppStatus,
  LOAD_ERROR,
  registerApplication,
  start,
  unregisterApplication,
} from 'single-spa';
import type { PageTabs } from '../tabs/create-page-tabs.ts';
import { livePages } from '../tabs/tab-state.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import { loadRemoteModule } from './load-remote-module.ts';
import type { ModuleStates } from './module-state.ts';
import { createModuleStates, type ModuleStateStore } from './module-states.ts';
import { TooSlow } from './within.ts';

export interface ModuleStage {
  /** Holds a section for each page. Lives outside React's tree, which would take mounted pages down. */
  readonly element: HTMLElement;
  readonly states: Store<ModuleStates>;
  retry(name: ModuleName): Promise<void>;
  /** A mounted module threw while rendering. */
  crashed(name: ModuleName, error: unknown): void;
}

interface StageOptions {
  readonly modules: readonly RegistryModule[];
  readonly tabs: PageTabs;
  /** The platform as the page of a tab sees it. Read when a page mounts: platform and stage need each other. */
  readonly platformOf: (key: string) => Platform;
  /** Drops a module's answers: a page that fell over one would fall over its cached copy again. */
  readonly forgetAnswers: (name: ModuleName) => void;
}

/** A page that is registered with single-spa. */
interface StagedPage {
  /** single-spa's name of it: module and tab, and a number, because a page closed may be opened again. */
  readonly app: string;
  readonly module: ModuleName;
  readonly section: HTMLElement;
}

/**
 * Mounts the live pages of remote modules: each is an application of single-spa with a section of its own.
 * A page that is not shown stays mounted and unseen until its tab closes or others were used since.
 */
export function createModuleStage({ modules, tabs, platformOf, forgetAnswers }: StageOptions): ModuleStage {
  const element = document.createElement('div');
  const states = createModuleStates(() => performance.now());
  const lifecycles = createLoader(states);
  const staged = new Map<string, StagedPage>();
  let count = 0;

  const put = (key: string, module: RegistryModule): void => {
    const section = document.createElement('section');
    section.dataset['module'] = module.name;
    element.append(section);
    count += 1;
    const app = `${module.name}:${key}:${count}`;
    staged.set(key, { app, module: module.name, section });
    registerApplication({
      name: app,
      app: async () =>
        inSection(await lifecycles.load(module), {
          module,
          section,
          states,
          platform: () => platformOf(key),
        }),
      activeWhen: () => true,
    });
  };
  const take = async (key: string): Promise<void> => {
    const page = staged.get(key);
    staged.delete(key);
    if (!page) return;
    await unregisterApplication(page.app);
    page.section.remove();
  };
  const sync = (): void => {
    const shown = tabs.get();
    const wanted = livePages(shown);
    for (const key of staged.keys()) if (!wanted.includes(key)) void take(key);
    for (const key of wanted) {
      const tab = shown.tabs.find((other) => other.key === key);
      const view = tab && tabs.viewOf(tab.address);
      if (view?.kind === 'remote' && !staged.has(key)) put(key, view.module);
    }
    for (const [key, { section }] of staged) section.hidden = key !== shown.active;
  };

  addErrorHandler((error) => {
    const name = modules.find((module) => error.appOrParcelName.startsWith(`${module.name}:`))?.name;
    // Loading reports itself; what else single-spa catches is a lifecycle that threw.
    if (name !== undefined && getAppStatus(error.appOrParcelName) !== LOAD_ERROR)
      states.failed(name, 'crash', error);
  });
  registerPlugins([integrityPlugin(modules)]);
  sync();
  tabs.subscribe(sync);
  start({ urlRerouteOnly: true });
  return {
    element,
    states,
    crashed: (name, error) => states.failed(name, 'crash', error),
    async retry(name) {
      states.retrying(name);
      lifecycles.forget(name);
      forgetAnswers(name);
      const pages = [...staged].filter(([, { module }]) => module === name);
      await Promise.all(pages.map(([key]) => take(key)));
      sync();
    },
  };
}

interface Loader {
  load(module: RegistryModule): Promise<Lifecycles>;
  forget(name: ModuleName): void;
}

/** Fetches each module once, however many of its pages open; a failure is not remembered. */
function createLoader(states: ModuleStateStore): Loader {
  const loads = new Map<ModuleName, Promise<Lifecycles>>();
  const fetch = async (module: RegistryModule): Promise<Lifecycles> => {
    const attempt = states.loading(module.name);
    try {
      return await loadRemoteModule(module, attempt);
    } catch (error) {
      loads.delete(module.name);
      states.failed(module.name, error instanceof TooSlow ? 'timeout' : 'load', error);
      throw error;
    }
  };
  return {
    load(module) {
      const load = loads.get(module.name) ?? fetch(module);
      loads.set(module.name, load);
      return load;
    },
    forget: (name) => void loads.delete(name),
  };
}

interface Placed {
  readonly module: RegistryModule;
  readonly section: HTMLElement;
  readonly states: ModuleStateStore;
  readonly platform: () => Platform;
}

/** A module's lifecycles for one page, in its section. */
function inSection(remote: Lifecycles, { module, section, states, platform }: Placed): Lifecycles {
  const props = (): Parameters<Lifecycles['mount']>[0] => ({ platform: platform(), domElement: section });
  return {
    bootstrap: () => remote.bootstrap(props()),
    async mount() {
      await remote.mount(props());
      states.ready(module.name);
    },
    unmount: () => remote.unmount(props()),
  };
}
