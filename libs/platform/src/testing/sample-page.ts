import type { PlatformPage } from '../page.ts';
import { createStore } from '../store.ts';

/** A page's address as the shell keeps it, for tests. */
export function samplePage(): PlatformPage {
  const here = (): string => window.location.pathname + window.location.search;
  const path = window.location.pathname;
  const address = createStore(here());
  const isShown = (): boolean => window.location.pathname === path;
  window.addEventListener('popstate', () => {
    if (isShown()) address.set(here());
  });
  return {
    address,
    shown: createStore(true),
    replaceSearch(next) {
      if (!isShown()) return;
      window.history.replaceState(window.history.state, '', path + (next && `?${next}`));
      address.set(here());
    },
    setTitle(title) {
      document.title = title;
    },
    setUnsaved: () => undefined,
  };
}
