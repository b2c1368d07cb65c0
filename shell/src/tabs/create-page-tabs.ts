import type { RegistryModule } from '@console/contract-core';
import { createStore, pageTitle, type CanNeed, type PlatformPage, type Store } from '@console/platform';
import { routeView, type RouteView } from '../modules/route-view.ts';
import { viewTitle } from '../modules/view-title.ts';
import { createTabPage, type TabPage } from './create-tab-page.ts';
import { readTabs, storeTabs } from './stored-tabs.ts';
import { tabKey } from './tab-key.ts';
import { activate, close, EMPTY_TABS, HOME_KEY, rename, visit, type TabState } from './tab-state.ts';

export interface PageTabsOptions {
  readonly modules: readonly RegistryModule[];
  readonly can: (need: CanNeed) => boolean;
  /** Whose tabs: another user of this browser tab has others. */
  readonly owner: string;
}

/** What is shown, and which pages stand open beside it. */
export interface Shown extends TabState {
  readonly view: RouteView;
}

export interface PageTabs extends Store<Shown> {
  /** The page of a tab as its tree knows it. */
  page(key: string): PlatformPage;
  /** What a tab shows. */
  viewOf(address: string): RouteView;
  /** To a path of this origin. An open page asked for without a query is shown as it was left. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  close(keys: readonly string[]): void;
}

/** The open pages of this browser tab, by its address. The address is the truth; tabs follow it. */
export function createPageTabs({ modules, can, owner }: PageTabsOptions): PageTabs {
  const pages = new Map<string, TabPage>();
  const viewOf = (address: string): RouteView => routeView(modules, can, address.replace(/\?.*$/, ''));
  const restored = readTabs(owner).filter(({ address }) => ['remote', 'own'].includes(viewOf(address).kind));
  const store = createStore<Shown>({ ...EMPTY_TABS, tabs: restored, view: { kind: 'home' } });

  const set = (state: TabState): void => {
    const address = here();
    store.set({ ...state, view: viewOf(address) });
    storeTabs(owner, state.tabs);
    for (const [key, page] of pages) page.show(key === state.active, address);
    const title = state.tabs.find(({ key }) => key === state.active)?.title ?? viewTitle(viewOf(address));
    document.title = pageTitle(title);
  };
  const follow = (): void => {
    const address = here();
    const view = viewOf(address);
    const key = tabKey(view, window.location.search);
    if (key === null || key === HOME_KEY) set(activate(store.get(), key));
    else set(visit(store.get(), { key, address, title: viewTitle(view) }));
  };
  const navigate: PageTabs['navigate'] = (to, { replace = false } = {}) => {
    const url = asLeft(new URL(to, window.location.href));
    if (url.origin !== window.location.origin) throw new Error('navigation stays on this origin');
    const same = url.href === window.location.href;
    if (replace || same) window.history.replaceState(window.history.state, '', url);
    else window.history.pushState(null, '', url);
    follow();
  };
  const asLeft = (url: URL): URL => {
    const key = tabKey(viewOf(url.pathname), url.search);
    const open = url.search === '' ? store.get().tabs.find((tab) => tab.key === key) : undefined;
    return open ? new URL(open.address, url) : url;
  };

  follow();
  window.addEventListener('popstate', follow);
  return {
    get: store.get,
    subscribe: store.subscribe,
    viewOf,
    navigate,
    page(key) {
      const kept = pages.get(key);
      if (kept) return kept;
      const address = store.get().tabs.find((tab) => tab.key === key)?.address ?? here();
      const page = createTabPage({
        address,
        shown: store.get().active === key,
        onReplaced: follow,
        onTitle: (title) => set(rename(store.get(), key, title)),
      });
      pages.set(key, page);
      return page;
    },
    close(keys) {
      const before = store.get();
      const after = close(before, keys);
      for (const key of keys) pages.delete(key);
      if (after.active === before.active) return set(after);
      store.set({ ...before, ...after, active: before.active });
      navigate(after.tabs.find(({ key }) => key === after.active)?.address ?? '/');
    },
  };
}

const here = (): string => window.location.pathname + window.location.search;
