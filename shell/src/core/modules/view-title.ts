import type { RouteView } from './route-view.ts';

/** What a page is called before it names itself. */
export function viewTitle(view: RouteView): string {
  if (view.kind === 'home') return '首页';
  if (view.kind === 'broken') return '服务器出错';
  return view.kind === 'missing' ? '页面不存在' : view.route.title;
}
