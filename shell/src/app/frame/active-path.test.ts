import { splitAddress, type MenuEntry } from '@console/contract-core';
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
    routes: [
      ...['/i/overview', '/i/style', '/i/style/detail', '/i/elsewhere', '/f/list', '/f/detail'].map(route),
      { ...route('/i/one'), under: { key: 'type', paths: { style: '/i/style', gone: '/f/gone' } } },
      { ...route('/i/two'), under: { key: 'type', paths: { list: '/f/list' }, otherwise: '/i/style' } },
    ],
    menu: [entry('/i/overview', 1), entry('/i/style', 2), entry('/f/list', 3)],
  }),
];
const pages = { own: SHELL_PAGES, modules };
const can = (): boolean => true;
const active = (address: string): string | null => {
  const { path, search } = splitAddress(address);
  return activePath(routeView(pages, can, path), menuGroups(pages, can), search);
};

it.each([
  ['/', '/'],
  ['/i/style', '/i/style'],
  ['/I/Style', '/i/style'],
  ['/i/style/detail', '/i/style'],
  ['/i/elsewhere', '/i/overview'],
  ['/f/detail', '/f/list'],
  ['/i/one?row=1&type=style', '/i/style'],
  ['/i/one?row=1&type=other', '/i/overview'],
  ['/i/one?row=1&type=gone', '/i/overview'],
  ['/i/one?type=constructor', '/i/overview'],
  ['/i/one', '/i/overview'],
  ['/i/two', '/i/style'],
  ['/i/two?type=list', '/f/list'],
  ['/system/users', '/system/users'],
  ['/profile', null],
  ['/404', null],
])('at %s the menu marks %s', (path, marked) => {
  expect(active(path)).toBe(marked);
});
