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
    replaceSearch(next, { step = false } = {}) {
      if (!isShown()) return;
      const to = path + (next && `?${next}`);
      if (step) window.history.pushState(null, '', to);
      else window.history.replaceState(window.history.state, '', to);
      address.set(here());
    },
    back: () => undefined,
    setTitle(title) {
      document.title = title;
    },
    setUnsaved: () => undefined,
  };
}
