import { matchRoute, normalisePath, type MenuEntry, type PageRoute } from '@console/contract-core';
import type { RouteView } from '../../core/modules/route-view.ts';
import type { MenuGroup } from '../../core/menu/menu-groups.ts';

/**
 * The path of the menu entry to mark for the shown page: its own, else the one that its query names, else the
 * nearest entry above it, else the first beside it, else the first of its module.
 * @param search the query of the page's address
 */
export function activePath(view: RouteView, groups: readonly MenuGroup[], search = ''): string | null {
  if (view.kind === 'home') return '/';
  if (view.kind !== 'remote' && view.kind !== 'own') return null;
  const entries = groups.flatMap((group) => group.entries);
  const own = matchRoute(entries, view.route.path);
  if (own !== null || view.kind === 'own') return own?.path ?? null;
  const siblings = entries.filter((entry) => matchRoute(view.module.routes, entry.path) !== null);
  const near =
    named(siblings, view.route, search) ??
    above(siblings, view.route.path) ??
    beside(siblings, view.route.path) ??
    siblings[0];
  return near?.path ?? null;
}

/** `/etfdatabase/industry` of an industry's page with `type=etf`. */
function named(entries: readonly MenuEntry[], { under }: PageRoute, search: string): MenuEntry | undefined {
  if (under === undefined) return undefined;
  const value = new URLSearchParams(search).get(under.key);
  const [, path] = Object.entries(under.paths).find(([name]) => name === value) ?? [null, under.otherwise];
  return path === undefined ? undefined : (matchRoute(entries, path) ?? undefined);
}

/** `/investment/istyle` of `/investment/istyle/detail`; the nearest one where several are above. */
function above(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  const page = normalisePath(path);
  return entries
    .filter((entry) => page.startsWith(`${normalisePath(entry.path)}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
}

/** `/divisor/list` of `/divisor/detail`. */
function beside(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  return entries.find((entry) => folderOf(entry.path) === folderOf(path));
}

const folderOf = (path: string): string => normalisePath(path).replace(/\/[^/]*$/, '');
