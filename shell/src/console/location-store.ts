import type { Store } from '@console/platform';

/**
 * The path and query of the page. Single-spa announces every change of the address, a module's own
 * included, as popstate.
 */
export const locationStore: Store<string> = {
  get: () => window.location.pathname + window.location.search,
  subscribe(listener) {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

/** To a path of this origin. The same address again only replaces the entry. */
export function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  const url = new URL(to, window.location.href);
  if (url.origin !== window.location.origin) throw new Error('navigation stays on this origin');
  if (replace || url.href === window.location.href) window.history.replaceState(null, '', url);
  else window.history.pushState(null, '', url);
}
