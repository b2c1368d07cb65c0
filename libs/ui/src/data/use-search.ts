import { useState, useSyncExternalStore } from 'react';

/**
 * The query of this page's address and a way to replace it. Works on the history itself, because the
 * router is each module's own.
 */
export function useSearch(): readonly [search: string, replace: (search: string) => void] {
  const [page] = useState(followPage);
  return [useSyncExternalStore(subscribe, page.read), page.replace];
}

/** Told after a replace: history calls raise no event of their own. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * A page being left keeps seeing its last query until it is unmounted, and may no longer write: the address
 * is another page's by then.
 */
function followPage(): { read(): string; replace(next: string): void } {
  const path = window.location.pathname;
  let search = window.location.search;
  const here = (): boolean => window.location.pathname === path;
  return {
    read() {
      if (here()) search = window.location.search;
      return search;
    },
    replace(next) {
      const current = new URLSearchParams(window.location.search).toString();
      if (!here() || next === current) return;
      window.history.replaceState(
        window.history.state,
        '',
        path + (next && `?${next}`) + window.location.hash,
      );
      for (const listener of [...listeners]) listener();
    },
  };
}
