import { splitAddress } from '@console/contract-core';
import { createStore, pageTitle, type CanNeed, type PlatformPage, type Store } from '@console/platform';
import { setDocumentTitle } from './document-title.ts';
import { routeView, type AllPages, type RouteView } from '../modules/route-view.ts';
import { viewTitle } from '../modules/view-title.ts';
import { createTabPage, type TabPage } from './create-tab-page.ts';
import { readTabs, storeTabs } from './stored-tabs.ts';
import { tabKey } from './tab-key.ts';
import {
  activate,
  cameFrom,
  close,
  EMPTY_TABS,
  HOME_KEY,
  mark,
  rename,
  visit,
  type Origin,
  type PageTab,
  type TabState,
} from './tab-state.ts';

export interface PageTabsOptions {
  readonly pages: AllPages;
  readonly can: (need: CanNeed) => boolean;
  /** The id of the tabs' user: another user of this browser tab has other tabs. */
  readonly owner: string;
}

/** The shown page, and the pages open beside it. */
export interface Shown extends TabState {
  readonly view: RouteView;
  /** Tabs with unsaved changes whose closing waits for confirmation. */
  readonly closing: readonly string[] | null;
}

export interface PageTabs extends Store<Shown> {
  /** The page of a tab as its tree knows it. */
  page(key: string): PlatformPage;
  /** The view of an address. */
  readonly viewOf: (address: string) => RouteView;
  /** Goes to a path of this origin. An open page requested without a query is shown as it was left. */
  navigate(to: string, options?: { readonly replace?: boolean }): void;
  /** Shows an open page, or home, as it was left: no step from the page shown before. */
  show(key: string): void;
  /** Puts the open tabs in another order, or changes them. */
  arrange(tabs: readonly PageTab[]): void;
  /** Closes tabs; asks first when one of them would lose something. */
  close(keys: readonly string[]): void;
  /** The answer to what `close` asked. */
  answerClosing(close: boolean): void;
}

/**
 * The open pages of this browser tab, by its address. The address decides; tabs follow it. Made before
 * single-spa starts, which would delay the browser's own navigation until its applications have changed.
 */
