import type { ModuleName, RegistryModule } from '@console/contract-core';
import { createStore, type Lifecycles, type Platform, type Store } from '@console/platform';
import { registerPlugins } from '@module-federation/enhanced/runtime';
import { addErrorHandler, registerApplication, start, unregisterApplication } from 'single-spa';
import type { PageTabs } from '../tabs/create-page-tabs.ts';
import { livePages } from '../tabs/tab-state.ts';
import { fetchAgain } from './fetch-again.ts';
import { integrityPlugin } from './integrity-plugin.ts';
import type { ModuleList } from './module-list.ts';
import { createModuleLoader } from './module-loader.ts';
import { failureOf, type ModuleFailure, type ModuleStates } from './module-state.ts';
import { createModuleStates } from './module-states.ts';
import type { ReportFailure } from './report-failure.ts';
import { within } from './within.ts';

export interface ModuleStage {
  /** Contains a section for each page. Outside React's tree, which would unmount pages. */
  readonly element: HTMLElement;
  readonly states: Store<ModuleStates>;
  /** The release of each module that is mounted, or would be. */
  readonly modules: ModuleList;
  /** The pages that threw, by their tab; the other pages of their module go on. */
  readonly crashes: Store<PageCrashes>;
  /** Tries the page of a tab again: loads its module again if that failed, else mounts the page alone. */
  retry(key: string, name: ModuleName): Promise<void>;
  /** Records that a mounted page threw while rendering. */
  crashed(key: string, error: unknown): void;
}

/** Milliseconds a retry waits for files fetched past every cache. */
const FILES_MS = 2_000;

export type PageCrashes = Readonly<Partial<Record<string, ModuleFailure>>>;

interface StageOptions {
  readonly modules: readonly RegistryModule[];
  readonly tabs: PageTabs;
  /** The platform as the page of a tab sees it. Read when a page mounts: platform and stage need each other. */
  readonly platformOf: (key: string) => Platform;
  /** Drops a module's cached answers: a page that crashed on one would crash on its cached copy again. */
  readonly forgetAnswers: (name: ModuleName) => void;
  /** Nothing is mounted before it resolves: a console that opens locked has nothing behind its lock. */
  readonly whenOpen: Promise<void>;
  /** Called with each page or module that could not be shown. */
  readonly report: ReportFailure;
}

/** A page that has its place on the stage. */
interface StagedPage {
  readonly module: RegistryModule;
  readonly section: HTMLElement;
  /** single-spa's name for it, once its module has loaded. */
  app: string | null;
}

/**
 * The stage that mounts the live pages of remote modules: each is an application of single-spa with a
 * section of its own. A page that is not shown stays mounted and hidden until its tab closes or enough
 * others were used since. Modules are fetched before single-spa knows of their pages: it changes its
 * applications one after the other, so one module that does not load would delay every page.
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
  const loader = createModuleLoader({ modules, states, report, onArrived: () => sync() });
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
        // Closed meanwhile, or tried again.
        if (staged.get(key) !== page) return;
        count += 1;
        // Numbered, because a closed page may be opened again.
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
      // A module that failed to load is loaded again only when its reader asks.
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
      // Files that still fail are reported again by the page.
      if (page && crashes.get()[key]?.kind === 'load')
        await within(FILES_MS, fetchAgain(loader.modules.of(page.module))).catch(() => undefined);
      if (states.get()[name]?.status === 'failed') {
        states.retrying(name);
        await loader.renew();
      }
      await take(key);
      sync();
    },
  };
}

/** Whether the error is a chunk that failed to load: a page's own files are fetched when it is shown. */
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
