import type { RegistryModule } from '@console/contract-core';
import { pageTitle, type Platform } from '@console/platform';
import { storeVisit } from '../home/recent-visits.ts';
import { routeView, type RouteView } from '../modules/route-view.ts';
import { locationStore } from './location-store.ts';

/** A page counts as visited once looked at this long; by then it has named itself. */
const VISIT_MS = 1_000;

interface FollowOptions {
  readonly modules: readonly RegistryModule[];
  readonly platform: Platform;
}

/** Names each page in the browser's tab, before the module may name it better, and keeps recent visits. */
export function followPages({ modules, platform }: FollowOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let named = '';
  const follow = (): void => {
    const { pathname } = window.location;
    const view = routeView(modules, platform.can, pathname);
    if (pathname !== named) document.title = pageTitle(viewTitle(view));
    named = pathname;
    clearTimeout(timer);
    if (view.kind !== 'remote' && view.kind !== 'own') return;
    timer = setTimeout(() => {
      const title = document.title.slice(0, -pageTitle('').length).replace(/ · $/, '') || view.route.title;
      storeVisit(platform.session.userId, {
        path: locationStore.get(),
        title,
        page: view.route.title,
        at: platform.window.get()?.now() ?? 0,
      });
    }, VISIT_MS);
  };
  follow();
  locationStore.subscribe(follow);
}

export function viewTitle(view: RouteView): string {
  if (view.kind === 'home') return '首页';
  return view.kind === 'missing' ? '页面不存在' : view.route.title;
}