export function createPageTabs({ pages: all, can, owner }: PageTabsOptions): PageTabs {
  const pages = new Map<string, TabPage>();
  const viewOf = (address: string): RouteView => routeView(all, can, splitAddress(address).path);
  const keyOf = (address: string): string | null => tabKey(viewOf(address), splitAddress(address).search);
  const tabs = restoredTabs(readTabs(owner), { viewOf, keyOf });
  const store = createStore<Shown>({ ...EMPTY_TABS, tabs, view: { kind: 'home' }, closing: null });
  let followed = '';
  // Where the step under way comes from. Single-spa announces a step while it is taken, before `go` follows it.
  let came: Origin | null = null;

  const set = (state: TabState): void => {
    const address = here();
    followed = address;
    store.set({ ...state, view: viewOf(address), closing: null });
    storeTabs(owner, state.tabs);
    for (const [key, page] of pages) {
      page.show(key === state.active, address);
      if (key !== HOME_KEY && !state.tabs.some((tab) => tab.key === key)) pages.delete(key);
    }
    const title = state.tabs.find(({ key }) => key === state.active)?.title ?? viewTitle(viewOf(address));
    setDocumentTitle(pageTitle(title));
  };
  const follow = (): void => {
    const address = here();
    // Single-spa announces every navigation a second time.
    if (address === followed) return;
    const key = keyOf(address);
    if (key === null || key === HOME_KEY) return set(activate(store.get(), key));
    const state = visit(store.get(), { key, address, title: viewTitle(viewOf(address)) });
    set(came ? cameFrom(state, key, came) : state);
  };
  const go = (to: string, from: Origin | null, replace = false): void => {
    const url = new URL(to, window.location.href);
    if (url.origin !== window.location.origin) throw new Error('navigation stays on this origin');
    const target = replace ? url : asLeft(url);
    came = from;
    if (replace || target.href === window.location.href)
      window.history.replaceState(window.history.state, '', target);
    else window.history.pushState(null, '', target);
    follow();
    came = null;
  };
  const addressOf = (key: string): string | undefined =>
    key === HOME_KEY ? '/' : store.get().tabs.find((tab) => tab.key === key)?.address;
  const back = (key: string, fallback: string, step: boolean): void => {
    const from = store.get().tabs.find((tab) => tab.key === key)?.from;
    if (!from && step && window.history.length > 1) window.history.back();
    else go(from ? (addressOf(from.key) ?? from.address) : fallback, null);
  };
  const asLeft = (url: URL): URL => {
    const key = url.search === '' ? keyOf(url.pathname) : null;
    const open = store.get().tabs.find((tab) => tab.key === key);
    return open ? new URL(open.address, url) : url;
  };
  const closeNow = (keys: readonly string[]): void => {
    const after = close(store.get(), keys);
    const next = after.tabs.find(({ key }) => key === after.active)?.address ?? '/';
    const moves = after.active !== store.get().active;
    // The closed page's history entry is replaced: the browser's Back must not open it again.
    if (moves) window.history.replaceState(null, '', next);
    set(after);
  };

  follow();
  window.addEventListener('popstate', follow);
  warnBeforeLeaving(store);
  return {
    get: store.get,
    subscribe: store.subscribe,
    viewOf,
    navigate(to, { replace = false } = {}) {
      const { active } = store.get();
      go(to, active === null || replace ? null : { key: active, address: here() }, replace);
    },
    show: (key) => go(addressOf(key) ?? '/', null),
    arrange: (tabs) => set({ ...store.get(), tabs }),
    page(key) {
      const kept = pages.get(key);
      if (kept) return kept;
      const page = createTabPage({
        address: store.get().tabs.find((tab) => tab.key === key)?.address ?? here(),
        shown: store.get().active === key,
        onReplaced: follow,
        back: (fallback, { step = false } = {}) => back(key, fallback, step),
        setTitle: (title) => set(rename(store.get(), key, title)),
        setUnsaved: (unsaved) => {
          const tab = store.get().tabs.find((other) => other.key === key);
          if (tab && (tab.unsaved ?? false) !== unsaved) set(mark(store.get(), key, unsaved));
        },
      });
      pages.set(key, page);
      return page;
    },
    close(keys) {
      const shown = store.get();
      const asks = shown.tabs.some((tab) => keys.includes(tab.key) && tab.unsaved);
      if (asks) store.set({ ...shown, closing: keys });
      else closeNow(keys);
    },
    answerClosing(closes) {
      const { closing } = store.get();
      store.set({ ...store.get(), closing: null });
      if (closes && closing) closeNow(closing);
    },
  };
}

interface Addresses {
  readonly viewOf: (address: string) => RouteView;
  keyOf(address: string): string | null;
}

/**
 * The tabs that a reload restores: pages that may still be opened, each once, under the key it has today.
 */
function restoredTabs(stored: readonly PageTab[], { viewOf, keyOf }: Addresses): readonly PageTab[] {
  const byKey = new Map<string, PageTab>();
  for (const tab of stored) {
    const { address } = tab;
    const key = keyOf(address);
    const isPage = ['remote', 'own'].includes(viewOf(address).kind);
    if (isPage && key !== null && !byKey.has(key)) byKey.set(key, { ...tab, key });
  }
  return [...byKey.values()];
}

/** Has the browser ask, in its own words, before it leaves a page with unsaved changes. */
function warnBeforeLeaving(shown: Store<Shown>): void {
  window.addEventListener('beforeunload', (event) => {
    if (shown.get().tabs.some(({ unsaved }) => unsaved)) event.preventDefault();
  });
}

const here = (): string => window.location.pathname + window.location.search;
