import type { ModuleName, RegistryModule } from '@console/contract-core';
import { createStore, type Lifecycles, type Platform, type Store } from '@console/platform';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { addErrorHandler, registerApplication, start, unregisterApplication } from 'single-spa';
import type { PageTabs } from '../tabs/create-page-tabs.ts';
import { livePages } from '../tabs/tab-state.ts';
import { fetchAnew } from './fetch-anew.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import type { ModuleList } from './module-list.ts';
import { createModuleLoader } from './module-loader.ts';
import { failureOf, type ModuleFailure, type ModuleStates } from './module-state.ts';
import { createModuleStates } from './module-states.ts';
import type { ReportFailure } from './report-failure.ts';
import { within } from './within.ts';

export interface ModuleStage {
  /** Holds a section for each page. Lives outside React's tree, which would take mounted pages down. */
  readonly element: HTMLElement;
  readonly states: Store<ModuleStates>;
  /** The release of each module that is on it, or would be. */
  readonly modules: ModuleList;
  /** The pages that threw, by their tab; the other pages of their module go on. */
  readonly crashes: Store<PageCrashes>;
  /** Tries the page of a tab again: its module anew where that could not be had, else the page alone. */
  retry(key: string, name: ModuleName): Promise<void>;
  /** A mounted page threw while rendering. */
  crashed(key: string, error: unknown): void;
}

/** Who tries again waits for files past every cache, but not for ever. */
const FILES_MS = 2_000;

export type PageCrashes = Readonly<Partial<Record<string, ModuleFailure>>>;

interface StageOptions {
  readonly modules: readonly RegistryModule[];
  readonly tabs: PageTabs;
  /** The platform as the page of a tab sees it. Read when a page mounts: platform and stage need each other. */
  readonly platformOf: (key: string) => Platform;
  /** Drops a module's answers: a page that fell over one would fall over its cached copy again. */
  readonly forgetAnswers: (name: ModuleName) => void;
  /** Nothing is mounted before: a console that opens locked has nothing behind its lock. */
  readonly whenOpen: Promise<void>;
  /** Is told of whatever could not be shown. */
  readonly report: ReportFailure;
}

/** A page that has its place on the stage. */
interface StagedPage {
  readonly module: RegistryModule;
  readonly section: HTMLElement;
  /** single-spa's name of it, once its module is there. */
  app: string | null;
}

/**
 * Mounts the live pages of remote modules: each is an application of single-spa with a section of its own.
 * A page that is not shown stays mounted and unseen until its tab closes or others were used since.
 * Modules are fetched before single-spa hears of their pages: it changes its applications one after the
 * other, and would let every page wait for one that does not come.
 */
export function createModuleStage({
  modules,
  tabs,
  platformOf,
  forgetAnswers,
  whenOpen,
  report,
}: StageOptions): ModuleStage {
  const element = document.createElement('div');
  const states = createModuleStates(() => performance.now());
  const crashes = createStore<PageCrashes>({});
  const loader = createModuleLoader({ modules, states, report });
  const staged = new Map<string, StagedPage>();
  let count = 0;

  const crashed = (key: string, error: unknown): void => {
    const failure = failureOf(isOfFiles(error) ? 'load' : 'crash', error, performance.now());
    crashes.set({ ...crashes.get(), [key]: failure });
    const page = staged.get(key);
    if (page) report(loader.modules.of(page.module), failure);
  };
  const put = (key: string, module: RegistryModule): void => {
    const section = document.createElement('section');
    section.dataset['module'] = module.name;
    element.append(section);
    const page: StagedPage = { module, section, app: null };
    staged.set(key, page);
    loader.load(module).then(
      (remote) => {
        // Closed meanwhile, or tried anew.
        if (staged.get(key) !== page) return;
        count += 1;
        // A number, because a page closed may be opened again.
        page.app = `${module.name}:${count}`;
        const platform = platformOf(key);
        const app = inSection(remote, { platform, section, onMounted: () => states.ready(module.name) });
        registerApplication({ name: page.app, app: () => Promise.resolve(app), activeWhen: () => true });
      },
      () => {
        if (staged.get(key) === page) void take(key);
      },
    );
  };
  const take = async (key: string): Promise<void> => {
    const page = staged.get(key);
    if (!page) return;
    staged.delete(key);
    page.section.hidden = true;
    crashes.set(without(crashes.get(), key));
    if (page.app !== null) await unregisterApplication(page.app);
    page.section.remove();
  };
  const sync = (): void => {
    const shown = tabs.get();
    const wanted = livePages(shown);
    for (const key of [...staged.keys()]) if (!wanted.includes(key)) void take(key);
    for (const key of wanted) {
      const tab = shown.tabs.find((other) => other.key === key);
      const view = tab && tabs.viewOf(tab.address);
      if (view?.kind !== 'remote' || staged.has(key)) continue;
      // A module that could not be had is asked for again when its reader says so.
      if (states.get()[view.module.name]?.status !== 'failed') put(key, view.module);
    }
    for (const [key, { section }] of staged) section.hidden = key !== shown.active;
  };

  addErrorHandler((error) => {
    const [key] = [...staged].find(([, { app }]) => app === error.appOrParcelName) ?? [];
    if (key !== undefined) crashed(key, error);
  });
  registerPlugins([integrityPlugin(loader.modules)]);
  void whenOpen.then(() => {
    sync();
    tabs.subscribe(sync);
  });
  start({ urlRerouteOnly: true });
  return {
    element,
    states,
    modules: loader.modules,
    crashes,
    crashed,
    async retry(key, name) {
      forgetAnswers(name);
      const page = staged.get(key);
      // What still cannot be had is met again by the page.
      if (page && crashes.get()[key]?.kind === 'load')
        await within(FILES_MS, fetchAnew(loader.modules.of(page.module))).catch(() => undefined);
      if (states.get()[name]?.status === 'failed') {
        states.retrying(name);
        await loader.renew();
      }
      await take(key);
      sync();
    },
  };
}

/** A page's own files are fetched when it is shown, each chunk by its bundler. */
const isOfFiles = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

interface Placed {
  readonly platform: Platform;
  readonly section: HTMLElement;
  readonly onMounted: () => void;
}

/** A module's lifecycles for one page, in its section. */
function inSection(remote: Lifecycles, { platform, section, onMounted }: Placed): Lifecycles {
  const props = { platform, domElement: section };
  return {
    bootstrap: () => remote.bootstrap(props),
    async mount() {
      await remote.mount(props);
      onMounted();
    },
    unmount: () => remote.unmount(props),
  };
}

const without = (crashes: PageCrashes, key: string): PageCrashes =>
  Object.fromEntries(Object.entries(crashes).filter(([other]) => other !== key));
