import type { RouteView } from '../modules/route-view.ts';
import { HOME_KEY } from './tab-state.ts';

/**
 * The key of the tab that shows a page. A page with several paths has one; the query keys that its route
 * names as its subject distinguish tabs of the same page. Null for pages that have no tab.
 */
export function tabKey(view: RouteView, search: string): string | null {
  if (view.kind === 'home') return HOME_KEY;
  if (view.kind !== 'remote' && view.kind !== 'own') return null;
  const owner = view.kind === 'remote' ? view.module.name : 'shell';
  const query = new URLSearchParams(search);
  const subject = (view.route.subject ?? []).map((name) => query.get(name) ?? '');
  return [owner, view.route.title, ...subject].map(encodeURIComponent).join('/');
}
