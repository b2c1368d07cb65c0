import { matchRoute, normalisePath, type PageRoute, type RegistryModule } from '@console/contract-core';
import type { CanNeed } from '@console/platform';
import type { ShellPage } from '../menu/shell-page.ts';

/** What the content area shows at an address. */
export type RouteView =
  | { readonly kind: 'home' }
  | { readonly kind: 'own'; readonly route: ShellPage }
  | { readonly kind: 'remote'; readonly module: RegistryModule; readonly route: PageRoute }
  | { readonly kind: 'forbidden'; readonly route: PageRoute }
  | { readonly kind: 'missing' }
  /** The page for server failures: failures of a whole page lead here. */
  | { readonly kind: 'broken' };

/** Document 1 §2: the data home is the console's home. */
const HOME_PATHS = ['/', '/investment/edatabase/getdata'];

/** Document 3 §2.24: the error pages have addresses of their own. */
const ERROR_VIEWS: Readonly<Partial<Record<string, RouteView>>> = {
  '/403': { kind: 'forbidden', route: { path: '/403', title: '没有权限', needs: [] } },
  '/404': { kind: 'missing' },
  '/500': { kind: 'broken' },
};

/** Every page there is: the shell's own, and those of its modules. */
export interface AllPages {
  readonly own: readonly ShellPage[];
  readonly modules: readonly RegistryModule[];
}

export function routeView(
  { own: ownPages, modules }: AllPages,
  can: (need: CanNeed) => boolean,
  pathname: string,
): RouteView {
  if (HOME_PATHS.includes(normalisePath(pathname))) return { kind: 'home' };
  const error = ERROR_VIEWS[normalisePath(pathname)];
  if (error) return error;
  const own = matchRoute(ownPages, pathname);
  if (own !== null) return can(own.needs) ? { kind: 'own', route: own } : { kind: 'forbidden', route: own };
  for (const module of modules) {
    const route = matchRoute(module.routes, pathname);
    if (route !== null)
      return can(route.needs) ? { kind: 'remote', module, route } : { kind: 'forbidden', route };
  }
  return { kind: 'missing' };
}
