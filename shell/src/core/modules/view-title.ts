import type { RouteView } from './route-view.ts';

/** The title of a page before it sets its own. */
export function viewTitle(view: RouteView): string {
  if (view.kind === 'home') return '首页';
  if (view.kind === 'broken') return '服务器出错';
  return view.kind === 'missing' ? '页面不存在' : view.route.title;
}
