import { PlatformProvider, type Platform } from '@console/platform';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { MenuGroup } from '../../core/menu/menu-groups.ts';
import { Sider } from './sider.tsx';

const entry = (path: string, title: string, order: number) => ({
  path,
  title,
  order,
  icon: 'bank' as const,
  group: '数据库' as const,
  needs: 'signed-in' as const,
});

const GROUPS: readonly MenuGroup[] = [
  { title: '数据库', entries: [entry('/a', '公司数据库', 1), entry('/b', '行业数据库', 2)] },
];

const sider = (active: string): ReactElement => (
  <PlatformProvider value={{} as unknown as Platform}>
    <Sider groups={GROUPS} active={active} version="0.1.0" />
  </PlatformProvider>
);

test('the entry of the shown page is scrolled into view: it may be below the others', () => {
  const shown: string[] = [];
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    shown.push(this.textContent ?? '');
  };
  const { rerender } = render(sider('/a'));
  rerender(sider('/b'));
  expect(shown).toEqual(['公司数据库', '行业数据库']);
  expect(screen.getByRole('link', { name: '行业数据库' }).getAttribute('aria-current')).toBe('page');
});
