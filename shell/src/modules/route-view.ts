import { matchRoute, normalisePath, type PageRoute, type RegistryModule } from '@console/contract-core';
import type { CanNeed } from '@console/platform';
import { SHELL_PAGES, type ShellPage } from '../pages/shell-pages.ts';

/** What the content area shows at an address. */
export type RouteView =
  | { readonly kind: 'home' }
  | { readonly kind: 'own'; readonly route: ShellPage }
  | { readonly kind: 'remote'; readonly module: RegistryModule; readonly route: PageRoute }
  | { readonly kind: 'forbidden'; readonly route: PageRoute }
  | { readonly kind: 'missing' };

/** Document 1 §2: the data home is the console's home. */
const HOME_PATHS = ['/', '/investment/edatabase/getdata'];

export function routeView(
  modules: readonly RegistryModule[],
  can: (need: CanNeed) => boolean,
  pathname: string,
): RouteView {
  if (HOME_PATHS.includes(normalisePath(pathname))) return { kind: 'home' };
  const own = matchRoute(SHELL_PAGES, pathname);
  if (own !== null) return can(own.needs) ? { kind: 'own', route: own } : { kind: 'forbidden', route: own };
  for (const module of modules) {
    const route = matchRoute(module.routes, pathname);
    if (route !== null)
      return can(route.needs) ? { kind: 'remote', module, route } : { kind: 'forbidden', route };
  }
  return { kind: 'missing' };
}
