import type { MenuEntry } from '@console/contract-core';
import { aModule } from '../../core/modules/module-sample.ts';
import { routeView } from '../../core/modules/route-view.ts';
import { SHELL_PAGES } from '../pages/shell-pages.ts';
import { activePath } from './active-path.ts';
import { menuGroups } from '../../core/menu/menu-groups.ts';

const entry = (path: string, order: number): MenuEntry => ({
  group: '投资研究',
  title: path,
  icon: 'stock',
  needs: 'x',
  path,
  order,
});
const route = (path: string) => ({ path, title: path, needs: 'x' });

const modules = [
  aModule({
    name: 'invest',
    routes: ['/i/overview', '/i/style', '/i/style/detail', '/i/elsewhere', '/f/list', '/f/detail'].map(route),
    menu: [entry('/i/overview', 1), entry('/i/style', 2), entry('/f/list', 3)],
  }),
];
const pages = { own: SHELL_PAGES, modules };
const can = (): boolean => true;
const active = (path: string): string | null =>
  activePath(routeView(pages, can, path), menuGroups(pages, can));

it.each([
  ['/', '/'],
  ['/i/style', '/i/style'],
  ['/I/Style', '/i/style'],
  ['/i/style/detail', '/i/style'],
  ['/i/elsewhere', '/i/overview'],
  ['/f/detail', '/f/list'],
  ['/system/users', '/system/users'],
  ['/profile', null],
  ['/404', null],
])('at %s the menu marks %s', (path, marked) => {
  expect(active(path)).toBe(marked);
});
